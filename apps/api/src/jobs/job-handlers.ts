import type { JobKind } from '../modules/jobs/jobs.store.ts';
import { makeClipCopies, type ClipStores } from './make-clip-copies.ts';
import type { JobHandler } from './worker.ts';

/** What each kind of job does. */
export const jobHandlers = (stores: ClipStores): Readonly<Record<JobKind, JobHandler>> => ({
  'clip-copies': (job) => makeClipCopies(stores, job),
});
