import path from 'node:path';
import type { NewMedia } from '../../modules/media/media.store.ts';
import { storeFile, type MediaStore } from '../../modules/publishing/store-file.service.ts';
import { mediaReferences } from '../format/media-references.ts';
import type { Pack } from '../format/pack-schema.ts';

/** The number of files in memory, enough to keep the picture processes busy. */
const AT_ONCE = 4;

/**
 * Copies the files of a pack to names derived from their content. Runs before the import: an unused file does no harm,
 * a row that refers to a missing file does. @returns the rows to add, by the pack's names
 * @throws PictureError or ClipError
 */
export async function storeMedia(pack: Pack, folder: string, store: MediaStore): Promise<Map<string, NewMedia>> {
  const names = new Set(mediaReferences(pack).map(({ value }) => value));
  const waiting = [...names].filter((name) => name.startsWith('media/')).values();
  const stored = new Map<string, NewMedia>();
  const storeNext = async (): Promise<void> => {
    for (const name of waiting) {
      stored.set(name, await storeFile(store, path.join(folder, name), name));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, storeNext));
  return stored;
}
