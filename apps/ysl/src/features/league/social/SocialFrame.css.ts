import { style } from '@vanilla-extract/css';
import { vars } from '@maidan/ui/theme/vars.css';

/** Pixels, from the specification (section 9). Reserved before the tap too, so that nothing jumps. */
const FRAME_HEIGHT = 1200;

export const place = style({
  height: FRAME_HEIGHT,
  marginBlock: `${vars.s4} ${vars.s10}`,
  border: vars.hair,
  background: vars.sunk,
});

export const door = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.s4,
  maxWidth: '34em',
  padding: `${vars.s8} ${vars.gutter}`,
});

export const frame = style({ display: 'block', width: '100%', height: FRAME_HEIGHT, border: 0 });
