import { style, styleVariants } from '@vanilla-extract/css';
import { canHover, forcedColours } from '../../theme/media.ts';
import { headType } from '../../theme/type.ts';
import { vars } from '../../theme/vars.css.ts';

export const field = style({ display: 'grid', minWidth: 0 });

export const label = style([headType(15), { paddingBottom: 6, lineHeight: vars.l13, overflowWrap: 'anywhere' }]);

export const star = style({ color: vars.kumkum });

const note = style({ paddingTop: 6, fontSize: vars.t13, lineHeight: vars.l13, overflowWrap: 'anywhere' });

export const hint = style([note, { color: vars.inkQuiet }]);

export const error = style([
  note,
  { display: 'flex', gap: 6, color: vars.kumkum, selectors: { '&:empty': { padding: 0 } } },
]);

/** The frame of every field. At least 16 px, or phones zoom in on focus. */
export const box = style({
  display: 'block',
  width: '100%',
  minWidth: 0,
  minHeight: 48,
  margin: 0,
  padding: '0 14px',
  border: `1.5px solid ${vars.lineStrong}`,
  borderRadius: vars.rInput,
  background: vars.raised,
  color: vars.ink,
  fontSize: 'max(16px, 1rem)',
  lineHeight: vars.l15,
  appearance: 'none',
  selectors: {
    '&::placeholder': { color: vars.inkQuiet, opacity: 1 },
    '&[aria-invalid="true"], &[data-invalid]': { border: `2px solid ${vars.kumkum}` },
    '&:disabled': {
      background: vars.sunk,
      borderColor: vars.line,
      color: vars.inkQuiet,
      cursor: 'not-allowed',
      // Chromium fades a disabled list.
      opacity: 1,
    },
  },
  '@media': {
    [canHover]: {
      selectors: { '&:hover:not(:disabled, [aria-invalid="true"], [data-invalid])': { borderColor: vars.ink } },
    },
    [forcedColours]: { selectors: { '&:disabled': { borderColor: 'GrayText', color: 'GrayText' } } },
  },
});

/** "l" for forms with one or two large fields, such as the login. */
export const sizes = styleVariants({ m: {}, l: { minHeight: 52, fontSize: vars.t17 } });

/** For a box with an icon at its end. */
export const wrap = style({ position: 'relative', display: 'grid' });
export const atEnd = style({
  position: 'absolute',
  insetInlineEnd: 14,
  top: 0,
  bottom: 0,
  display: 'grid',
  placeItems: 'center',
  color: vars.ink,
  pointerEvents: 'none',
});
