import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../testing/engines.ts';
import type { TestDatabase } from '../../testing/engines.ts';
import { isMigrated, migrate } from './migrate.ts';
import type { Migration } from './migrations/migration.ts';
import { migrations } from './schema.ts';
import { listTables } from './list-tables.ts';

const one: Migration = { name: '0001-one', statements: (t) => [`create table one (id ${t.newId}, at ${t.whole})`] };
const two: Migration = {
  name: '0002-two',
  statements: () => ['create table two (id integer)', 'create index by_at on one (at)'],
};

describe.each(engines)('migrations on %s', (engine) => {
  let database: TestDatabase;
  afterEach(() => database.close());

  test('run once each, in order, and report which ran', async () => {
    database = await openTestDatabase(engine, false);
    expect(await migrate(database, 1, [one])).toEqual(['0001-one']);
    expect(await migrate(database, 2, [one, two])).toEqual(['0002-two']);
    expect(await migrate(database, 3, [one, two])).toEqual([]);
    expect(await listTables(database)).toEqual(['one', 'schema_migrations', 'two']);
  });

  test('the migrations of the product run, and the server knows when they have', async () => {
    database = await openTestDatabase(engine, false);
    expect(await isMigrated(database.db).catch(() => false)).toBe(false);
    expect(await migrate(database, 1)).toHaveLength(migrations.length);
    expect(await isMigrated(database.db)).toBe(true);
  });

  test('one that fails half way leaves the schema as it was, and runs once it is fixed [D-5]', async () => {
    database = await openTestDatabase(engine, false);
    await migrate(database, 1, [one]);
    const broken: Migration = {
      name: '0002-two',
      statements: () => ['create table two (id integer)', 'create nonsense'],
    };
    await expect(migrate(database, 2, [one, broken])).rejects.toThrow(/syntax error/);
    expect(await listTables(database)).toEqual(['one', 'schema_migrations']);
    expect(await migrate(database, 3, [one, two])).toEqual(['0002-two']);
  });

  test('several servers that start together: one migrates, the others wait and find it done [D-5]', async () => {
    database = await openTestDatabase(engine, false);
    const runs = await Promise.all([1, 2, 3].map((now) => migrate(database, now, [one, two])));
    expect(runs.map((run) => run.length).toSorted()).toEqual([0, 0, 2]);
  });

  test('a changed step, a newer database and foreign data are refused and left unchanged [D-5 D-7]', async () => {
    database = await openTestDatabase(engine, false);
    await migrate(database, 1, [one, two]);
    const changed: Migration = { ...two, statements: () => ['create table two (id integer, name text)'] };
    await expect(migrate(database, 2, [one, changed])).rejects.toThrow('0002-two has changed since it ran');
    await expect(migrate(database, 2, [one])).rejects.toThrow('newer version made this database (it has 0002-two)');
    await sql`drop table schema_migrations`.execute(database.db);
    await expect(migrate(database, 2, [one, two])).rejects.toThrow('holds other data (one, two');
    expect(await listTables(database)).toEqual(['one', 'two']);
  });
});

test('the migrations are numbered from 0001 without a gap', () => {
  const numbers = migrations.map(({ name }) => Number(name.slice(0, 4)));
  expect(numbers).toEqual(migrations.map((_, index) => index + 1));
});
