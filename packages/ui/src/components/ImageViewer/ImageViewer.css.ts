import { style } from '@vanilla-extract/css';
import { headType, tabular } from '../../theme/type.ts';
import { vars } from '../../theme/vars.css.ts';
import { appearing } from '../private/modal.css.ts';

export const panel = style([
  appearing,
  {
    display: 'grid',
    minWidth: 0,
    minHeight: 0,
    background: vars.mediaGround,
    color: vars.onMedia,
    vars: { [vars.focus]: vars.onMedia, [vars.focusGap]: vars.mediaGround },
  },
]);

export const frame = style({ position: 'relative', display: 'grid', minWidth: 0, minHeight: 0, outline: 'none' });

export const bar = style({
  position: 'absolute',
  zIndex: 1,
  top: 'env(safe-area-inset-top)',
  insetInline: 0,
  display: 'flex',
  alignItems: 'center',
  gap: vars.s2,
  padding: vars.s2,
});

export const counter = style([
  headType(13),
  tabular,
  {
    marginInline: `${vars.s2} auto`,
    padding: `${vars.s1} 10px`,
    borderRadius: vars.rInput,
    background: vars.mediaChip,
    selectors: { '&:empty': { visibility: 'hidden' } },
  },
]);

/** The platform's own swipe: pictures in a row that snaps to each. */
export const strip = style({
  display: 'flex',
  minWidth: 0,
  minHeight: 0,
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehavior: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
});

export const heldStrip = style([strip, { overflowX: 'hidden' }]);

export const slide = style({
  flex: '0 0 100%',
  display: 'grid',
  // A row with the slide's own height, because the picture's height is a percentage of it.
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
  minWidth: 0,
  height: '100%',
  overflow: 'hidden',
  scrollSnapAlign: 'center',
  scrollSnapStop: 'always',
  selectors: { '&:focus-visible': { outlineOffset: '-3px', boxShadow: 'none' } },
});

export const zoomedSlide = style([
  slide,
  { gridTemplate: 'none', placeItems: 'safe center', overflow: 'auto', overscrollBehavior: 'contain' },
]);

export const picture = style({ maxHeight: '100%', objectFit: 'contain', cursor: 'zoom-in', userSelect: 'none' });

export const zoomedPicture = style({
  maxWidth: 'none',
  cursor: 'grab',
  userSelect: 'none',
  selectors: { '&:active': { cursor: 'grabbing' } },
});

export const broken = style([headType(15), { padding: vars.s6 }]);

const aside = style({ position: 'absolute', top: `calc(50% - ${vars.touch} / 2)` });
export const before = style([aside, { left: vars.s2 }]);
export const after = style([aside, { right: vars.s2 }]);
