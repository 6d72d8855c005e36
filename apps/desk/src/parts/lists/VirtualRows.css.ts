import { style } from '@vanilla-extract/css';

/** The rows correct the place of the page themselves; the browser doing it too would move it twice. */
export const list = style({ overflowAnchor: 'none' });
