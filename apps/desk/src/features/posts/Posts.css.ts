import { globalStyle, style } from '@vanilla-extract/css';
import { footHeight } from '@maidan/ui/theme/foot-height.css';
import { fromTablet } from '@maidan/ui/theme/media';
import { clampedTo, headType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

const sides = { paddingInline: vars.gutter, '@media': { [fromTablet]: { paddingInline: vars.s8 } } };

export const search = style([{ display: 'block', paddingBlock: `${vars.s4} ${vars.s2}`, maxWidth: 560 }, sides]);

export const list = style({ maxWidth: 960 });
export const row = style([
  sides,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.s2,
    minHeight: 80,
    paddingBlock: vars.s3,
    borderBottom: `${vars.chalk} solid ${vars.line}`,
  },
]);
export const frame = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  overflow: 'hidden',
  borderRadius: vars.rCard,
  background: vars.sunk,
  color: vars.inkQuiet,
});
export const picture = style({ width: 56, height: 56, objectFit: 'cover' });
export const name = style([headType(17, 'head'), clampedTo(2)]);
/** Within reach of the thumb, above the bottom bar. */
export const bar = style({
  position: 'sticky',
  bottom: `calc(${vars.bar} + env(safe-area-inset-bottom))`,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: vars.s2,
  padding: `${vars.s2} ${vars.gutter}`,
  background: vars.ground,
  borderTop: `${vars.chalk} solid ${vars.line}`,
  '@media': { [fromTablet]: { bottom: 0, paddingInline: vars.s8 } },
});
globalStyle(`:root:has(${bar})`, { vars: { [footHeight]: '64px' } });
