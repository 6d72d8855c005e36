import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { everyEngine, openTestDatabase, type TestDatabase } from '../../testing/databases/engines.ts';
import { isAdditive, isMigrated, migrate } from './migrate.ts';
import type { Migration } from './migrations/migration.ts';
import { migrations } from './schema.ts';
import { listTables } from './list-tables.ts';

const one: Migration = { name: '0001-one', statements: (t) => [`create table one (id ${t.newId}, at ${t.whole})`] };
const breaking: Migration = { name: '0002-breaking', statements: () => ['alter table one rename column at to moment'] };
const two: Migration = {
  name: '0002-two',
  statements: () => ['create table two (id integer)', 'create index by_at on one (at)'],
};

describe.each(everyEngine)('migrations on %s', (engine) => {
  let database: TestDatabase;
  afterEach(() => database.close());

  test('run once each, in order, and report which ran', async () => {
    database = await openTestDatabase(engine, false);
    expect(await migrate(database, 1, [one])).toEqual(['0001-one']);
    expect(await migrate(database, 2, [one, two])).toEqual(['0002-two']);
    expect(await migrate(database, 3, [one, two])).toEqual([]);
    expect(await listTables(database)).toEqual(['one', 'schema_migrations', 'two']);
  });

  test("the product's migrations run, and the server knows when they have run", async () => {
    database = await openTestDatabase(engine, false);
    expect(await isMigrated(database.db).catch(() => false)).toBe(false);
    expect(await migrate(database, 1)).toHaveLength(migrations.length);
    expect(await isMigrated(database.db)).toBe(true);
  });

  test('a migration that fails halfway leaves the schema unchanged, and runs once it is fixed [D-5]', async () => {
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

  test('when several servers start together, one migrates and the others wait for it [D-5]', async () => {
    database = await openTestDatabase(engine, false);
    const runs = await Promise.all([1, 2, 3].map((now) => migrate(database, now, [one, two])));
    expect(runs.map((run) => run.length).toSorted()).toEqual([0, 0, 2]);
  });

  test("a changed step, a newer database and another program's data are refused and left unchanged [D-5 D-7]", async () => {
    database = await openTestDatabase(engine, false);
    await migrate(database, 1, [one, two]);
    const changed: Migration = { ...two, statements: () => ['create table two (id integer, name text)'] };
    await expect(migrate(database, 2, [one, changed])).rejects.toThrow('0002-two has changed since it ran');
    await sql`drop table schema_migrations`.execute(database.db);
    await expect(migrate(database, 2, [one, two])).rejects.toThrow('holds other data (one, two');
    expect(await listTables(database)).toEqual(['one', 'two']);
  });

  test('old code starts on a newer schema only if that has only additions [D-5 D-7]', async () => {
    database = await openTestDatabase(engine, false);
    await migrate(database, 1, [one, two]);
    expect(await migrate(database, 2, [one])).toEqual([]);
    await sql`delete from schema_migrations where name = '0002-two'`.execute(database.db);
    await migrate(database, 3, [one, breaking]);
    await expect(migrate(database, 4, [one])).rejects.toThrow(
      'newer version made this database (it has 0002-breaking)',
    );
  });
});

test.each([
  ['alter table one add column note text', true],
  ["alter table one add column note text not null default ''", true],
  ['create table two (id integer references one (id))', true],
  ['create index by_at on one (at)', true],
  ['alter table one add column note text not null', false],
  ['alter table one add column note text unique', false],
  ['create unique index by_at on one (at)', false],
  ['alter table one drop column at', false],
  ['drop table one', false],
  ['update one set at = 0', false],
])('"%s" leaves old code working: %s [D-5]', (statement, isSafe) => {
  expect(isAdditive({ name: '0002-x', statements: () => [statement] })).toBe(isSafe);
});

test('the migrations are numbered from 1 in the order in which they run, without gaps', () => {
  expect(migrations.map(({ name }) => Number(name.slice(0, 4)))).toEqual(migrations.map((_, index) => index + 1));
});
