import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Files } from '../../adapters/files/files.ts';
import { storedMedia, storedPicture } from '../../adapters/files/media-url.ts';
import type { ImageSize } from '../../adapters/inspection/image-size.ts';
import { putCopies } from '../../adapters/pictures/put-copies.ts';
import { PictureError, type PictureMaker } from '../../adapters/pictures/pictures.ts';
import { fitsKind, mediaReferences } from '../format/media-references.ts';
import type { Pack } from '../format/pack-schema.ts';

/** How a media value is stored, and its size when it is an image of the pack. */
export interface StoredMedia {
  readonly stored: string;
  readonly size: ImageSize | null;
}

/** Finds the stored form of a media value; an address elsewhere stays as it is. */
export type FindMedia = (value: string | null) => StoredMedia | null;

export interface MediaStore {
  readonly files: Files;
  readonly pictures: PictureMaker;
  /** Whether the copies of pictures are made later by `completePictures`; until then the picture itself is sent. */
  readonly copiesLater?: boolean;
}

/** Files in memory, which keep the processes that make pictures busy. */
const AT_ONCE = 4;

export const findIn =
  (stored: ReadonlyMap<string, StoredMedia>): FindMedia =>
  (value) =>
    value === null ? null : (stored.get(value) ?? { stored: value, size: null });

/**
 * Copies the files of a pack to names made of their content. It runs before the import: an unused file does no harm, a
 * row that names a missing file does.
 * @throws PictureError
 */
export async function storeMedia(pack: Pack, folder: string, store: MediaStore): Promise<FindMedia> {
  const names = new Set(mediaReferences(pack).map(({ value }) => value));
  const waiting = [...names].filter((name) => name.startsWith('media/')).values();
  const stored = new Map<string, StoredMedia>();
  const storeNext = async (): Promise<void> => {
    for (const name of waiting) {
      stored.set(name, await storeFile(store, await readFile(path.join(folder, name)), name));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, storeNext));
  return findIn(stored);
}

/** @throws PictureError */
export async function storeFile(store: MediaStore, bytes: Buffer, name: string): Promise<StoredMedia> {
  if (fitsKind(name.toLowerCase(), 'image')) {
    return storePicture(store, bytes).catch((error: unknown) => {
      throw error instanceof PictureError ? new PictureError(`${name} ${error.message}`) : error;
    });
  }
  const stored = nameOf(bytes, path.extname(name).toLowerCase());
  await store.files.put(stored, bytes);
  return { stored: storedMedia(stored), size: null };
}

/** The picture comes last: a kill before it leaves copies that no row names. */
async function storePicture({ files, pictures, copiesLater }: MediaStore, sent: Buffer): Promise<StoredMedia> {
  const { ending, bytes, variants } = await pictures.read(sent);
  const name = nameOf(bytes, ending);
  if (!copiesLater) await putCopies({ files, pictures }, name, variants, sent);
  await files.put(name, bytes);
  return { stored: storedPicture(name, variants), size: variants };
}

/** @param ending with its dot */
function nameOf(bytes: Uint8Array, ending: string): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 40) + ending;
}
