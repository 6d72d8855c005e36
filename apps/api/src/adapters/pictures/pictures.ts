import type { PictureFormat, PictureVariants } from '@maidan/contract/media/picture-variants';

/** A picture ready for publication: upright, in sRGB, without a camera's data. */
export interface ReadPicture {
  /** JPEG; WebP for a transparent or animated picture. */
  readonly ending: '.jpg' | '.webp';
  readonly bytes: Uint8Array;
  /** The copies to make of it. */
  readonly variants: PictureVariants;
}

export interface PictureCopy {
  readonly width: number;
  readonly format: PictureFormat;
  readonly bytes: Uint8Array;
}

export interface PictureMaker {
  /** @throws PictureError */
  read(bytes: Buffer): Promise<ReadPicture>;
  /** @throws PictureError */
  copy(bytes: Buffer, variants: PictureVariants): Promise<PictureCopy[]>;
  close(): void;
}

/** An unusable picture; the message continues its name: "turf.jpg is damaged.". */
export class PictureError extends Error {}

/** The output: the copies for these variants, or without them the picture itself. */
export interface PictureOrder {
  readonly bytes: Buffer;
  readonly variants: PictureVariants | null;
}

export type PictureAnswer = { readonly made: ReadPicture | PictureCopy[] } | { readonly refused: string };
