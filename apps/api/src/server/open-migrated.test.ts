import { existsSync, readdirSync, rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { dataFolders, startProcess, startRunning, stopProcess } from '../../testing/server-process.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';

const folders = dataFolders();
afterAll(() => folders.removeAll());

/** As a version before the first release left the data. */
async function makeOldData(): Promise<string> {
  const dataDir = folders.make();
  const database = openDatabase({ dataDir }, () => undefined);
  await migrate(database, 1, [{ name: '0001-media', statements: () => ['create table media (id integer)'] }]);
  await database.db.destroy();
  return dataDir;
}

test("on a developer's machine, data from before the first release are set aside and the server starts over", async () => {
  const DATA_DIR = await makeOldData();
  const running = await startRunning({ DATA_DIR });
  expect(running.printed).toContain(`They have been moved to ${DATA_DIR}-1, and the product starts over.`);
  expect((await fetch(`${running.address}/readyz`)).status).toBe(200);
  expect(await stopProcess(running, 'SIGTERM')).toBe(0);
  expect(readdirSync(`${DATA_DIR}-1`)).toContain('maidan.sqlite');
  rmSync(`${DATA_DIR}-1`, { recursive: true });
});

test('a server that sends real messages refuses such data, and leaves them in place', async () => {
  const DATA_DIR = await makeOldData();
  const sms = { SMS_PROVIDER: 'msg91', MSG91_AUTH_KEY: 'key-91', MSG91_CODE_TEMPLATE: 'tmpl-1' };
  expect(await startProcess({ DATA_DIR, ...sms })).toEqual({
    code: 1,
    errors: expect.stringContaining('Migration 0001-media has changed since it ran here'),
  });
  expect([readdirSync(DATA_DIR).includes('maidan.sqlite'), existsSync(`${DATA_DIR}-1`)]).toEqual([true, false]);
});
