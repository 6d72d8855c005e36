import { style } from '@vanilla-extract/css';
import { textType } from '../../theme/type.ts';
import { vars } from '../../theme/vars.css.ts';

/** A short sentence in the top layer, where no box can clip it. It is positioned when it opens. */
export const note = style([
  textType(13),
  {
    display: 'none',
    position: 'fixed',
    inset: 'auto',
    width: 'max-content',
    maxWidth: 'min(260px, calc(100vw - 16px))',
    margin: 0,
    padding: `${vars.s2} ${vars.s3}`,
    border: '1px solid transparent',
    borderRadius: vars.rInput,
    background: vars.ink,
    color: vars.inkInverse,
    fontWeight: vars.wText,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    pointerEvents: 'none',
    // Browsers without popovers never show it, but screen readers still announce it.
    selectors: { '&:popover-open': { display: 'block' } },
  },
]);
