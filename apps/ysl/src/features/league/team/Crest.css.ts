import { style } from '@vanilla-extract/css';

/** The same box as the drawn shield, before and after loading. */
export const picture = style({ aspectRatio: '5 / 6', objectFit: 'contain' });
