import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { engines } from '../../testing/databases/engines.ts';
import { createOperator } from '../../testing/operator.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { claimJob, completeJob, enqueueJob, LEASE, MAX_ATTEMPTS, renewJob } from '../modules/jobs/jobs.store.ts';
import { DAY, SECOND } from '../runtime/clock.ts';
import { workOnce, type JobHandler } from './worker.ts';

const KINDS = ['clip-copies'];

describe.each(engines)('jobs on %s', (engine) => {
  test('each job goes to one of many processes, and to another one when its lease ends', async () => {
    const api = await createTestApp(engine);
    const { database } = api.world;
    for (const key of ['a', 'b', 'c']) await enqueueJob(api.db, 'clip-copies', key, api.now());
    const claims = await Promise.all(
      Array.from({ length: 6 }, (_, process) => claimJob(database, KINDS, `process ${process}`, api.now())),
    );
    expect(claims.flatMap((job) => job?.key ?? []).toSorted()).toEqual(['a', 'b', 'c']);
    const held = claims.filter((job) => job !== null);
    api.wait(LEASE - SECOND);
    const [kept, ...lost] = held;
    if (!kept) throw new Error('no job was claimed');
    expect(await renewJob(api.db, kept, api.now())).toBe(true);
    api.wait(2 * SECOND);
    const again = [await claimJob(database, KINDS, 'x', api.now()), await claimJob(database, KINDS, 'x', api.now())];
    expect(again.map((job) => job?.key).toSorted()).toEqual(lost.map(({ key }) => key).toSorted());
    expect(await claimJob(database, KINDS, 'x', api.now())).toBeNull();
    // A late process can neither end nor renew a job that is no longer its own.
    for (const job of lost) {
      expect([await completeJob(api.db, job), await renewJob(api.db, job, api.now())]).toEqual([false, false]);
    }
    expect(await completeJob(api.db, kept)).toBe(true);
    await api.close();
  });

  test('a job of a kind that this machine cannot do waits for another machine', async () => {
    const api = await createTestApp(engine);
    await enqueueJob(api.db, 'clip-copies', 'a', api.now());
    const parts = { database: api.world.database, clock: api.now, log: pino({ level: 'silent' }) };
    expect(await workOnce({ ...parts, handlers: { 'spoken-words': async () => undefined } })).toBe(false);
    expect(await claimJob(api.world.database, KINDS, 'x', api.now())).toMatchObject({ attempts: 1 });
    await api.close();
  });

  test('a job interrupted by a stop restarts at once, without losing an attempt', async () => {
    const api = await createTestApp(engine);
    await enqueueJob(api.db, 'clip-copies', 'a', api.now());
    const stop = new AbortController();
    const hang: JobHandler = () => {
      stop.abort();
      return new Promise(() => undefined);
    };
    const parts = { database: api.world.database, clock: api.now, log: pino({ level: 'silent' }) };
    expect(await workOnce({ ...parts, handlers: { 'clip-copies': hang } }, stop.signal)).toBe(true);
    expect(await claimJob(api.world.database, KINDS, 'another process', api.now())).toMatchObject({
      key: 'a',
      attempts: 1,
    });
    await api.close();
  });

  test('a failing job is retried at growing intervals, then given up, listed, and restarted by command', async () => {
    const api = await createTestApp(engine);
    await enqueueJob(api.db, 'clip-copies', 'a', api.now());
    const attempts: number[] = [];
    const fail: JobHandler = async () => {
      attempts.push(api.now());
      throw new Error('no room');
    };
    const parts = { database: api.world.database, clock: api.now, log: pino({ level: 'silent' }) };
    const work = () => workOnce({ ...parts, handlers: { 'clip-copies': fail } });
    for (let second = 0; second < 1000; second += 1) {
      await work();
      api.wait(SECOND);
    }
    const gaps = attempts.map((at, index) => (at - (attempts[index - 1] ?? at)) / SECOND);
    expect(gaps).toEqual([0, 30, 60, 120, 240]);
    expect(attempts).toHaveLength(MAX_ATTEMPTS);
    const operator = createOperator(api);
    expect(await operator.run(['job', 'list'])).toMatch(/^clip-copies a: failed on \d+ Nov 2026, .*, no room$/);
    api.wait(DAY);
    expect(await work()).toBe(false);

    await enqueueJob(api.db, 'clip-copies', 'waits', api.now() + DAY);
    for (const key of ['b', 'waits']) {
      await expect(operator.run(['job', 'retry', '--key', key])).rejects.toThrow(
        `No job with the key ${key} has failed.`,
      );
    }
    expect(await operator.run(['job', 'retry'])).toBe('1 job will be retried.');
    await expect(operator.run(['job', 'retry'])).rejects.toThrow('No job has failed.');
    expect(await operator.run(['job', 'list'])).toMatch(/^clip-copies a: 0 attempts$/m);
    expect([await work(), await work()]).toEqual([true, false]);
    operator.removeFolder();
    await api.close();
  });
});
