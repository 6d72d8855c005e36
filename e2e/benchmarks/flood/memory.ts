import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** The resident memory in MB of the process that runs in this folder with this port. Linux only. */
export function memoryOf(folder: string, port: number): number {
  for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const isOurs = readlinkSync(`/proc/${id}/cwd`).endsWith(folder);
      if (!isOurs || !readFileSync(`/proc/${id}/environ`, 'utf8').includes(`FEED_PORT=${port}\0`)) continue;
      const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${id}/status`, 'utf8')) ?? [];
      return Math.round(Number(kilobytes) / 1024);
    } catch {
      // Another person's process, or one that has just ended.
    }
  }
  return Number.NaN;
}
