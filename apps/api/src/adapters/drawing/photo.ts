import { Image, type SKRSContext2D } from '@napi-rs/canvas';
import { readImageSize } from '../inspection/image-size.ts';

/** A larger picture would fill the memory. */
const MAX_PIXELS = 40_000_000;

/** Decodes a picture. Null if it is missing, damaged or too large. */
export async function openPhoto(bytes: Uint8Array | null): Promise<Image | null> {
  if (!bytes) return null;
  const size = readImageSize(Buffer.from(bytes));
  if (!size || size.width * size.height > MAX_PIXELS) return null;
  const photo = new Image();
  photo.src = Buffer.from(bytes);
  try {
    await photo.decode();
  } catch {
    return null;
  }
  return photo.width > 0 && photo.height > 0 ? photo : null;
}

/** Fills the rectangle with the centre of the picture. */
export function drawCovering(
  pen: SKRSContext2D,
  photo: Image,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  const scale = Math.max(width / photo.width, height / photo.height);
  const [cutWidth, cutHeight] = [width / scale, height / scale];
  const [left, top] = [(photo.width - cutWidth) / 2, (photo.height - cutHeight) / 2];
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(photo, left, top, cutWidth, cutHeight, x, y, width, height);
}
