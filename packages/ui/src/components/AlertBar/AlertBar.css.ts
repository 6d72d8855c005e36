import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColours } from '../../theme/media.ts';
import { headType } from '../../theme/type.ts';
import { vars } from '../../theme/vars.css.ts';

const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.s3,
  minHeight: 52,
  padding: `${vars.s1} ${vars.s1} ${vars.s1} ${vars.gutter}`,
  borderBottom: `${vars.chalk} solid currentColor`,
  '@media': { [forcedColours]: { borderBottomColor: 'CanvasText' } },
});

/** Never the colour alone: each has its icon. */
export const tones = styleVariants({
  success: [bar, { background: vars.turfWash, color: vars.turf }],
  error: [bar, { background: vars.kumkumWash, color: vars.kumkum }],
  info: [bar, { background: vars.sunk, color: vars.ink }],
});

export const text = style([
  headType(15),
  { flex: 1, minWidth: 0, color: vars.ink, lineHeight: vars.l13, overflowWrap: 'anywhere' },
]);
