import { sweepWorkFolders } from '../adapters/clips/work-folder.ts';
import { jobHandlers } from '../jobs/job-handlers.ts';
import { runWorker } from '../jobs/worker.ts';
import { systemClock } from '../runtime/clock.ts';
import { CommandError, defineCommand, none } from './command.ts';

export const worker = defineCommand({
  name: 'worker',
  summary:
    'makes the other sizes of clips, and other work that waits, until it is stopped; as many as you like, on any machine',
  args: none,
  options: none,
  access: 'whole',
  async run(_input, { database, files, clips, ffmpeg, log, stopping }) {
    if (ffmpeg === null) throw new CommandError('A worker needs ffmpeg: install it, or name it in FFMPEG.');
    await sweepWorkFolders(systemClock());
    log.info('working');
    const handlers = jobHandlers({ db: database.db, files, clips }, true);
    await runWorker({ database, handlers, clock: systemClock, log }, stopping);
    clips.close();
    return 'Stopped; what it was working on begins again elsewhere.';
  },
});
