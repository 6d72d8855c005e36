import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Files } from '../../adapters/files/files.ts';
import { storedMedia } from '../../adapters/files/media-url.ts';
import { readImageSize } from '../../adapters/inspection/image-size.ts';
import type { ImageSize } from '../../adapters/inspection/image-size.ts';
import { mediaReferences } from '../format/media-references.ts';
import type { Pack } from '../format/pack-schema.ts';

/** What a pack's media value is stored as, and its size when it is an image of the pack. */
export interface KeptMedia {
  readonly stored: string;
  readonly size: ImageSize | null;
}

/** Finds the stored form of a media value; values that are no files of the pack stay what they are. */
export type FindMedia = (value: string | null) => KeptMedia | null;

/**
 * Copies the pack's files under names made of their content. Before the database is touched: a file nobody names does
 * no harm, a row that names a missing file does.
 */
export async function keepMedia(pack: Pack, folder: string, files: Files): Promise<FindMedia> {
  const kept = new Map<string, KeptMedia>();
  for (const { value } of mediaReferences(pack)) {
    if (kept.has(value) || !value.startsWith('media/')) continue;
    const bytes = await readFile(path.join(folder, value));
    kept.set(value, await keepFile(files, bytes, path.extname(value).toLowerCase()));
  }
  return (value) => (value === null ? null : (kept.get(value) ?? { stored: value, size: null }));
}

/** Keeps one file under a name made of its content. @param ending lower case, with its dot */
export async function keepFile(files: Files, bytes: Buffer, ending: string): Promise<KeptMedia> {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 40);
  const name = `${hash}${ending}`;
  await files.put(name, bytes);
  return { stored: storedMedia(name), size: readImageSize(bytes) };
}
