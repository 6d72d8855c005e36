import { style } from '@vanilla-extract/css';
import { vars } from '@maidan/ui/theme/vars.css';

/** One item of the capsule: an icon above its count. */
export const action = style({ width: '100%', color: vars.onMedia, borderRadius: vars.rCard });
export const views = style({ color: vars.onMediaQuiet });
/** The design's lighter red, which stays visible on any frame. */
export const liked = style([action, { color: '#ff5d6c' }]);
