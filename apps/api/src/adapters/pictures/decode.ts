import sharp, { type Metadata, type OutputInfo, type Sharp, type SharpOptions } from 'sharp';
import { keptWidth, PICTURE_MAX_BYTES, PICTURE_MAX_HEIGHT } from './picture-limits.ts';
import { pictureKind, type PictureKind } from './picture-kind.ts';
import { PictureError } from './pictures.ts';
import { exceededMegapixels, PICTURE_MAX_PIXELS } from './pixel-limits.ts';

// One core per process, with only the decoders for the accepted kinds.
sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
  ],
});

const HEIC =
  'is a HEIC picture, which cannot be used here. Send it as JPEG: on an iPhone, tap Options in the share sheet and choose Most Compatible, or take it with Settings, Camera, Formats, Most Compatible.';

/** An animation, to be encoded frame by frame, or the pixels of a picture. */
export type Decoded = { readonly animation: () => Sharp; readonly pixels?: never } | { readonly pixels: Pixels };

interface Pixels {
  /** Starts from the pixels: upright, in sRGB, no larger than the stored maximum. */
  readonly open: () => Sharp;
  readonly width: number;
  readonly height: number;
  readonly isOpaque: boolean;
}

/** @throws PictureError */
export async function decode(bytes: Buffer): Promise<Decoded> {
  const kind = pictureKind(bytes);
  if (kind === null) throw new PictureError('is not a picture. Send JPEG, PNG, WebP, AVIF or GIF.');
  if (bytes.byteLength > PICTURE_MAX_BYTES) throw new PictureError('is larger than 50 MB.');
  const options: SharpOptions = { limitInputPixels: PICTURE_MAX_PIXELS, failOn: 'error' };
  const animation = () => sharp(bytes, { ...options, animated: true });
  try {
    const size = await measure(bytes, kind);
    if ((size.pages ?? 1) > 1 && kind !== 'avif' && kind !== 'heic') return { animation };
    return { pixels: await readPixels(sharp(bytes, options), size.autoOrient) };
  } catch (error) {
    if (error instanceof PictureError) throw error;
    throw new PictureError(kind === 'heic' ? HEIC : 'is damaged.');
  }
}

/** A few bytes can declare more pixels than fit in memory. */
async function measure(bytes: Buffer, kind: PictureKind): Promise<Metadata> {
  const animated = kind === 'gif' || kind === 'webp';
  const size = await sharp(bytes, { limitInputPixels: false, animated }).metadata();
  const limit = exceededMegapixels(size);
  if (limit === null) return size;
  throw new PictureError(`has ${Math.ceil((size.width * size.height) / 1e6)} megapixels; the limit is ${limit}.`);
}

/** @param upright its size after rotation */
async function readPixels(picture: Sharp, upright: { width: number; height: number }): Promise<Pixels> {
  const { data, info } = await picture
    .autoOrient()
    .resize({
      width: keptWidth(upright.width, upright.height),
      height: PICTURE_MAX_HEIGHT,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const open = () => sharp(data, { raw: sizeOf(info) });
  const isOpaque = info.channels < 4 || (await open().stats()).isOpaque;
  return { open, width: info.width, height: info.height, isOpaque };
}

const sizeOf = ({ width, height, channels }: OutputInfo) => ({ width, height, channels });
