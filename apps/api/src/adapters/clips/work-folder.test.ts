import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ABANDONED, inWorkFolder, sweepWorkFolders } from './work-folder.ts';

/** A process that ran, and its number. */
const ended = (): number => spawnSync(process.execPath, ['--version']).pid;

test('a folder of work is gone at its end, also after an error', async () => {
  const folders: string[] = [];
  await inWorkFolder(async (folder) => folders.push(folder));
  const failing = inWorkFolder(async (folder) => {
    folders.push(folder);
    throw new Error('no room');
  });
  await expect(failing).rejects.toThrow('no room');
  expect(folders.map((folder) => existsSync(folder))).toEqual([false, false]);
});

test('what a killed process left is swept, and nothing that another one works in', async () => {
  const now = Date.now();
  const old = new Date(now - ABANDONED - 1000);
  const make = (pid: number, renewed: Date): string => {
    const folder = path.join(tmpdir(), `maidan-clip-${pid}-sweep${pid}`);
    mkdirSync(folder, { recursive: true });
    utimesSync(folder, renewed, renewed);
    return folder;
  };
  const abandoned = make(ended(), old);
  // Another container, whose numbers differ, may renew it.
  const elsewhere = make(ended(), new Date(now));
  const asleep = make(process.pid, old);
  expect(await sweepWorkFolders(now)).toBeGreaterThanOrEqual(1);
  expect([abandoned, elsewhere, asleep].map((folder) => existsSync(folder))).toEqual([false, true, true]);
  await sweepWorkFolders(now + 2 * ABANDONED);
  expect([elsewhere, asleep].map((folder) => existsSync(folder))).toEqual([false, true]);
  spawnSync('rm', ['-r', asleep]);
});
