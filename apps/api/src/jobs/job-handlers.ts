import type { Files } from '../adapters/files/files.ts';
import type { Recogniser } from '../adapters/speech/recogniser.ts';
import { describeError } from '../http/errors/describe-error.ts';
import type { Job } from '../modules/jobs/jobs.store.ts';
import { draftCaptions, orderCaptionDrafts } from './clips/draft-captions.ts';
import { indexSpokenWords } from './clips/index-spoken-words.ts';
import { makeClipCopies, type ClipStores } from './clips/make-clip-copies.ts';
import { giveClipUp, prepareClip, type PreparingStores } from './clips/prepare-clip.ts';
import { runWorker, type WorkerParts } from './worker.ts';

/** Processes uploaded clips: an editor is waiting, so this runs alongside all other work. */
export const clipHandlers = (stores: PreparingStores): WorkerParts['handlers'] => ({
  clip: Object.assign((job: Job) => prepareClip(stores, job), { giveUp: giveClipUp }),
});

/**
 * The handlers of all other jobs. @param hasFfmpeg without it, jobs for sizes of clips wait for a machine that has it
 */
export const jobHandlers = (stores: ClipStores, hasFfmpeg: boolean): WorkerParts['handlers'] => ({
  'spoken-words': (job) => indexSpokenWords(stores, job),
  ...(hasFfmpeg && { 'clip-copies': (job: Job) => makeClipCopies(stores, job) }),
});

/** Orders and makes caption drafts, alongside other work: no clip waits for a recogniser. */
export async function runCaptionDrafts(
  parts: Omit<WorkerParts, 'handlers'> & { readonly files: Files; readonly recogniser: Recogniser },
  stopping: AbortSignal,
): Promise<void> {
  const { database, files, recogniser, clock, log } = parts;
  const handlers = { 'caption-draft': (job: Job) => draftCaptions({ db: database.db, files, recogniser, clock }, job) };
  await Promise.all([
    orderCaptionDrafts({ db: database.db, clock }, stopping, (error) =>
      log.warn({ error: describeError(error) }, 'could not look for clips without captions'),
    ),
    runWorker({ ...parts, handlers }, stopping),
  ]);
}
