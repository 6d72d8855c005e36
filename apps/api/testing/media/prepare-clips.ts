import { pino } from 'pino';
import { clipHandlers } from '../../src/jobs/job-handlers.ts';
import { workOnce } from '../../src/jobs/worker.ts';
import type { TestApp } from '../test-app.ts';

/** Processes the uploaded clips, as a worker does. @param clips by default, the maker of the app */
export async function prepareClips(api: TestApp, clips = api.world.clips): Promise<void> {
  const { database, files, pictures } = api.world;
  const handlers = clipHandlers({ db: api.db, clock: api.now, files, pictures, clips });
  const parts = { database, handlers, clock: api.now, log: pino({ level: 'silent' }) };
  while (await workOnce(parts));
}
