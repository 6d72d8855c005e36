import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ABANDONED, inWorkFolder, sweepWorkFolders } from './work-folder.ts';

/** A process that has run, and its id. */
const ended = (): number => spawnSync(process.execPath, ['--version']).pid;

test('a work folder is removed when the work ends, even with an error', async () => {
  const folders: string[] = [];
  await inWorkFolder(async (folder) => folders.push(folder));
  const failing = inWorkFolder(async (folder) => {
    folders.push(folder);
    throw new Error('no room');
  });
  await expect(failing).rejects.toThrow('no room');
  expect(folders.map((folder) => existsSync(folder))).toEqual([false, false]);
});

test('the folders of killed processes are removed, but none that another process works in', async () => {
  const now = Date.now();
  const old = new Date(now - ABANDONED - 1000);
  const make = (pid: number, renewed: Date): string => {
    const folder = path.join(tmpdir(), `maidan-clip-${pid}-sweep${pid}`);
    mkdirSync(folder, { recursive: true });
    utimesSync(folder, renewed, renewed);
    return folder;
  };
  const abandoned = make(ended(), old);
  // Another container, with different process ids, may be renewing it.
  const elsewhere = make(ended(), new Date(now));
  const asleep = make(process.pid, old);
  expect(await sweepWorkFolders(now)).toBeGreaterThanOrEqual(1);
  expect([abandoned, elsewhere, asleep].map((folder) => existsSync(folder))).toEqual([false, true, true]);
  await sweepWorkFolders(now + 2 * ABANDONED);
  expect([elsewhere, asleep].map((folder) => existsSync(folder))).toEqual([false, true]);
  spawnSync('rm', ['-r', asleep]);
});
