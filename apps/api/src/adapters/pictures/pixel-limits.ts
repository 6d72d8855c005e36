import type { Metadata } from 'sharp';

/** For pictures decoded row by row, whatever their size: phones produce up to 108 megapixels. */
export const PICTURE_MAX_PIXELS = 110_000_000;
/** For pictures that are in memory as a whole, such as all frames of an animation. */
export const WHOLE_MAX_PIXELS = 64_000_000;

type Known = Pick<Metadata, 'width' | 'height' | 'format' | 'isProgressive' | 'orientation'>;

/** The most pixels that a picture may have. Only a JPEG is reduced before it is rotated. */
function mostPixels({ format, isProgressive, orientation = 1 }: Known): number {
  const isByRow = !isProgressive && (format === 'jpeg' || (format === 'png' && orientation === 1));
  return isByRow ? PICTURE_MAX_PIXELS : WHOLE_MAX_PIXELS;
}

/** @returns the exceeded limit in megapixels; null if the picture may be opened */
export function exceededMegapixels(known: Known): number | null {
  const most = mostPixels(known);
  return known.width * known.height <= most ? null : most / 1e6;
}
