import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { listColumns } from '../../../testing/databases/list-columns.ts';
import { demoPack } from '../../../testing/packs.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { mediaColumns } from './media-use.store.ts';

test('every column of the demo pack that names media is known', async () => {
  const api = await createTestApp('SQLite');
  await demoPack(api);
  const naming: string[] = [];
  for (const { table, column } of await listColumns(api.world.database)) {
    const { rows } = await sql`
      select 1 from ${sql.table(table)} where ${sql.ref(column)} like 'media/%' limit 1`.execute(api.db);
    if (rows.length > 0) naming.push(`${table}.${column}`);
  }
  const known = new Set(mediaColumns.map(({ table, column }) => `${table}.${column}`));
  expect(naming.length).toBeGreaterThan(8);
  expect(naming.filter((column) => !known.has(column))).toEqual([]);
  await api.close();
});
