import { style } from '@vanilla-extract/css';
import { headType } from '../../theme/type.ts';
import { vars } from '../../theme/vars.css.ts';

/** An <output> announces its content. */
export const place = style({ display: 'block' });

export const banner = style([
  headType(15),
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.s2,
    minHeight: vars.touch,
    padding: `${vars.s2} ${vars.gutter}`,
    background: vars.ink,
    color: vars.inkInverse,
    lineHeight: vars.l13,
  },
]);
