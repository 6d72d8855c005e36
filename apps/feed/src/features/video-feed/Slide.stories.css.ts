import { style } from '@vanilla-extract/css';

export const slide = style({ position: 'relative', width: 340, height: 620, overflow: 'hidden' });
export const poster = style({ width: '100%', height: '100%', objectFit: 'cover' });
export const actions = style({ position: 'absolute', insetInlineEnd: 8, bottom: 200 });
export const text = style({ position: 'absolute', insetInline: 0, bottom: 0, padding: 16 });
