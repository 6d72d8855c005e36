import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { engines, hasPostgres, openTestDatabase, type TestDatabase } from '../../testing/databases/engines.ts';

const open = async (): Promise<TestDatabase> => {
  const database = await openTestDatabase('PostgreSQL', false);
  await sql`create table counters (id bigint primary key, hits bigint not null)`.execute(database.db);
  await sql`insert into counters values (1, 0), (2, 0)`.execute(database.db);
  return database;
};
const hit = (id: number) => sql`update counters set hits = hits + 1 where id = ${id}`;
const hits = async ({ db }: TestDatabase) =>
  (await sql<{ hits: number }>`select hits from counters order by id`.execute(db)).rows.map((row) => row.hits);

/** Resolves for all callers once this many have called it. */
function meeting(size: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let here = 0;
  return () => {
    here += 1;
    if (here >= size) resolve();
    return promise;
  };
}

describe.runIf(hasPostgres && engines.includes('PostgreSQL'))('transactions on PostgreSQL', () => {
  test('a transaction rolled back for a deadlock runs again, and both are counted', async () => {
    const database = await open();
    const both = meeting(2);
    let runs = 0;
    const inOrder = (first: number, second: number) =>
      database.db.transaction().execute(async (tx) => {
        runs += 1;
        await hit(first).execute(tx);
        await both();
        await hit(second).execute(tx);
      });
    await Promise.all([inOrder(1, 2), inOrder(2, 1)]);
    expect(await hits(database)).toEqual([2, 2]);
    expect(runs).toBe(3);
    await database.close();
  });

  test('a transaction that read data which another changed runs again, with its isolation level', async () => {
    const database = await open();
    const both = meeting(2);
    const read = () =>
      database.db
        .transaction()
        .setIsolationLevel('serializable')
        .execute(async (tx) => {
          const { rows } = await sql<{ hits: number }>`select hits from counters where id = 1`.execute(tx);
          await both();
          await sql`update counters set hits = ${(rows[0]?.hits ?? 0) + 1} where id = 1`.execute(tx);
        });
    await Promise.all([read(), read()]);
    expect(await hits(database)).toEqual([2, 0]);
    await database.close();
  });

  test('any other failure is thrown at once', async () => {
    const database = await open();
    let runs = 0;
    const fail = database.db.transaction().execute(async (tx) => {
      runs += 1;
      await hit(1).execute(tx);
      await sql`insert into counters values (2, 0)`.execute(tx);
    });
    await expect(fail).rejects.toMatchObject({ code: '23505' });
    expect(runs).toBe(1);
    expect(await hits(database)).toEqual([0, 0]);
    await database.close();
  });
});
