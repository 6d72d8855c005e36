import type { ClipVariants } from '@maidan/contract/media/clip-variants';
import type { PictureVariants } from '@maidan/contract/media/picture-variants';
import { clipCopyName, hashOf, streamName } from '../../adapters/files/files.ts';
import type { MediaUrl } from '../../adapters/files/media-url.ts';
import type { Db } from '../../db/open-database.ts';
import { findMedia, type StoredMedia } from './media.store.ts';

type PictureFields<Field extends string> = Record<Field, string | null> &
  Record<`${Field}_variants`, PictureVariants | null>;

/** Media data of replies. */
export interface ShownMedia {
  readonly url: MediaUrl;
  /** The fields of a picture: its address and the description of its copies. */
  picture<const Field extends string>(field: Field, value: string | null): PictureFields<Field>;
  /** The sizes of a clip, ascending, and the address of its stream; null without one. */
  clip(value: string | null): { clip_variants: ClipVariants | null; clip_stream: string | null };
}

/** Where media are looked up, and where they are served. */
export interface MediaSource {
  readonly db: Db;
  readonly mediaUrl: MediaUrl;
}

/** Looks up these values in one query; a value that is not stored media is used as an address. */
export async function readShownMedia(
  { db, mediaUrl }: MediaSource,
  values: Iterable<string | null>,
): Promise<ShownMedia> {
  const known = await findMedia(db, values);
  const find = (value: string | null) => (value === null ? undefined : known.get(value));
  return {
    url: mediaUrl,
    picture(field, value) {
      const fields = { [field]: mediaUrl(value), [`${field}_variants`]: pictureVariants(find(value)) };
      return fields as PictureFields<typeof field>;
    },
    clip: (value) => clipFields(find(value), mediaUrl),
  };
}

const pictureVariants = (media: StoredMedia | undefined): PictureVariants | null =>
  media?.size && media.variants ? { ...media.size, ...media.variants } : null;

function clipFields(media: StoredMedia | undefined, mediaUrl: MediaUrl) {
  if (!media?.copies || media.copies.sizes.length < 2) return { clip_variants: null, clip_stream: null };
  const { sizes, stream } = media.copies;
  const hash = hashOf(media.id);
  const variants = sizes.map(({ side, rate }, at) => {
    return { src: mediaUrl(at === 0 ? media.id : clipCopyName(hash, side)), side, rate };
  });
  return {
    clip_variants: variants.toSorted((a, b) => a.side - b.side),
    clip_stream: stream === null ? null : mediaUrl(streamName(hash, stream, 'm3u8')),
  };
}
