import { fallbackVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { columnMiddle } from '../../theme/column-middle.css.ts';
import { forcedColours } from '../../theme/media.ts';
import { headType } from '../../theme/type.ts';
import { vars } from '../../theme/vars.css.ts';

/** Over the page, below the top bar: visible at any scroll position, and nothing moves. */
export const place = style({
  position: 'fixed',
  zIndex: 20,
  top: `calc(${vars.bar} + env(safe-area-inset-top) + ${vars.s3})`,
  insetInline: 0,
  translate: fallbackVar(columnMiddle, '0px'),
  display: 'grid',
  justifyItems: 'center',
  paddingInline: vars.s3,
  pointerEvents: 'none',
});

const fall = keyframes({ from: { transform: 'translateY(-12px)', opacity: 0 } });

const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.s3,
  width: `min(100%, ${vars.wColumn})`,
  minHeight: 52,
  padding: `${vars.s1} ${vars.s1} ${vars.s1} ${vars.gutter}`,
  border: `${vars.chalk} solid currentColor`,
  borderRadius: vars.rCard,
  pointerEvents: 'auto',
  animation: `${fall} ${vars.calm} ${vars.ease}`,
  '@media': { [forcedColours]: { borderColor: 'CanvasText' } },
});

/** Never colour alone: each tone has an icon. */
export const tones = styleVariants({
  success: [bar, { background: vars.turfWash, color: vars.turf }],
  error: [bar, { background: vars.kumkumWash, color: vars.kumkum }],
  info: [bar, { background: vars.sunk, color: vars.ink }],
});

export const text = style([
  headType(15),
  { flex: 1, minWidth: 0, color: vars.ink, lineHeight: vars.l13, overflowWrap: 'anywhere' },
]);

export const back = style({
  display: 'inline-block',
  marginInlineStart: vars.s2,
  color: 'inherit',
  paddingBlock: vars.s2,
});
