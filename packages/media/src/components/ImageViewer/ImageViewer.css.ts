import { vars } from '@maidan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

export const viewer = style({
  position: 'fixed',
  inset: 0,
  width: '100vw',
  height: '100dvh',
  maxWidth: 'none',
  maxHeight: 'none',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  background: vars.mediaGround,
  color: vars.onMedia,
  selectors: { '&::backdrop': { background: vars.mediaGround } },
});

export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  objectFit: 'contain',
  // Two fingers enlarge, one swipes.
  touchAction: 'pan-x pinch-zoom',
});

export const counter = style({
  insetInlineStart: vars.s4,
  top: `calc(${vars.s4} + env(safe-area-inset-top))`,
  height: 36,
});

export const close = style({
  position: 'absolute',
  zIndex: 2,
  insetInlineEnd: vars.s3,
  top: `calc(${vars.s3} + env(safe-area-inset-top))`,
});
