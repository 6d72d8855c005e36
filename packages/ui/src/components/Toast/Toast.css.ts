import { fallbackVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { columnMiddle } from '../../theme/column-middle.css.ts';
import { footHeight } from '../../theme/foot-height.css.ts';
import { forcedColours, fromTablet } from '../../theme/media.ts';
import { headType } from '../../theme/type.ts';
import { vars } from '../../theme/vars.css.ts';
import { press } from '../private/base-button.css.ts';

/** Above the footer bar on a phone, at the lower edge on a desktop. Empty space lets presses through. */
export const place = style({
  position: 'fixed',
  zIndex: 20,
  insetInline: 0,
  translate: fallbackVar(columnMiddle, '0px'),
  bottom: `calc(${vars.bar} + ${fallbackVar(footHeight, '0px')} + ${vars.s3} + env(safe-area-inset-bottom))`,
  display: 'grid',
  justifyItems: 'center',
  paddingInline: vars.s3,
  pointerEvents: 'none',
  '@media': { [fromTablet]: { bottom: `calc(${fallbackVar(footHeight, '0px')} + ${vars.s6})` } },
});

export const quiet = style({ display: 'block' });

const rise = keyframes({ from: { transform: 'translateY(12px)', opacity: 0 } });

const toast = style({
  display: 'flex',
  alignItems: 'center',
  width: 'fit-content',
  maxWidth: 'min(480px, 100%)',
  minHeight: 52,
  margin: `${vars.s2} auto 0`,
  padding: `${vars.s1} ${vars.s1} ${vars.s1} ${vars.s4}`,
  borderRadius: vars.rCard,
  pointerEvents: 'auto',
  animation: `${rise} ${vars.calm} ${vars.ease}`,
  '@media': { [forcedColours]: { border: '1px solid CanvasText' } },
});

export const tones = styleVariants({
  info: [toast, { background: vars.ink, color: vars.inkInverse }],
  error: [toast, { background: vars.kumkum, color: vars.onKumkum }],
});

export const text = style([
  headType(15),
  { minWidth: 0, paddingBlock: vars.s2, lineHeight: vars.l13, overflowWrap: 'anywhere' },
]);

// Inside, in the colour of the text, because the page outside may have any colour.
const inside = { outline: '3px solid currentColor', outlineOffset: '-4px', boxShadow: 'none' };

export const action = style([
  press,
  headType(15),
  {
    flex: 'none',
    maxWidth: '50%',
    paddingInline: vars.s3,
    textDecoration: 'underline',
    textUnderlineOffset: '4px',
    selectors: { '&:focus-visible': inside },
  },
]);

export const close = style([
  press,
  {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    borderRadius: vars.rFull,
    selectors: { '&:focus-visible': inside },
  },
]);
