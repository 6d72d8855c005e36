import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import {
  dataLocations,
  fillLocation,
  openLocation,
  type DataLocation,
} from '../../../testing/databases/data-locations.ts';
import { hasPostgres } from '../../../testing/databases/engines.ts';
import { findLostLogins, nothingKept, writeThrough } from '../../../testing/databases/patient-writers.ts';
import { manyPosts } from '../../../testing/packs.ts';
import { commandProgram } from '../../../testing/programs.ts';
import { startProcess, startRunning, stopProcess } from '../../../testing/server-process.ts';
import { findDrift } from '../../modules/counts/counts.store.ts';

const locations = dataLocations();
afterAll(() => locations.removeAll());

const call = promisify(execFile);
const script = commandProgram();

/** Each writer has its own address. */
const crowded = { SMS_PER_HOUR: '1000000', TRUSTED_PROXIES: '1' };

const run = (location: DataLocation, moveTo: string, ...args: string[]) =>
  call(process.execPath, [script, ...args], { env: { PATH: '/usr/bin', MOVE_TO: moveTo, ...location } });

test.runIf(hasPostgres).for([['SQLite', 'PostgreSQL'] as const, ['PostgreSQL', 'SQLite'] as const])(
  'a live move from %s to %s under a load of writes loses no acknowledged write [D-1]',
  async ([one], { annotate }) => {
    const postgres = await locations.make('PostgreSQL');
    const sqlite: DataLocation = { DATA_DIR: postgres.DATA_DIR };
    const [from, to] = one === 'SQLite' ? [sqlite, postgres] : [postgres, sqlite];
    const moveTo = to.DATABASE_URL ?? 'sqlite';
    await fillLocation(from, manyPosts(100));
    const before = await startRunning({ ...from, ...crowded });
    const place = { address: before.address };
    const kept = nothingKept();
    const ending = new AbortController();
    const writers = ['1001', '1002', '1003'].map((writer) => writeThrough(place, writer, kept, ending.signal));
    const until = async (logins: number) => {
      while (kept.logins.size < logins) await Promise.race([wait(10), ...writers]);
    };
    await until(10);

    const rehearsal = await run(from, moveTo, 'db', 'move', '--rehearse');
    expect(rehearsal.stdout).toContain('the same SHA-256 of every table');
    expect(kept.refusals).toBe(0);
    expect(await startProcess({ ...to })).toMatchObject({ code: 1 });
    await until(kept.logins.size + 5);

    const [moved] = [await run(from, moveTo, 'db', 'move')];
    expect(moved.stdout).toContain('stays frozen');
    const frozenAt = performance.now();
    const atFreeze = kept.logins.size;
    await wait(500);
    const refused = await fetch(`${before.address}/api/mobileotp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ phone: '9876500000', type: 'phone' }),
    });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await fetch(`${before.address}/api/tag_posts/home`)).status).toBe(200);
    expect(kept.logins.size).toBe(atFreeze);
    expect(before.child.exitCode).toBeNull();

    await stopProcess(before, 'SIGTERM');
    const after = await startRunning({ ...to, ...crowded });
    place.address = after.address;
    const restart = performance.now() - frozenAt;
    await until(atFreeze + 10);
    ending.abort();
    await Promise.all(writers);

    expect(await findLostLogins(after.address, kept)).toEqual([]);
    const opened = openLocation(to);
    const liked = opened.db.selectFrom('posts').select('like_count').where('id', '=', 1);
    expect((await liked.executeTakeFirstOrThrow()).like_count).toBe(kept.likes);
    const conversations = await opened.db.selectFrom('conversations').select('id').execute();
    expect(conversations.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
      [...kept.conversations.values()].toSorted((a, b) => a - b),
    );
    expect(await findDrift(opened.db)).toEqual([]);
    await opened.db.destroy();
    await stopProcess(after, 'SIGTERM');
    await annotate(
      `${kept.logins.size} logins, ${kept.likes} likes, ${kept.conversations.size} conversations; ${kept.refusals} refusals; restart ${Math.round(restart)} ms; ${moved.stdout.trim()}`,
    );
  },
);

test('without MOVE_TO, and onto itself, a move is refused', async () => {
  const location = await locations.make('SQLite');
  await expect(run(location, '', 'db', 'move')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/Set MOVE_TO/),
  });
  await expect(run(location, 'sqlite', 'db', 'move')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/serves now/),
  });
  expect((await run(location, '', 'db', 'reopen')).stdout).toBe('This database was not frozen.\n');
});
