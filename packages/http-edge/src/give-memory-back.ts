import type { Server } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Milliseconds. */
const INTERVAL = 5000;
/** Requests and connections in an interval that count as a crowd. */
const CROWD = 500;
/** The fraction of a crowd that counts as quiet again. */
const QUIET = 0.1;

export interface CrowdWatch {
  /** Counts a new request or connection. */
  count(): void;
  /** Ends an interval. */
  tick(): void;
}

/** Calls `onQuiet` once per crowd, after the first interval with at most a tenth of its peak. */
export function watchCrowds(onQuiet: () => void): CrowdWatch {
  let now = 0;
  let busiest = 0;
  return {
    count: () => void (now += 1),
    tick() {
      busiest = Math.max(busiest, now);
      if (busiest >= CROWD && now <= busiest * QUIET) {
        busiest = 0;
        onQuiet();
      }
      now = 0;
    },
  };
}

type Collect = (options: { type: 'major'; execution: 'async'; flavor: 'last-resort' }) => Promise<void>;

/**
 * Releases the memory that a crowd used once it has left. V8 collects only while it allocates, so freed memory stays
 * with the process, as `pnpm bench:flood` shows.
 */
export function giveMemoryBack(server: Server): void {
  const crowds = watchCrowds(() => void collect());
  server.on('connection', crowds.count);
  server.on('request', crowds.count);
  const timer = setInterval(crowds.tick, INTERVAL).unref();
  server.once('close', () => clearInterval(timer));
}

async function collect(): Promise<void> {
  // The only way to V8's own function without a command-line flag, which a thread cannot have.
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as Collect;
  setFlagsFromString('--no-expose-gc');
  await gc({ type: 'major', execution: 'async', flavor: 'last-resort' });
}
