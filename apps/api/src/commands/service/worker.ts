import { sweepWorkFolders } from '../../adapters/clips/work-folder.ts';
import { clipHandlers, jobHandlers, runCaptionDrafts } from '../../jobs/job-handlers.ts';
import { serveWorker } from '../../jobs/serve-worker.ts';
import { runWorker } from '../../jobs/worker.ts';
import { countGivenUpJobs } from '../../modules/jobs/jobs.store.ts';
import { systemClock } from '../../runtime/clock.ts';
import { CommandError, defineCommand, none } from '../command.ts';

export const worker = defineCommand({
  name: 'worker',
  summary: 'encodes clips and runs other waiting jobs until it is stopped; run as many as you like, on any machine',
  args: none,
  options: none,
  access: 'whole',
  async run(_input, { database, files, clips, pictures, ffmpeg, recogniser, workerPort, log, stopping }) {
    if (ffmpeg === null) throw new CommandError('A worker needs ffmpeg: install it, or name it in FFMPEG.');
    await sweepWorkFolders(systemClock());
    const monitored = workerPort && (await serveWorker(workerPort, () => countGivenUpJobs(database.db)));
    log.info(monitored ? { address: monitored.address } : {}, 'working');
    const stores = { db: database.db, files, clips, pictures, clock: systemClock };
    const parts = { database, clock: systemClock, log };
    await Promise.all([
      runWorker({ ...parts, handlers: clipHandlers(stores) }, stopping),
      runWorker({ ...parts, handlers: jobHandlers(stores, true) }, stopping),
      recogniser && runCaptionDrafts({ ...parts, files, recogniser }, stopping),
    ]);
    monitored?.close();
    recogniser?.close();
    clips.close();
    return 'Stopped. Its unfinished jobs start again elsewhere.';
  },
});
