import path from 'node:path';
import { ClipError } from '../../adapters/clips/clips.ts';
import { inWorkFolder } from '../../adapters/clips/work-folder.ts';
import { fetchFile } from '../../adapters/files/fetch-file.ts';
import { clipName, originalName } from '../../adapters/files/files.ts';
import { PictureError } from '../../adapters/pictures/pictures.ts';
import type { Db } from '../../db/open-database.ts';
import { completeJob, type Job } from '../../modules/jobs/jobs.store.ts';
import { addMedia, findMedia, findUnready, holdUnready, markFailed } from '../../modules/media/media.store.ts';
import { storeClip, type MediaStore, type StoredClip } from '../../modules/publishing/store-file.service.ts';
import type { Clock } from '../../runtime/clock.ts';

export interface PreparingStores extends MediaStore {
  readonly db: Db;
  readonly clock: Clock;
}

/** Matches every upload, however recent. */
const WHENEVER = Number.POSITIVE_INFINITY;

/**
 * Makes an uploaded clip playable. The files are stored first, then its row in one transaction with the end of the
 * job: a kill at any point leaves no partial result.
 * @param job its key is the hash of the clip
 */
export async function prepareClip(stores: PreparingStores, job: Job): Promise<void> {
  const { db, files, clock } = stores;
  const [id, sent] = [clipName(job.key), originalName(job.key)];
  const made = (await findUnready(db, [id])).has(id) ? await makeReady(stores, id, sent) : null;
  const isOurs = await db.transaction().execute(async (tx) => {
    if (!(await completeJob(tx, job))) return false;
    if (made === null || !(await holdUnready(tx, id))) return true;
    if ('problem' in made) await markFailed(tx, id, made.problem);
    else await addMedia(tx, [made], clock());
    return true;
  });
  if (!isOurs || made === null) return;
  if ('problem' in made) await files.remove(sent, WHENEVER);
  // Its post was purged in the meantime.
  else if (!(await findMedia(db, [id])).has(id)) await files.remove(id, WHENEVER);
}

/** Records that a clip failed when its job is given up. */
export const giveClipUp = (db: Db, job: Job): Promise<void> =>
  markFailed(db, clipName(job.key), 'could not be prepared. Send it again, or save a smaller version.');

function makeReady(stores: PreparingStores, id: string, sent: string): Promise<StoredClip | { problem: string }> {
  return inWorkFolder(async (folder) => {
    const { files } = stores;
    // An earlier run may have been killed after it removed the original.
    const source = (await files.size(sent)) === null ? id : sent;
    if ((await files.size(source)) === null) return { problem: 'was lost. Send it again.' };
    const file = path.join(folder, 'sent');
    await fetchFile(files, source, file);
    try {
      const clip = await storeClip(stores, file, id);
      if (!clip.needsSent) await files.remove(sent, WHENEVER);
      return clip;
    } catch (error) {
      if (error instanceof ClipError || error instanceof PictureError) return { problem: error.message };
      throw error;
    }
  });
}
