import { me } from '@maidan/contract/account/users';
import { describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../testing/databases/engines.ts';
import { createOperator, splitWords } from '../../testing/operator.ts';
import { releases, type Release } from '../../testing/releases/releases.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { requestCode, signIn } from '../../testing/people/users.ts';
import { findDrift } from '../modules/counts/counts.store.ts';
import { exportDatabase } from './export-database.ts';
import { importDatabase } from './import-database.ts';
import { checksum, migrate, planMigration } from './migrate.ts';
import { migrations, tableOrder } from './schema.ts';

async function* each(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

const keyOf = (table: string, row: Readonly<Record<string, unknown>>): string =>
  JSON.stringify([table, ...(tableOrder.find(({ name }) => name === table)?.key ?? []).map((column) => row[column])]);

const cases = engines.flatMap((engine) => releases.map((release) => ({ engine, release, version: release.version })));

describe.each(cases)('an upgrade from $version on $engine', ({ engine, release }) => {
  const steps = release.steps.flatMap((step) => migrations.find(({ name }) => name === step) ?? []);

  async function openOld({ lines }: Release) {
    const database = await openTestDatabase(engine, false);
    await migrate(database, 1, steps);
    await database.db.transaction().execute((tx) => importDatabase({ ...database, db: tx }, each(lines), steps));
    return database;
  }

  test('finds the migrations of that release unedited', () => {
    const key = engine === 'SQLite' ? 'sqlite' : 'postgres';
    expect(steps.map(({ name }) => name)).toEqual(release.steps);
    expect(Object.keys(release.checksums)).toEqual(release.steps);
    for (const step of steps)
      expect([step.name, checksum(step, key)]).toEqual([step.name, release.checksums[step.name]?.[key]]);
  });

  test("keeps every row, and people's existing data works [D-5]", async () => {
    const database = await openOld(release);
    const planned = (await planMigration(database)).map(({ name }) => name);
    expect(await migrate(database, 2)).toEqual(planned);
    expect([...release.steps, ...planned].toSorted()).toEqual(migrations.map(({ name }) => name).toSorted());

    const kept = new Map<string, unknown>();
    for await (const line of exportDatabase(database)) {
      if ('row' in line) kept.set(keyOf(line.table, line.row as Record<string, unknown>), line.row);
    }
    for (const { table, row } of release.rows) expect(kept.get(keyOf(table, row))).toMatchObject(row);
    expect(await findDrift(database.db)).toEqual([]);

    const api = await createTestApp(engine, {}, { database });
    const person = release.rows.find(({ table, row }) => table === 'users' && String(row['name']).includes('released'));
    const phone = String(person?.row['phone']);
    expect((await requestCode(api, phone)).status).toBe(200);
    const { token } = await signIn(api, phone);
    expect(await api.reply(me, {}, { token })).toMatchObject({ id: person?.row['id'], name: person?.row['name'] });
    await api.close();
  });

  test('is announced by a check that changes nothing', async () => {
    const database = await openOld(release);
    const api = await createTestApp(engine, {}, { database });
    const operator = createOperator(api);
    const check = () => operator.run(splitWords('upgrade check'));
    const pending = migrations.filter(({ name }) => !release.steps.includes(name));
    for (const { name } of pending) expect(await check()).toContain(name);
    await migrate(database, 2);
    expect(await check()).toBe(
      'Nothing is in the way. The schema stays as it is, so the previous version can keep running.',
    );
    operator.removeFolder();
    await api.close();
  });
});

test.each(engines)(
  'the plan of an upgrade marks the steps that change something an older server uses, on %s',
  async (engine) => {
    const database = await openTestDatabase(engine);
    const steps = [
      ...migrations,
      { name: '9998-adds', statements: () => ['create table next_things (id integer primary key)'] },
      { name: '9999-breaks', statements: () => ['alter table posts rename column name to title'] },
    ];
    expect(await planMigration(database, steps)).toEqual([
      { name: '9998-adds', isAdditive: true },
      { name: '9999-breaks', isAdditive: false },
    ]);
    await database.close();
  },
);
