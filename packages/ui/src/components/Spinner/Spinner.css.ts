import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const spinner = style({ display: 'inline-grid', placeItems: 'center', position: 'relative' });

export const tones = styleVariants({
  ink: [spinner, { color: vars.ink }],
  media: [spinner, { color: vars.onMedia }],
});
