import { style } from '@vanilla-extract/css';

/** In the box of the drawn shield, before it has loaded and after. */
export const picture = style({ aspectRatio: '5 / 6', objectFit: 'contain' });
