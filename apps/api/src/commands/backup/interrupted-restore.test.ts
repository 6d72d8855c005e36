import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync, readdirSync, readFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOperator } from '../../../testing/operator.ts';
import { commandProgram } from '../../../testing/programs.ts';
import { dataFolders } from '../../../testing/server-process.ts';
import { createTestApp } from '../../../testing/test-app.ts';

const script = commandProgram();
const folders = dataFolders();
const folder = folders.make();

beforeAll(async () => {
  const api = await createTestApp('SQLite');
  const operator = createOperator(api);
  const printed = await operator.run(['backup', 'key', path.join(folder, 'the.key')]);
  await operator.run(['backup', 'create', path.join(folder, 'a.backup'), '--for', /age1\S+/.exec(printed)?.[0] ?? '']);
  operator.removeFolder();
  await api.close();
});
afterAll(() => folders.removeAll());

function startRestore(file: string, env: Record<string, string> = {}) {
  const DATA_DIR = folders.make();
  const child = spawn(process.execPath, [script, 'backup', 'restore', file, '--key', 'the.key'], {
    env: { PATH: '/usr/bin', INIT_CWD: folder, DATA_DIR, ...env },
    stdio: 'ignore',
  });
  return { child, DATA_DIR, ended: once(child, 'exit') };
}

test('a restore whose database cannot be opened leaves no decrypted data [D-6]', async () => {
  const { DATA_DIR, ended } = startRestore('a.backup', { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  expect((await ended)[0]).toBe(1);
  expect(readdirSync(DATA_DIR)).toEqual([]);
});

test('an interrupted restore leaves no decrypted data [D-6]', async () => {
  // An endless pipe keeps the restore in the middle of the back-up.
  execFileSync('mkfifo', [path.join(folder, 'slow.backup')]);
  const whole = readFileSync(path.join(folder, 'a.backup'));
  const { child, DATA_DIR, ended } = startRestore('slow.backup');
  const pipe = openSync(path.join(folder, 'slow.backup'), 'r+');
  writeSync(pipe, whole.subarray(0, whole.length - 100));
  while (!existsSync(path.join(DATA_DIR, '.restoring'))) await wait(20);
  child.kill('SIGINT');
  expect((await ended)[1]).toBe('SIGINT');
  expect(readdirSync(DATA_DIR)).toEqual([]);
});
