import type { Job, JobKind } from '../modules/jobs/jobs.store.ts';
import { indexSpokenWords } from './index-spoken-words.ts';
import { makeClipCopies, type ClipStores } from './make-clip-copies.ts';
import type { JobHandler } from './worker.ts';

/** What each kind of job does. @param hasFfmpeg without it the sizes of clips wait for a machine that has it */
export const jobHandlers = (
  stores: ClipStores,
  hasFfmpeg: boolean,
): Readonly<Partial<Record<JobKind, JobHandler>>> => ({
  'spoken-words': (job) => indexSpokenWords(stores, job),
  ...(hasFfmpeg && { 'clip-copies': (job: Job) => makeClipCopies(stores, job) }),
});
