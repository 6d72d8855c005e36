import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Files } from '../../adapters/files/files.ts';
import { storedMedia } from '../../adapters/files/media-url.ts';
import { readImageSize, type ImageSize } from '../../adapters/inspection/image-size.ts';
import { mediaReferences } from '../format/media-references.ts';
import type { Pack } from '../format/pack-schema.ts';

/** How a media value is stored, and its size when it is an image of the pack. */
export interface StoredMedia {
  readonly stored: string;
  readonly size: ImageSize | null;
}

/** Finds the stored form of a media value; an address elsewhere stays as it is. */
export type FindMedia = (value: string | null) => StoredMedia | null;

export const findIn =
  (stored: ReadonlyMap<string, StoredMedia>): FindMedia =>
  (value) =>
    value === null ? null : (stored.get(value) ?? { stored: value, size: null });

/**
 * Copies the files of a pack to names made of their content. It runs before the import: an unused file does no harm, a
 * row that names a missing file does.
 */
export async function storeMedia(pack: Pack, folder: string, files: Files): Promise<FindMedia> {
  const stored = new Map<string, StoredMedia>();
  for (const { value } of mediaReferences(pack)) {
    if (stored.has(value) || !value.startsWith('media/')) continue;
    const bytes = await readFile(path.join(folder, value));
    stored.set(value, await storeFile(files, bytes, path.extname(value).toLowerCase()));
  }
  return findIn(stored);
}

/** @param ending lower case, with its dot */
export async function storeFile(files: Files, bytes: Buffer, ending: string): Promise<StoredMedia> {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 40);
  const name = `${hash}${ending}`;
  await files.put(name, bytes);
  return { stored: storedMedia(name), size: readImageSize(bytes) };
}
