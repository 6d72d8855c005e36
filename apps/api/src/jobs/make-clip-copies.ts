import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ClipMaker } from '../adapters/clips/clips.ts';
import { inWorkFolder } from '../adapters/clips/work-folder.ts';
import type { Files } from '../adapters/files/files.ts';
import { clipCopyName, originalName } from '../adapters/files/files.ts';
import { storedClip } from '../adapters/files/media-url.ts';
import type { Db } from '../db/open-database.ts';
import { completeJob, type Job } from '../modules/jobs/jobs.store.ts';
import { describeClip, findClipValue } from '../modules/media/media-use.store.ts';

export interface ClipStores {
  readonly db: Db;
  readonly files: Files;
  readonly clips: ClipMaker;
}

/**
 * Makes the other sizes of a clip that is published, from what was sent. The files come first, then all rows that name the
 * clip in one transaction with the end of the job, then what was sent is removed: a kill anywhere leaves nothing half done.
 * @param job its key is the hash of the clip
 */
export async function makeClipCopies({ db, files, clips }: ClipStores, job: Job): Promise<void> {
  const [hash, name] = [job.key, `${job.key}.mp4`];
  const value = await findClipValue(db, hash);
  const source = (await files.size(originalName(hash))) === null ? name : originalName(hash);
  const isNeeded = value !== null && !value.includes('#') && (await files.size(source)) !== null;
  const described = isNeeded ? await makeAndStore({ files, clips }, hash, source) : null;
  const isOurs = await db.transaction().execute(async (tx) => {
    if (!(await completeJob(tx, job))) return false;
    if (described !== null) await describeClip(tx, hash, described);
    return true;
  });
  if (isOurs) await files.remove(originalName(hash), Number.POSITIVE_INFINITY);
}

/** @returns the value that describes the copies */
function makeAndStore({ files, clips }: Omit<ClipStores, 'db'>, hash: string, source: string): Promise<string> {
  return inWorkFolder(async (folder) => {
    const size = (await files.size(source)) ?? 0;
    const file = path.join(folder, 'sent');
    await pipeline(files.read(source, 0, size - 1), createWriteStream(file));
    const { side, duration, copies } = await clips.copies(file, folder, source === originalName(hash));
    for (const copy of copies) {
      const name = clipCopyName(hash, copy.side);
      if ((await files.size(name)) === null) await files.putFile(name, copy.file);
    }
    const rates = await Promise.all(
      copies.map(async (copy) => ({
        side: copy.side,
        bits: await rateOf(files, clipCopyName(hash, copy.side), duration),
      })),
    );
    return storedClip(hash, { side, bits: await rateOf(files, `${hash}.mp4`, duration) }, rates);
  });
}

/** Kilobits per second. */
async function rateOf(files: Files, name: string, duration: number): Promise<number> {
  return Math.ceil((((await files.size(name)) ?? 0) * 8) / 1000 / duration);
}
