import { style } from '@vanilla-extract/css';

/** In the colour of the text, which differs by bubble. */
export const link = style({ color: 'inherit', textDecoration: 'underline', textUnderlineOffset: 3 });
