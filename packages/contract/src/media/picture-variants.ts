/** Copies of a picture in smaller sizes and better-packed formats, described next to the picture's address. */
import * as z from 'zod/mini';
import { extension, reading } from '../core/wire.ts';

/** Best first. */
export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

const pixels = z.int().check(z.positive());
const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/));

const description = z.object({
  /** The size of the picture itself, in pixels. */
  width: pixels,
  height: pixels,
  /** The widths of its copies, ascending; each exists in every format. */
  widths: z.array(pixels).check(z.minLength(1)),
  formats: z.array(z.enum(pictureFormats)).check(z.minLength(1)),
  /** Colours of its upper and lower half, shown while it loads; none for a transparent or animated picture. */
  tones: z.array(colour),
});
export type PictureVariants = z.output<typeof description>;

/** Null if the server has no copies, or if their description cannot be read. */
export const pictureVariants = extension(
  reading((value) => z.safeParse(description, value).data ?? null, z.nullable(description)),
);

/** The address of a copy: `/media/a.jpg` becomes `/media/a-480.avif`. */
export function variantAddress(address: string, width: number, format: PictureFormat): string {
  return address.replace(/\.\w+(?=$|[?#])/, `-${width}.${format}`);
}

/** A picture as a page shows it. */
export interface ShownPicture {
  readonly src: string;
  readonly width?: number;
  readonly height?: number;
  /** For the `<source>` elements of a `<picture>`, best format first. */
  readonly sources?: readonly { readonly type: string; readonly srcSet: string }[];
  readonly tones?: readonly string[];
}

/** A picture with its copies; only its address if the server describes none. */
export function shownPicture(src: string, variants: PictureVariants | null): ShownPicture;
export function shownPicture(src: string | null, variants: PictureVariants | null): ShownPicture | null;
export function shownPicture(src: string | null, variants: PictureVariants | null): ShownPicture | null {
  if (src === null || variants === null) return src === null ? null : { src };
  const { width, height, widths, formats, tones } = variants;
  const sources = formats.map((format) => ({
    type: `image/${format}`,
    srcSet: widths.map((each) => `${variantAddress(src, each, format)} ${each}w`).join(', '),
  }));
  return { src, width, height, sources, tones };
}

/** Wide enough for a card on a high-density phone. */
const POSTER_WIDTH = 720;

/** The poster of a clip: one copy for all browsers, because `poster` offers no choice of formats. */
export function posterAddress(src: string | null, variants: PictureVariants | null): string | undefined {
  const width = variants?.widths.find((each) => each >= POSTER_WIDTH) ?? variants?.widths.at(-1);
  if (src === null || width === undefined || !variants?.formats.includes('webp')) return src ?? undefined;
  return variantAddress(src, width, 'webp');
}
