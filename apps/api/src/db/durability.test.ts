import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/engines.ts';
import { findUnsafeSettings } from './durability.ts';

test('a PostgreSQL that acknowledges before writing to disk is reported; the server configures SQLite itself [D-3]', async () => {
  const postgres = await openTestDatabase('PGlite', false);
  await sql`set synchronous_commit to off`.execute(postgres.db);
  expect(await findUnsafeSettings(postgres)).toContain('synchronous_commit');
  await sql`set synchronous_commit to on`.execute(postgres.db);
  expect(await findUnsafeSettings(postgres)).not.toContain('synchronous_commit');
  await postgres.close();

  const sqlite = await openTestDatabase('SQLite', false);
  expect(await findUnsafeSettings(sqlite)).toEqual([]);
  await sqlite.close();
});
