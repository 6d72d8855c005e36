import { style } from '@vanilla-extract/css';
import { headType } from '../../theme/type.ts';
import { vars } from '../../theme/vars.css.ts';

export const skip = style([
  headType(15),
  {
    position: 'fixed',
    zIndex: 9,
    top: vars.s2,
    insetInlineStart: vars.s3,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: vars.touch,
    padding: `0 ${vars.s4}`,
    borderRadius: vars.rInput,
    background: vars.ink,
    color: vars.inkInverse,
    selectors: { '&:not(:focus)': { transform: 'translateY(-80px)' } },
  },
]);
