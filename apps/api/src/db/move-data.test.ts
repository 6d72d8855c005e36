import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { importContent, manyPosts } from '../../testing/packs.ts';
import { engines } from '../../testing/databases/engines.ts';
import { signIn } from '../../testing/people/users.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { exportDatabase } from './export-database.ts';
import { importDatabase } from './import-database.ts';
import { tableOrder } from './schema.ts';
import { listTables } from './list-tables.ts';

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
  for await (const line of exportDatabase(world.database)) lines.push(JSON.stringify(line));
  return lines;
}

const importInto = ({ db, world }: TestApp, lines: readonly string[]): Promise<number> =>
  db.transaction().execute((tx) => importDatabase({ db: tx, engine: world.database.engine }, each(lines)));

async function* each(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

describe.each(engines)('moving everything from SQLite to %s', (engine) => {
  test('every row arrives, the login still works, and no id is assigned twice', async () => {
    const from = await newApp('SQLite');
    await importContent(from, {
      ...manyPosts(620),
      'notifications.json': [{ slug: 'n', content: '<p>₹ ‘x’</p>', created_at: '-1h' }],
    });
    const { token, phone } = await signIn(from);
    const gone = await signIn(from);
    await from.db.deleteFrom('users').where('id', '=', gone.userId).execute();
    const lines = await exportLines(from);

    const to = await newApp(engine);
    const rows = lines.filter((line) => line.includes('"row":')).length;
    expect(await importInto(to, lines)).toBe(rows);
    expect(await exportLines(to)).toEqual(lines);
    expect((await to.get('/api/me', { token })).json).toMatchObject({ phone });
    expect((await signIn(to)).userId).toBeGreaterThan(gone.userId);

    const back = await newApp('SQLite');
    await importInto(back, lines);
    expect(await exportLines(back)).toEqual(lines);
  });

  test('a database with rows, another version and a broken file are refused, and nothing is left behind', async () => {
    const from = await newApp('SQLite');
    await importContent(from, manyPosts(3));
    const lines = await exportLines(from);
    await expect(importInto(from, lines)).rejects.toThrow('not empty: posts has rows');
    const to = await newApp(engine);
    const refused = async (changed: readonly string[], reason: string) => {
      await expect(importInto(to, changed)).rejects.toThrow(reason);
      expect(await to.db.selectFrom('posts').select('id').execute()).toEqual([]);
    };
    await refused(['{"format":1,"migrations":["0001-posts"]}', ...lines.slice(1)], 'another version');
    await refused([...lines.slice(0, -1), '{"table":"le'], 'incomplete');
    await refused([], 'is empty');
    await refused([...lines, '{"table":"pg_user","row":{"x":1}}'], 'unknown table');
  });
});

test('the list of tables is complete, each after the tables it refers to, with its key', async () => {
  const { world, db } = await newApp('SQLite');
  const names = tableOrder.map(({ name }) => name);
  expect(names.toSorted()).toEqual((await listTables(world.database)).filter((name) => name !== 'schema_migrations'));
  for (const [index, { name, key }] of tableOrder.entries()) {
    const columns = await sql<{ name: string; pk: number }>`pragma table_info(${sql.raw(name)})`.execute(db);
    const primary = columns.rows.filter(({ pk }) => pk > 0).toSorted((a, b) => a.pk - b.pk);
    expect([name, key]).toEqual([name, primary.map((column) => column.name)]);
    const { rows } = await sql<{ table: string }>`pragma foreign_key_list(${sql.raw(name)})`.execute(db);
    for (const { table } of rows)
      expect([name, table, names.indexOf(table as typeof name) < index]).toEqual([name, table, true]);
  }
});
