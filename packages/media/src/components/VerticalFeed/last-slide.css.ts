import { vars } from '@maidan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

export const ground = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  background: vars.pitch,
  color: vars.onPitch,
});

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

/** Inside the centre circle. */
export const middle = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.s4,
  maxWidth: 250,
  padding: vars.s6,
  textAlign: 'center',
});

export const button = style({ background: vars.onPitch, color: '#14180f' });
