import type { Logger } from 'pino';
import type { Files } from '../adapters/files/files.ts';
import { hasCopies, putCopies } from '../adapters/pictures/put-copies.ts';
import type { PictureMaker } from '../adapters/pictures/pictures.ts';
import type { Db } from '../db/open-database.ts';
import { describeError } from '../http/errors/describe-error.ts';
import { listNewestPictures, type StoredMedia } from '../modules/media/media.store.ts';

interface Stores {
  readonly db: Db;
  readonly files: Files;
  readonly pictures: PictureMaker;
}

/** Bounds the work at startup: a large database was not just filled with the demo pack. */
const NEWEST = 5000;

/** Makes missing copies of pictures: those of the demo pack, and any that a back-up left out. One at a time. */
export async function completePictures(stores: Stores, stopping: AbortSignal, log: Logger): Promise<void> {
  try {
    for (const picture of await listNewestPictures(stores.db, NEWEST)) {
      if (stopping.aborted) return;
      await completePicture(stores, picture);
    }
  } catch (error) {
    if (!stopping.aborted) log.warn({ error: describeError(error) }, 'could not make the copies of pictures');
  }
}

async function completePicture({ files, pictures }: Stores, { id: name, size: pixels, variants: copies }: StoredMedia) {
  if (!pixels || !copies) return;
  const variants = { ...pixels, ...copies };
  if (await hasCopies(files, name, variants)) return;
  const size = await files.size(name);
  if (size === null) return;
  const pieces = (await files.read(name, 0, size - 1).toArray()) as Uint8Array[];
  await putCopies({ files, pictures }, name, variants, Buffer.concat(pieces));
}
