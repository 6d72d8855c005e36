import { mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MINUTE } from '../../runtime/clock.ts';

const NAME = /^maidan-clip-(\d+)-[^-]+$/;

/** A folder whose process has not renewed it for so long may be swept. */
export const ABANDONED = 10 * MINUTE;

/** Gives work a folder of its own, which is removed at its end, and renewed until then. */
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
 * Removes the folders of killed processes. One that runs on this machine keeps its folders even after a sleep; one of
 * another container, whose number says nothing here, keeps what it renews.
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
    // It runs, but for another account.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
