import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { importWritten, manyPosts } from '../../testing/packs.ts';
import { engines } from '../../testing/engines.ts';
import { signIn } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { exportDatabase } from './export-database.ts';
import { importDatabase } from './import-database.ts';
import { tableOrder } from './table-order.ts';
import { listTables } from './tables-of.ts';

const open: TestApp[] = [];
afterEach(async () => {
  for (const api of open.splice(0)) await api.close();
});
async function newApp(engine: (typeof engines)[number]): Promise<TestApp> {
  const api = await createTestApp(engine);
  open.push(api);
  return api;
}

async function exportLines({ world }: TestApp): Promise<string[]> {
  const lines: string[] = [];
  await exportDatabase(world.database, async (line) => void lines.push(line));
  return lines;
}

async function* each(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

describe.each(engines)('moving everything from SQLite to %s', (engine) => {
  test('every row arrives, the login still works, and no id comes twice', async () => {
    const from = await newApp('SQLite');
    await importWritten(from, {
      ...manyPosts(620),
      'notifications.json': [{ slug: 'n', content: '<p>₹ ‘x’</p>', created_at: '-1h' }],
    });
    const { token, phone } = await signIn(from);
    const gone = await signIn(from);
    await from.db.deleteFrom('users').where('id', '=', gone.userId).execute();
    const lines = await exportLines(from);

    const to = await newApp(engine);
    const rows = lines.filter((line) => line.includes('"row":')).length;
    expect(await importDatabase(to.world.database, each(lines))).toBe(rows);
    expect(await exportLines(to)).toEqual(lines);
    expect((await to.get('/api/me', { token })).json).toMatchObject({ phone });
    expect((await signIn(to)).userId).toBeGreaterThan(gone.userId);

    const back = await newApp('SQLite');
    await importDatabase(back.world.database, each(lines));
    expect(await exportLines(back)).toEqual(lines);
  });

  test('a database with rows, another version and a broken file are refused and leave nothing', async () => {
    const from = await newApp('SQLite');
    await importWritten(from, manyPosts(3));
    const lines = await exportLines(from);
    await expect(importDatabase(from.world.database, each(lines))).rejects.toThrow(
      'not empty: imported_packs has rows',
    );
    const to = await newApp(engine);
    const refused = async (changed: readonly string[], words: string) => {
      await expect(importDatabase(to.world.database, each(changed))).rejects.toThrow(words);
      expect(await to.db.selectFrom('posts').select('id').execute()).toEqual([]);
    };
    await refused(['{"format":1,"migrations":["0001-posts"]}', ...lines.slice(1)], 'another version');
    await refused([...lines.slice(0, -1), '{"table":"le'], 'breaks off');
    await refused([], 'is empty');
    await refused([...lines, '{"table":"pg_user","row":{"x":1}}'], 'unknown table');
  });
});

test('the list of tables is complete, and every table stands after those it refers to', async () => {
  const { world, db } = await newApp('SQLite');
  const names = tableOrder.map(({ name }) => name);
  expect(names.toSorted()).toEqual((await listTables(world.database)).filter((name) => name !== 'schema_migrations'));
  for (const [index, name] of names.entries()) {
    const { rows } = await sql<{ table: string }>`pragma foreign_key_list(${sql.raw(name)})`.execute(db);
    for (const { table } of rows)
      expect([name, table, names.indexOf(table as typeof name) < index]).toEqual([name, table, true]);
  }
});
