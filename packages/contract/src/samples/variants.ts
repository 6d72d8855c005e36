import type { PictureVariants } from '../media/picture-variants.ts';

export const variants: PictureVariants = {
  width: 1080,
  height: 1350,
  widths: [240, 480, 800, 1080],
  formats: ['avif', 'webp'],
  tones: ['#7a5c3e', '#20303a'],
};
