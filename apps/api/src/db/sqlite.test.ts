import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});
const newFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'maidan-db-'));
  folders.push(folder);
  return folder;
};

test('the file survives a power cut and is closed to other accounts [D-1]', async () => {
  const dataDir = newFolder();
  const { db } = openDatabase({ dataDir }, () => undefined);
  const pragma = async (name: string) => {
    const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db);
    return Object.values(rows[0] ?? {})[0];
  };
  expect([await pragma('journal_mode'), await pragma('synchronous'), await pragma('foreign_keys')]).toEqual([
    'wal',
    2,
    1,
  ]);
  await db.destroy();
  expect(statSync(path.join(dataDir, 'maidan.sqlite')).mode & 0o777).toBe(0o600);
});

test('two processes on one folder wait for each other, and every row is stored [D-2]', async () => {
  const dataDir = newFolder();
  const database = openDatabase({ dataDir }, () => undefined);
  await migrate(database, 1);
  const script = path.join(import.meta.dirname, '..', '..', 'testing', 'databases', 'write-rows.ts');
  const writers = ['one', 'two'].map((name) =>
    spawn(process.execPath, [script, dataDir, name, '100'], { stdio: 'inherit' }),
  );
  const codes = await Promise.all(writers.map(async (writer) => (await once(writer, 'exit'))[0] as number));
  expect(codes).toEqual([0, 0]);
  expect(await database.db.selectFrom('rate_windows').select('name').execute()).toHaveLength(200);
  await database.db.destroy();
});

test('an endless statement that checks the time limit ends after two seconds, and the next one works [A-7]', async () => {
  const { db } = openDatabase({ dataDir: newFolder() }, () => undefined);
  const endless = sql`with recursive n(i) as (select 1 union all select i + 1 from n where in_time() = 1)
    select count(*) from n`;
  await expect(endless.execute(db)).rejects.toMatchObject({ code: 'SQLITE_INTERRUPT' });
  expect((await sql`select in_time() as time`.execute(db)).rows).toEqual([{ time: 1 }]);
  await db.destroy();
});
