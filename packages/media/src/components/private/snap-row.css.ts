import { canHover } from '@maidan/ui/theme/media';
import { vars } from '@maidan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

export const row = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollSnapType: 'x mandatory',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
});

export const item = style({
  flex: '0 0 100%',
  position: 'relative',
  scrollSnapAlign: 'center',
  scrollSnapStop: 'always',
  // A picture far from view is not requested yet.
  contentVisibility: 'auto',
});

/** Only for a mouse: fingers swipe, and the keyboard moves between pictures. */
const step = style({
  position: 'absolute',
  zIndex: 1,
  top: `calc(50% - ${vars.touch} / 2)`,
  display: 'none',
  '@media': { [canHover]: { display: 'block' } },
});
export const back = style([step, { left: vars.s3 }]);
export const on = style([step, { right: vars.s3 }]);
