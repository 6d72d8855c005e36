import { sql } from 'kysely';
import type { Db } from '../db/open-database.ts';
import { mediaColumns } from '../modules/media/media-use.store.ts';

/** Bounds the work of a start: a large database is not an empty one that was just filled. */
const NEWEST = 1000;

/** The stored values of pictures with copies, the newest of each place. */
export async function listStoredPictures(db: Db): Promise<string[]> {
  const found = new Set<string>();
  for (const { table, column, order, where = '1 = 1' } of mediaColumns) {
    const value = sql.ref<string>(column);
    const { rows } = await sql<{ value: string }>`
      select ${value} as value from ${sql.table(table)}
      where ${value} like ${'media/%#%'} and ${sql.raw(where)} order by ${sql.ref(order)} desc limit ${NEWEST}`.execute(
      db,
    );
    for (const row of rows) found.add(row.value);
  }
  return [...found];
}
