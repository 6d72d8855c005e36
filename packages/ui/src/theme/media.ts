/** The two widths at which the layout changes, and the preferences of the reader's system, as media queries. */
export const fromTablet = 'screen and (min-width: 760px)';
export const fromDesk = 'screen and (min-width: 1100px)';
/** The same for `matchMedia`. */
export const deskQuery = '(min-width: 1100px)';
/** A real mouse or trackpad: hover styles belong here, or they stick after a tap. */
export const canHover = '(hover: hover) and (pointer: fine)';
export const lessMotion = '(prefers-reduced-motion: reduce)';
export const forcedColours = '(forced-colors: active)';
