import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/databases/engines.ts';
import { findUnsafeSettings } from './durability.ts';

test('a PostgreSQL that acknowledges before writing to disk is reported; the server configures SQLite itself [D-3]', async () => {
  const postgres = await openTestDatabase('PostgreSQL', false);
  // The setting applies only to the connection.
  await postgres.db.connection().execute(async (db) => {
    await sql`set synchronous_commit to off`.execute(db);
    expect(await findUnsafeSettings({ ...postgres, db })).toContain('synchronous_commit');
    await sql`set synchronous_commit to on`.execute(db);
    expect(await findUnsafeSettings({ ...postgres, db })).not.toContain('synchronous_commit');
  });
  await postgres.close();

  const sqlite = await openTestDatabase('SQLite', false);
  expect(await findUnsafeSettings(sqlite)).toEqual([]);
  await sqlite.close();
});
