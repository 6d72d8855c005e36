import { mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MINUTE } from '../../runtime/clock.ts';

const NAME = /^maidan-clip-(\d+)-[^-]+$/;

/** A folder that its process has not renewed for this long may be removed. */
export const ABANDONED = 10 * MINUTE;

/** Gives the work its own folder, which is renewed meanwhile and removed at the end. */
export async function inWorkFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), `maidan-clip-${process.pid}-`));
  const renewing = setInterval(() => {
    const now = new Date();
    utimes(folder, now, now).catch(() => undefined);
  }, MINUTE).unref();
  try {
    return await work(folder);
  } finally {
    clearInterval(renewing);
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Removes the folders of killed processes. A process running on this machine keeps its folders, even after the machine
 * slept; one in another container, whose id means nothing here, keeps the folders that it renews.
 * @param now by the clock of the disk
 * @returns how many were removed
 */
export async function sweepWorkFolders(now: number): Promise<number> {
  let removed = 0;
  for (const name of await readdir(tmpdir())) {
    const pid = Number(NAME.exec(name)?.[1] ?? Number.NaN);
    if (Number.isNaN(pid) || isRunning(pid)) continue;
    const folder = path.join(tmpdir(), name);
    const renewed = await stat(folder).catch(() => null);
    if (renewed === null || renewed.mtimeMs > now - ABANDONED) continue;
    await rm(folder, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It is running under another account.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
