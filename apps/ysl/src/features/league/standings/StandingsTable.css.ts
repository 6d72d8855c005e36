import { style } from '@vanilla-extract/css';
import { fromTablet } from '@maidan/ui/theme/media';
import { vars } from '@maidan/ui/theme/vars.css';

/** As tall as a name on two lines, so that no row moves when teams change places. */
export const name = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: '2lh',
  '@media': { [fromTablet]: { minHeight: '1lh' } },
});
export const ball = style({
  display: 'inline-block',
  width: '8px',
  height: '8px',
  marginInlineStart: vars.s2,
  borderRadius: '50%',
  background: vars.turf,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});
/** Reserves space, since ties come and go while the table is open. */
export const levelPlace = style({ minHeight: '64px' });
/** As wide as the longest rate, so that no column changes width. */
export const rate = style({ display: 'inline-block', minWidth: '4.5em' });
