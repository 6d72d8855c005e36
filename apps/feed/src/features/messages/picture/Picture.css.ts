import { style } from '@vanilla-extract/css';
import { headType, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

/** The native input lies transparently over the button and receives clicks and keys. */
export const add = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  borderRadius: vars.rFull,
  selectors: {
    '&:has(:focus-visible)': { outline: `3px solid ${vars.focus}`, outlineOffset: 2 },
    '&:has(:disabled)': { color: vars.inkQuiet },
  },
});
/** The same with the button's name. */
export const addLine = style([
  add,
  {
    display: 'inline-flex',
    justifySelf: 'start',
    gap: vars.s2,
    width: 'auto',
    paddingInline: vars.s4,
    border: `1.5px solid ${vars.lineStrong}`,
    ...headType(15),
  },
]);
export const real = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
  fontSize: 0,
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

export const chosen = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.s3,
  padding: vars.s2,
  marginBottom: vars.s2,
  borderRadius: vars.rCard,
  background: vars.sunk,
});
export const preview = style({
  display: 'block',
  width: 72,
  height: 72,
  objectFit: 'cover',
  borderRadius: vars.rInput,
  background: vars.line,
});
export const facts = style({ ...textType(13), color: vars.inkQuiet, minWidth: 0, overflowWrap: 'anywhere' });
export const bar = style({ display: 'block', width: '100%', marginTop: vars.s1 });
export const error = style({ ...textType(13), color: vars.kumkum, paddingBottom: vars.s2 });
