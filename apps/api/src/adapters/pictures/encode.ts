import type { PictureFormat, PictureVariants } from '@maidan/contract/media/picture-variants';
import type { Sharp } from 'sharp';
import { decode, type Decoded } from './decode.ts';
import { ANIMATION_MAX_WIDTH, VARIANT_MAX_BYTES, variantWidths } from './picture-limits.ts';
import type { PictureCopy, ReadPicture } from './pictures.ts';

type Encode = (picture: Sharp, quality: number) => Sharp;

/** Quality levels, from the usual one down to that for pictures so detailed that they would be too large. */
const encoders: Readonly<Record<PictureFormat | 'jpeg', { readonly encode: Encode; readonly qualities: number[] }>> = {
  avif: {
    encode: (picture, quality) => picture.avif({ quality, effort: 2, chromaSubsampling: '4:2:0' }),
    qualities: [50, 36, 22],
  },
  webp: { encode: (picture, quality) => picture.webp({ quality, effort: 3 }), qualities: [76, 56, 30] },
  jpeg: { encode: (picture, quality) => picture.jpeg({ quality, progressive: true }), qualities: [82, 66, 44] },
};

const ANIMATION = { quality: 70, effort: 2 } as const;

/** @throws PictureError */
export async function readPicture(bytes: Buffer): Promise<ReadPicture> {
  const decoded = await decode(bytes);
  if (!decoded.pixels) return readAnimation(decoded.animation());
  const { open, width, height, isOpaque } = decoded.pixels;
  const variants = { width, height, widths: variantWidths(width), formats: ['avif', 'webp'] } as const;
  return {
    ending: isOpaque ? '.jpg' : '.webp',
    bytes: await encodeWithin(open, isOpaque ? 'jpeg' : 'webp'),
    variants: { ...variants, formats: [...variants.formats], tones: isOpaque ? await readTones(open()) : [] },
  };
}

async function readAnimation(animation: Sharp): Promise<ReadPicture> {
  const { data, info } = await fitAnimation(animation, ANIMATION_MAX_WIDTH).toBuffer({ resolveWithObject: true });
  const { width, height, pageHeight = height } = info;
  const variants: PictureVariants = {
    width,
    height: pageHeight,
    widths: variantWidths(width),
    formats: ['webp'],
    tones: [],
  };
  return { ending: '.webp', bytes: data, variants };
}

const fitAnimation = (animation: Sharp, width: number): Sharp =>
  animation.resize({ width, withoutEnlargement: true }).webp(ANIMATION);

/** @throws PictureError */
export async function copyPicture(bytes: Buffer, { widths, formats }: PictureVariants): Promise<PictureCopy[]> {
  const decoded = await decode(bytes);
  const copies: PictureCopy[] = [];
  for (const width of widths) {
    for (const format of formats) copies.push({ width, format, bytes: await encodeCopy(decoded, width, format) });
  }
  return copies;
}

function encodeCopy(decoded: Decoded, width: number, format: PictureFormat): Promise<Buffer> {
  if (!decoded.pixels) return fitAnimation(decoded.animation(), width).toBuffer();
  const { open } = decoded.pixels;
  return encodeWithin(() => open().resize({ width }), format);
}

async function encodeWithin(open: () => Sharp, format: keyof typeof encoders): Promise<Buffer> {
  const { encode, qualities } = encoders[format];
  let bytes = Buffer.alloc(0);
  for (const quality of qualities) {
    bytes = await encode(open(), quality).toBuffer();
    if (bytes.byteLength <= VARIANT_MAX_BYTES) break;
  }
  return bytes;
}

/** The mean colours of the upper and the lower half. */
async function readTones(picture: Sharp): Promise<string[]> {
  const halves = await picture.resize({ width: 1, height: 2, fit: 'fill' }).removeAlpha().raw().toBuffer();
  return [0, 3].map((at) => `#${halves.toString('hex', at, at + 3)}`);
}
