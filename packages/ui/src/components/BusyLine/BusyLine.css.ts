import { keyframes, style } from '@vanilla-extract/css';
import { forcedColours } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const grow = keyframes({ from: { transform: 'scaleX(0.08)' }, to: { transform: 'scaleX(0.92)' } });

/** Visible at once, then slower and slower, because the loading time is unknown. */
export const line = style({
  position: 'fixed',
  zIndex: 30,
  top: 0,
  insetInline: 0,
  height: 3,
  background: vars.signal,
  transform: 'scaleX(0.5)',
  transformOrigin: 'left',
  animation: `${grow} 8s cubic-bezier(0.1, 0.7, 0.2, 1) both`,
  pointerEvents: 'none',
  '@media': { [forcedColours]: { background: 'Highlight' } },
});
