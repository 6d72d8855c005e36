import path from 'node:path';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { engines } from '../../testing/databases/engines.ts';
import { dataFolders, startRunning, stopProcess } from '../../testing/server-process.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

const folders = dataFolders();
afterAll(() => folders.removeAll());

/** The status of a check, which must reply whatever is wrong. On a busy machine that takes longer than usual. */
async function check(address: string): Promise<number> {
  return (await fetch(address, { signal: AbortSignal.timeout(60_000) })).status;
}

test('while another process holds the lock of the database, a server is not ready [R-7]', async () => {
  const DATA_DIR = folders.make();
  const running = await startRunning({ DATA_DIR });
  const ready = `${running.address}/readyz`;
  expect(await check(ready)).toBe(200);
  const other = new Database(path.join(DATA_DIR, 'maidan.sqlite'));
  other.exec('begin immediate');
  expect(await check(ready)).toBe(503);
  other.exec('rollback');
  expect(await check(ready)).toBe(200);
  other.close();
  expect(await stopProcess(running, 'SIGTERM')).toBe(0);
});

describe.each(engines)('on %s', (engine) => {
  let api: TestApp;
  afterEach(() => api.close());

  test('a lock that is not released makes the server unready within five seconds [R-7]', async () => {
    api = await createTestApp(engine);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const { promise: held, resolve: hold } = Promise.withResolvers<void>();
    const holder = api.db.transaction().execute(async (tx) => {
      await tx.deleteFrom('rate_windows').execute();
      if (api.world.database.engine === 'postgres') await sql`lock table rate_windows`.execute(tx);
      hold();
      await released;
    });
    await held;
    const started = performance.now();
    expect((await api.get('/readyz')).status).toBe(503);
    expect(performance.now() - started).toBeLessThan(5000);
    release();
    await holder;
    expect((await api.get('/readyz')).status).toBe(200);
  });

  test('missing migrations make the server unready [R-7]', async () => {
    api = await createTestApp(engine);
    await sql`delete from schema_migrations where name like '0002-%'`.execute(api.db);
    expect((await api.get('/readyz')).status).toBe(503);
  });
});

test('neither check is public [R-7]', async () => {
  const api = await createTestApp('SQLite', { metricsToken: 'a token for the scraper' }, { loopLag: () => 1200 });
  const stranger = { peer: '203.0.113.1' };
  for (const route of ['/livez', '/readyz']) {
    expect((await api.get(route, stranger)).status).toBe(404);
    expect((await api.get(route, { ...stranger, token: 'another token' })).status).toBe(404);
  }
  const answer = await api.get('/livez', { ...stranger, token: 'a token for the scraper' });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  await api.close();
});
