import type { Metadata } from 'sharp';

/** Of a picture that is decoded row by row, whatever its size: phones take up to 108 megapixels. */
export const PICTURE_MAX_PIXELS = 110_000_000;
/** Of one that is in memory as a whole, such as all frames of an animation. */
export const WHOLE_MAX_PIXELS = 64_000_000;

type Known = Pick<Metadata, 'width' | 'height' | 'format' | 'isProgressive' | 'orientation'>;

/** How many pixels a picture may have. Only a JPEG is made smaller before it is turned. */
function mostPixels({ format, isProgressive, orientation = 1 }: Known): number {
  const isByRow = !isProgressive && (format === 'jpeg' || (format === 'png' && orientation === 1));
  return isByRow ? PICTURE_MAX_PIXELS : WHOLE_MAX_PIXELS;
}

/** @returns the limit in megapixels that a picture is beyond; null for one that may be opened */
export function exceededMegapixels(known: Known): number | null {
  const most = mostPixels(known);
  return known.width * known.height <= most ? null : most / 1e6;
}
