import { like } from '@maidan/contract/feed/likes';
import { newComment } from '@maidan/contract/feed/comments';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { engines } from '../../testing/databases/engines.ts';
import { importContent, manyPosts } from '../../testing/packs.ts';
import { signIn } from '../../testing/people/users.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

let api: TestApp;
afterEach(() => api.close());

/** Makes the database fail as it does on a full disk. */
async function fillDisk({ db, world }: TestApp): Promise<void> {
  if (world.database.engine === 'sqlite') {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
    await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count)}`.execute(db);
    return;
  }
  await sql`create function fill() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(db);
  for (const table of ['comments', 'rate_windows']) {
    await sql`create trigger fill before insert or update on ${sql.table(table)} execute function fill()`.execute(db);
  }
}

async function freeDisk({ db, world }: TestApp): Promise<void> {
  if (world.database.engine === 'sqlite') await sql`pragma max_page_count = 1073741823`.execute(db);
  else await sql`drop function fill() cascade`.execute(db);
}

describe.each(engines)('a full disk under %s', (engine) => {
  test('refuses writes with 507, logs the cause, serves reads, and recovers by itself [D-4 D-10]', async () => {
    api = await createTestApp(engine);
    await importContent(api, manyPosts(2));
    const { token } = await signIn(api);
    const comment = () => {
      api.wait(60_000);
      return api.request(newComment, { body: { post_id: 1, comment: 'x'.repeat(900) } }, { token });
    };
    await fillDisk(api);
    const answers = [];
    for (let turn = 0; turn < 9; turn += 1) answers.push(await comment());
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const { status, json } of refused) {
      expect([status, json]).toEqual([507, expect.objectContaining({ code: 'storage_full' })]);
    }
    const causes = api.logged.filter(({ msg }) => msg === 'request failed').map((line) => JSON.stringify(line));
    expect(causes.length).toBe(refused.length);
    for (const cause of causes) expect(cause).toMatch(/SQLITE_FULL|53100/);
    expect((await api.get('/api/post/all')).status).toBe(200);
    await freeDisk(api);
    expect((await comment()).status).toBe(200);
    await api.reply(like, { body: { post_id: 1, type: 'thumbsup' } }, { token });
  });

  test('is noticed by the readiness check, which only the operator may read [D-10]', async () => {
    let hasSpace = true;
    api = await createTestApp(engine, { metricsToken: 'a token for the scraper' }, { hasSpace: async () => hasSpace });
    expect((await api.get('/readyz')).status).toBe(200);
    const stranger = { peer: '203.0.113.1' };
    expect((await api.get('/readyz', stranger)).status).toBe(404);
    expect((await api.get('/readyz', { ...stranger, token: 'a token for the scraper' })).status).toBe(200);
    hasSpace = false;
    expect((await api.get('/readyz')).status).toBe(503);
    hasSpace = true;
    if (engine === 'SQLite') await sql`pragma query_only = on`.execute(api.db);
    else await fillDisk(api);
    expect((await api.get('/readyz')).status).toBe(503);
    expect(api.logged.filter(({ msg }) => msg === 'not ready')).toHaveLength(2);
  });
});
