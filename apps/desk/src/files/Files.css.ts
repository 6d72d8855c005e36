import { headType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

export const groupName = style([
  headType(15),
  { display: 'flex', width: '100%', justifyContent: 'space-between', gap: vars.s2, paddingBottom: vars.s2 },
]);

export const fileRow = style({
  display: 'flex',
  gap: vars.s3,
  paddingBottom: vars.s3,
  borderBottom: `${vars.chalk} solid ${vars.line}`,
});

export const thumb = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 72,
  height: 90,
  overflow: 'hidden',
  borderRadius: vars.rCard,
  background: vars.sunk,
  color: vars.inkQuiet,
});

export const thumbPicture = style({ width: 72, height: 90, objectFit: 'cover' });

export const progress = style({ width: '100%', height: 12, accentColor: vars.pitch });

export const picker = style([
  headType(15),
  {
    position: 'relative',
    flex: '1 1 150px',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.s2,
    minHeight: 48,
    padding: `0 ${vars.s3}`,
    border: vars.edge,
    borderRadius: vars.rFull,
    whiteSpace: 'nowrap',
    background: vars.raised,
    cursor: 'pointer',
    selectors: { '&:has(:focus-visible)': { outline: `3px solid ${vars.focus}`, outlineOffset: '2px' } },
  },
]);

export const iconPicker = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: vars.touch,
  height: 52,
  borderRadius: vars.rFull,
  selectors: {
    '&:has(:focus-visible)': { outline: `3px solid ${vars.focus}`, outlineOffset: '2px' },
    '&:has(:disabled)': { color: vars.inkQuiet },
  },
});

export const pickerInput = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});
