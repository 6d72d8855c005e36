import { execFile } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { commandProgram } from '../../testing/programs.ts';
import { dataFolders } from '../../testing/server-process.ts';

const folders = dataFolders();
afterAll(() => folders.removeAll());

const call = promisify(execFile);
const root = path.join(import.meta.dirname, '../../../..');

/** `pnpm maidan` in a checkout with this `.env`. */
async function runWithEnvFile(settings: Record<string, string>, words: string) {
  const cwd = folders.make();
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(path.join(cwd, '.env'), lines.join(''));
  symlinkSync(path.join(root, 'apps'), path.join(cwd, 'apps'));
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: { maidan: string };
  };
  return call('sh', ['-c', `${scripts.maidan} ${words}`], {
    cwd,
    env: { PATH: `${path.dirname(process.execPath)}:/usr/bin:/bin` },
  });
}

test('pnpm maidan uses the settings of .env, and names the database file', async () => {
  const [DATA_DIR, SECRETS_DIR] = [folders.make(), folders.make()];
  const settings = { DATA_DIR, SECRETS_DIR, DESK_ORIGIN: 'https://desk.maidan.example' };
  const { stdout, stderr } = await runWithEnvFile(settings, 'staff owner 9876543210');
  expect(stdout).toContain('https://desk.maidan.example/');
  expect(stdout).not.toContain('Data:');
  expect(stderr).toBe(`Data: ${path.join(DATA_DIR, 'maidan.sqlite')}\n`);
});

test('a command names the database and host of PostgreSQL, without user and password', async () => {
  const env = { DATA_DIR: folders.make(), DATABASE_URL: 'postgres://asha:secret@127.0.0.1:1/league' };
  const { stderr } = await call(process.execPath, [commandProgram(), 'counts', 'check'], { env }).catch(
    (error: { stderr: string }) => error,
  );
  expect(stderr.split('\n')[0]).toBe('Data: PostgreSQL league on 127.0.0.1:1');
});

test('a command that uses no data names none', async () => {
  const env = { DATA_DIR: folders.make() };
  const file = path.join(folders.make(), 'the.key');
  const { stdout, stderr } = await call(process.execPath, [commandProgram(), 'backup', 'key', file], { env });
  expect([stdout, stderr]).toEqual([expect.stringContaining('Wrote'), '']);
});
