import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { listColumns } from '../../../testing/databases/list-columns.ts';
import { demoPack } from '../../../testing/packs.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { mediaId } from '../../adapters/files/media-url.ts';
import { mediaColumns } from './media-use.store.ts';

test('every column of the demo pack that refers to media is listed', async () => {
  const api = await createTestApp('SQLite');
  await demoPack(api);
  const naming: string[] = [];
  for (const { table, column } of await listColumns(api.world.database)) {
    if (table === 'media') continue;
    const { rows } = await sql<{ value: string }>`
      select ${sql.ref(column)} as value from ${sql.table(table)}
      where ${sql.ref(column)} like ${`${'_'.repeat(40)}.%`}`.execute(api.db);
    if (rows.some(({ value }) => mediaId(value) !== null)) naming.push(`${table}.${column}`);
  }
  const known = new Set(mediaColumns.map(({ table, column }) => `${table}.${column}`));
  expect(naming.length).toBeGreaterThan(8);
  expect(naming.filter((column) => !known.has(column))).toEqual([]);
  await api.close();
});
