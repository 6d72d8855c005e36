import { fromTablet } from '@maidan/ui/theme/media';
import { clampedTo, headType, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

export const row = style({
  width: '100%',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `2px ${vars.s3}`,
  minHeight: 64,
  padding: '12px 0',
  textAlign: 'start',
  borderBottom: `${vars.chalk} solid ${vars.line}`,
});
export const start = style({
  width: '100%',
  display: 'flex',
  alignItems: 'center',
  gap: vars.s3,
  minHeight: 64,
  padding: '12px 0',
  textAlign: 'start',
  cursor: 'pointer',
  borderBottom: `${vars.chalk} solid ${vars.line}`,
});
export const state = style([textType(13), { gridColumn: '1 / -1' }]);
export const filters = style({
  display: 'grid',
  gap: vars.s3,
  marginBottom: vars.s4,
  '@media': { [fromTablet]: { gridTemplateColumns: 'minmax(0, 1fr) 200px', maxWidth: 720 } },
});
/** Two lines of answers. */
export const clamped = style([
  textType(15),
  {
    ...clampedTo(2),
    overflowWrap: 'anywhere',
    color: vars.inkQuiet,
  },
]);
export const cell = style([clamped, { color: vars.ink }]);
export const nameButton = style([
  headType(15, 'head'),
  { minHeight: 44, textAlign: 'start', textDecoration: 'underline' },
]);
