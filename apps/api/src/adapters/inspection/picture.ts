import { open, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import type { UploadExtension } from '../files/file-kinds.ts';
import { HALVED_FROM_PIXELS } from '../files/upload-limits.ts';
import { pictureKind } from '../pictures/picture-kind.ts';
import { exceededMegapixels, WHOLE_MAX_PIXELS } from '../pictures/pixel-limits.ts';
import { readBmp } from './bmp.ts';
import { refused, type InspectAnswer } from './inspection.ts';

// One picture at a time on one core, with only the decoders for the accepted kinds.
sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadNsgif', 'VipsForeignLoadWebp'],
});

/** The output format of each kind, by its first bytes: phones and chats save pictures under any extension. */
const written = { jpeg: 'jpg', png: 'png', gif: 'gif', webp: 'webp', bmp: 'png' } as const satisfies Record<
  string,
  UploadExtension
>;
type Kind = keyof typeof written;

const webp = { quality: 88, effort: 2 } as const;

/** The container of a HEIC picture, followed by its brands. */
const START_BYTES = 200;

/**
 * Re-encodes a picture into `output`, which removes hidden data and a camera's metadata. Applies the rotation first,
 * because that is metadata too. A BMP becomes a PNG.
 */
export async function checkPicture(file: string, output: string): Promise<InspectAnswer> {
  const start = await readStart(file);
  const kind = start.toString('latin1', 0, 2) === 'BM' ? 'bmp' : pictureKind(start);
  if (kind === 'heic') return refused('heic');
  if (kind === null || kind === 'avif') return refused('disguised');
  const picture = await openPicture(file, kind);
  if (picture === 'too much') return refused('too much');
  if (picture === null) return refused('disguised');
  try {
    await picture.toFile(output);
  } catch {
    return refused('disguised');
  }
  return { isGood: true, written: written[kind] };
}

async function readStart(file: string): Promise<Buffer> {
  const handle = await open(file);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0);
  await handle.close();
  return buffer.subarray(0, bytesRead);
}

async function openPicture(file: string, kind: Kind): Promise<Sharp | 'too much' | null> {
  if (kind === 'bmp') {
    const pixels = readBmp(await readFile(file), WHOLE_MAX_PIXELS);
    if (pixels === null) return null;
    const { data, ...size } = pixels;
    return sharp(data, { raw: { ...size, channels: 3 } }).png({ compressionLevel: 4 });
  }
  const animated = kind === 'gif' || kind === 'webp';
  const picture = sharp(file, { limitInputPixels: false, animated, failOn: 'error', sequentialRead: true });
  const size = await picture.metadata().catch(() => null);
  if (size === null) return null;
  // An animation's height is that of all its frames together.
  if (exceededMegapixels(size) !== null) return 'too much';
  if (kind === 'gif') return picture.gif({ effort: 3 });
  if ((size.pages ?? 1) > 1) return picture.webp(webp);
  const { width, height } = size;
  const side = Math.floor(Math.max(width, height) / 2);
  const isHalved = width * height > HALVED_FROM_PIXELS[kind];
  const upright = isHalved ? picture.autoOrient().resize(side, side, { fit: 'inside' }) : picture.autoOrient();
  if (kind === 'webp') return upright.webp(webp);
  // Optimised coding would need the picture in memory twice.
  return kind === 'png' ? upright.png({ compressionLevel: 4 }) : upright.jpeg({ quality: 88, optimiseCoding: false });
}
