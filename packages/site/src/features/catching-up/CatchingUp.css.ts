import { vars } from '@maidan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

/** In the space below a post, so that nothing moves. */
export const mark = style({
  position: 'absolute',
  insetInline: 0,
  // Above the mark on the line.
  bottom: 5,
  overflow: 'hidden',
  height: 18,
  lineHeight: '18px',
  textAlign: 'center',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  paddingInline: vars.gutter,
  fontSize: 13,
  color: vars.inkQuiet,
});
