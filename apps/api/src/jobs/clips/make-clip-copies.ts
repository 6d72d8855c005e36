import path from 'node:path';
import type { ClipMaker, ClipSize } from '../../adapters/clips/clips.ts';
import { inWorkFolder } from '../../adapters/clips/work-folder.ts';
import { fetchFile } from '../../adapters/files/fetch-file.ts';
import type { Files } from '../../adapters/files/files.ts';
import { clipCopyName, clipName, originalName } from '../../adapters/files/files.ts';
import type { Db } from '../../db/open-database.ts';
import { completeJob, type Job } from '../../modules/jobs/jobs.store.ts';
import { findUsed } from '../../modules/media/media-use.store.ts';
import { findMedia, setClipCopies, type ClipCopies } from '../../modules/media/media.store.ts';

export interface ClipStores {
  readonly db: Db;
  readonly files: Files;
  readonly clips: ClipMaker;
}

/**
 * Encodes the remaining sizes of a published clip from the original upload. The files are stored first, then the
 * clip's row in one transaction with the end of the job, then the original is removed: a kill at any point leaves no
 * partial result.
 * @param job its key is the hash of the clip
 */
export async function makeClipCopies({ db, files, clips }: ClipStores, job: Job): Promise<void> {
  const [hash, id] = [job.key, clipName(job.key)];
  const clip = (await findMedia(db, [id])).get(id);
  const source = (await files.size(originalName(hash))) === null ? id : originalName(hash);
  const isNeeded = clip?.copies === null && (await isWanted(db, id)) && (await files.size(source)) !== null;
  const copies = isNeeded ? await makeAndStore({ files, clips }, hash, source) : null;
  const isOurs = await db.transaction().execute(async (tx) => {
    if (!(await completeJob(tx, job))) return false;
    if (copies !== null) await setClipCopies(tx, id, copies);
    return true;
  });
  if (isOurs) await files.remove(originalName(hash), Number.POSITIVE_INFINITY);
}

/** Whether a post still shows the clip. */
const isWanted = async (db: Db, id: string): Promise<boolean> => (await findUsed(db, [id], 0)).size > 0;

/** Clips from this many seconds on are streamed too: a player can then switch sizes during playback. */
const STREAMED_FROM = 30;
/** The smallest size of a stream; a smaller one is for data saver, which does not switch. */
const STREAM_MIN = 360;

function makeAndStore({ files, clips }: Omit<ClipStores, 'db'>, hash: string, source: string): Promise<ClipCopies> {
  return inWorkFolder(async (folder) => {
    const file = path.join(folder, 'sent');
    await fetchFile(files, source, file);
    const isSent = source === originalName(hash);
    const { side, duration, copies } = await clips.copies(file, folder, isSent);
    for (const copy of copies) {
      const name = clipCopyName(hash, copy.side);
      if ((await files.size(name)) === null) await files.putFile(name, copy.file);
    }
    const rates = await Promise.all(
      copies.map(async (copy) => ({
        side: copy.side,
        rate: await rateOf(files, clipCopyName(hash, copy.side), duration),
      })),
    );
    let stream: string | null = null;
    if (duration > STREAMED_FROM) {
      const published = isSent ? path.join(folder, 'published') : file;
      if (isSent) await fetchFile(files, clipName(hash), published);
      const sizes = [{ side, file: published }, ...copies].filter((size) => size.side >= STREAM_MIN);
      if (sizes.length > 1) stream = await storeStream({ files, clips }, hash, sizes, folder);
    }
    const own = { side, rate: await rateOf(files, clipName(hash), duration) };
    return { sizes: [own, ...rates], stream };
  });
}

/** @returns its stamp */
async function storeStream(
  { files, clips }: Omit<ClipStores, 'db'>,
  hash: string,
  sizes: readonly ClipSize[],
  folder: string,
): Promise<string> {
  const ascending = sizes.toSorted((one, other) => one.side - other.side);
  const { stamp, files: made } = await clips.stream(hash, ascending, folder);
  for (const { name, file } of made) await files.putFile(name, file);
  return stamp;
}

/** Kilobits per second. */
async function rateOf(files: Files, name: string, duration: number): Promise<number> {
  return Math.ceil((((await files.size(name)) ?? 0) * 8) / 1000 / duration);
}
