import { style } from '@vanilla-extract/css';

export const place = style({ display: 'inline-flex', maxWidth: '100%' });
export const wide = style({ display: 'grid' });
