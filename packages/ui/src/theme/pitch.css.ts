import { style } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

/**
 * The poster ground, the same in light and dark mode and on both sites. It gives every component on it chalk
 * colours: ink, edges and focus turn white, the signal is marigold.
 */
export const onPitch = style({
  background: vars.pitch,
  color: vars.onPitch,
  vars: {
    [vars.ground]: vars.pitch,
    [vars.ink]: vars.onPitch,
    [vars.inkQuiet]: vars.onPitch,
    [vars.inkInverse]: vars.pitch,
    [vars.lineStrong]: vars.onPitch,
    [vars.sunk]: '#085640',
    [vars.signal]: '#ffb000',
    [vars.signalPress]: '#f09c00',
    [vars.onSignal]: '#14180f',
    [vars.focus]: vars.onPitch,
    [vars.focusGap]: vars.pitch,
  },
});
