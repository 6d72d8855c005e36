import { open, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import type { UploadExtension } from '../files/file-kinds.ts';
import { IMAGE_MAX_PIXELS } from '../files/upload-limits.ts';
import { readBmp } from './bmp.ts';
import { good, refused, type InspectAnswer } from './inspection.ts';

// One picture at a time on one core, and only the decoders of the accepted kinds.
sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadNsgif'] });

const signatures: Readonly<Partial<Record<UploadExtension, readonly string[]>>> = {
  jpeg: ['\xFF\xD8\xFF'],
  jpg: ['\xFF\xD8\xFF'],
  png: ['\x89PNG\r\n\x1A\n'],
  gif: ['GIF87a', 'GIF89a'],
  bmp: ['BM'],
};

/**
 * Re-encodes a picture into `output`, which removes hidden data and a camera's metadata. It applies the rotation first,
 * since that is metadata too. A BMP becomes a PNG.
 */
export async function checkPicture(file: string, extension: UploadExtension, output: string): Promise<InspectAnswer> {
  const start = await readStart(file);
  if (!signatures[extension]?.some((sign) => start.startsWith(sign))) return refused('disguised');
  const picture = await openPicture(file, extension);
  if (picture === 'too much') return refused('too much');
  if (picture === null) return refused('disguised');
  try {
    await picture.toFile(output);
  } catch {
    return refused('disguised');
  }
  return good;
}

async function readStart(file: string): Promise<string> {
  const handle = await open(file);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(8), 0, 8, 0);
  await handle.close();
  return buffer.toString('latin1', 0, bytesRead);
}

async function openPicture(file: string, extension: UploadExtension): Promise<Sharp | 'too much' | null> {
  if (extension === 'bmp') {
    const pixels = readBmp(await readFile(file), IMAGE_MAX_PIXELS);
    if (pixels === null) return null;
    const { data, ...size } = pixels;
    return sharp(data, { raw: { ...size, channels: 3 } }).png({ compressionLevel: 4 });
  }
  const isAnimated = extension === 'gif';
  const options = { limitInputPixels: false, animated: isAnimated, failOn: 'error', sequentialRead: true } as const;
  const picture = sharp(file, options);
  const size = await picture.metadata().catch(() => null);
  if (size === null) return null;
  // An animation's height is that of all its frames together.
  if (size.width * size.height > IMAGE_MAX_PIXELS) return 'too much';
  if (extension === 'png') return picture.autoOrient().png({ compressionLevel: 4 });
  // Optimised coding would need the picture in memory twice.
  return isAnimated ? picture.gif({ effort: 3 }) : picture.autoOrient().jpeg({ quality: 88, optimiseCoding: false });
}
