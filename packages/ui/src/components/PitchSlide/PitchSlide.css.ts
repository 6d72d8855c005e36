import { style } from '@vanilla-extract/css';
import { onPitch } from '../../theme/pitch.css.ts';
import { headType } from '../../theme/type.ts';
import { vars } from '../../theme/vars.css.ts';

export const slide = style([
  onPitch,
  {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minHeight: 320,
    height: '100%',
    overflow: 'hidden',
    // White on the pitch: marigold would shout at the end of a film.
    vars: { [vars.signal]: '#ffffff', [vars.signalPress]: '#f0ecdf', [vars.onSignal]: '#14180f' },
  },
]);

export const lines = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  fill: 'none',
  stroke: vars.onPitch,
  strokeWidth: 2.5,
  opacity: 0.55,
});

export const centre = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.s4,
  maxWidth: 250,
  padding: vars.s2,
  textAlign: 'center',
});

export const title = style([headType(44, 'name'), { maxWidth: '5em', letterSpacing: '-0.03em' }]);
