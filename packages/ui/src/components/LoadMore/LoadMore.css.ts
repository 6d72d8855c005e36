import { style } from '@vanilla-extract/css';
import { centreCircle, halfwayLine } from '../../theme/ornament.ts';
import { vars } from '../../theme/vars.css.ts';

export const field = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  height: 176,
  overflow: 'hidden',
  selectors: { '&::before': halfwayLine, '&::after': centreCircle(148) },
});

/** The button covers the chalk that would run under its text. */
export const spot = style({
  position: 'relative',
  zIndex: 1,
  maxWidth: 'calc(100% - 48px)',
  borderRadius: '26px',
  background: vars.ground,
});
