import { style } from '@vanilla-extract/css';

/** Off, because the list adjusts the scroll position itself and both together would move it twice. */
export const list = style({ overflowAnchor: 'none' });
