import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { dataFolders, startRunning, stopProcess } from '../../testing/server-process.ts';

const folders = dataFolders();
afterAll(() => folders.removeAll());

const cli = path.join(import.meta.dirname, 'league.ts');
const call = promisify(execFile);

test('beside a running server: what is entered is served at once, and a mistake ends with 1 and changes nothing', async () => {
  const DATA_DIR = folders.make();
  const running = await startRunning({ DATA_DIR });
  const run = (...typed: string[]) => call(process.execPath, [cli, ...typed], { env: { PATH: '/usr/bin', DATA_DIR } });
  expect((await run('add', 'cup', '--name', 'Monsoon Cup')).stdout).toBe('Added the league "Monsoon Cup" (cup).\n');
  const served = async () => (await fetch(`${running.address}/api/ysl/league/cup`)).json();
  expect(await served()).toMatchObject({ name: 'Monsoon Cup' });
  await expect(run('add', 'cup', '--name', 'Other')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Nothing was changed\.\nThere is a league "cup" already[^]*league:add --help\n$/),
  });
  expect(await served()).toMatchObject({ name: 'Monsoon Cup' });
  await expect(run('add', '--nmae', 'x')).rejects.toMatchObject({ code: 2 });
  await stopProcess(running, 'SIGTERM');
});
