import { style } from '@vanilla-extract/css';
import { headType, textType } from '../../theme/type.ts';
import { vars } from '../../theme/vars.css.ts';

export const head = style({ display: 'grid', gap: vars.s2, minWidth: 0 });
export const heading = style({
  display: 'grid',
  gap: vars.s1,
  minWidth: 0,
  // Below the bar at the top of the page.
  scrollMarginTop: 96,
  selectors: { '&:focus:not(:focus-visible)': { outline: 'none' } },
});
export const count = style([textType(13), { color: vars.inkQuiet }]);
export const title = style([headType(20, 'head'), { overflowWrap: 'anywhere' }]);
export const progress = style({ width: '100%', height: 8, accentColor: vars.chosen });
