import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const SAMPLE_MS = 50;
const PAGE_BYTES = 4096;

/** The processes started from this one, and their memory in bytes; empty where the system has no /proc. */
function listChildren(): number[] {
  const parents = new Map<number, number>();
  const pages = new Map<number, number>();
  try {
    for (const name of readdirSync('/proc').filter((found) => /^\d+$/.test(found))) {
      const pid = Number(name);
      try {
        // The name in brackets may contain anything.
        const parts = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
        parents.set(pid, Number(parts[1]));
        pages.set(pid, Number(parts[21]));
      } catch {
        // It has just ended.
      }
    }
  } catch {
    return [];
  }
  const isOurs = (pid: number | undefined): boolean =>
    pid !== undefined && pid > 1 && (parents.get(pid) === process.pid || isOurs(parents.get(pid)));
  return [...pages].flatMap(([pid, held]) => (isOurs(pid) ? [held * PAGE_BYTES] : []));
}

const total = (held: readonly number[]): number => held.reduce((sum, bytes) => sum + bytes, 0);

/** Processor seconds of the processes that have ended; the system clock ticks a hundred times a second. */
function spentByChildren(): number {
  try {
    const parts = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(parts[13]) + Number(parts[14])) / 100;
  } catch {
    return Number.NaN;
  }
}

interface Spent {
  readonly seconds: number;
  /** Processor time, which depends less on other work than elapsed time. */
  readonly processor: number;
  /** The most memory that its processes held at once. */
  readonly megabytes: number;
}

/** Measures work. @param end ends its processes */
export async function measureChildren(work: () => Promise<unknown>, end: () => void): Promise<Spent> {
  let most = 0;
  const before = spentByChildren();
  const timer = setInterval(() => (most = Math.max(most, total(listChildren()))), SAMPLE_MS);
  const begun = performance.now();
  await work();
  const seconds = (performance.now() - begun) / 1000;
  clearInterval(timer);
  end();
  // Their processor time is counted once they have ended.
  while (listChildren().length > 0) await wait(SAMPLE_MS);
  return { seconds, processor: spentByChildren() - before, megabytes: Math.round(most / 1e6) };
}
