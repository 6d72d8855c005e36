import { vars } from '@maidan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

export const box = style({
  position: 'relative',
  overflow: 'hidden',
  width: '100%',
  background: vars.mediaGround,
  color: vars.onMedia,
  isolation: 'isolate',
});

/** Sets the height before anything has loaded, without a style attribute, which the content security policy forbids. */
export const sizer = style({ display: 'block', width: '100%', height: 'auto' });

/**
 * Far from the screen it is not rendered, and so requests no picture. Its size never depends on its content, so that
 * scroll positions stay the same.
 */
export const content = style({ position: 'absolute', inset: 0, contentVisibility: 'auto' });

/** Content that fills the box. */
export const fill = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' });
