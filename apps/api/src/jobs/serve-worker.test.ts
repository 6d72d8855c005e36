import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { engines } from '../../testing/databases/engines.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { countGivenUpJobs, enqueueJob } from '../modules/jobs/jobs.store.ts';
import { HOUR } from '../runtime/clock.ts';
import { serveWorker } from './serve-worker.ts';
import { workOnce } from './worker.ts';

const TOKEN = 'a token for the scraper';

describe.each(engines)('the monitoring endpoints of a worker on %s', (engine) => {
  test('show its jobs by outcome, for this machine or with the token', async () => {
    const api = await createTestApp(engine);
    const parts = { database: api.world.database, clock: api.now, log: pino({ level: 'silent' }) };
    await enqueueJob(api.db, 'clip-copies', 'a', api.now());
    const fail = () => Promise.reject(new Error('no room'));
    while (await workOnce({ ...parts, handlers: { 'clip-copies': fail } })) api.wait(HOUR);
    const port = { host: '127.0.0.1', port: 0, token: TOKEN };
    const { address, close } = await serveWorker(port, () => countGivenUpJobs(api.db));
    const read = (path: string, headers = {}) => fetch(`${address}${path}`, { headers });

    const text = await (await read('/metrics')).text();
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
    expect(text).toMatch(/^job_duration_seconds_count\{kind="clip-copies",outcome="failed"\} \d+$/m);
    expect(text).toMatch(/^jobs_given_up 1$/m);
    expect(await (await read('/livez')).text()).toBe('ok\n');

    const throughProxy = { 'x-forwarded-for': '203.0.113.1' };
    for (const path of ['/metrics', '/livez']) {
      expect((await read(path, throughProxy)).status).toBe(404);
      expect((await read(path, { ...throughProxy, authorization: `Bearer ${TOKEN}` })).status).toBe(200);
    }
    expect((await read('/api/tag/all')).status).toBe(404);
    close();
    await api.close();
  });
});
