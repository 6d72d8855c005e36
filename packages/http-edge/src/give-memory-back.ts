import type { Server } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Milliseconds. */
const INTERVAL = 5000;
/** Requests and connections in an interval that make a crowd. */
const CROWD = 500;
/** The part of a crowd that is quiet again. */
const QUIET = 0.1;

export interface CrowdWatch {
  /** A request or a connection has come. */
  count(): void;
  /** An interval is over. */
  tick(): void;
}

/** Calls `onQuiet` once for each crowd, after the first interval with a tenth of its busiest or less. */
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
 * Gives back what a crowd took once it has left. V8 collects while it allocates; what is free afterwards stays with
 * the process, which `pnpm bench:flood` shows.
 */
export function giveMemoryBack(server: Server): void {
  const crowds = watchCrowds(() => void collect());
  server.on('connection', crowds.count);
  server.on('request', crowds.count);
  const timer = setInterval(crowds.tick, INTERVAL).unref();
  server.once('close', () => clearInterval(timer));
}

async function collect(): Promise<void> {
  // The only way to V8's own function without a flag on the command line, which a thread cannot have.
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as Collect;
  setFlagsFromString('--no-expose-gc');
  await gc({ type: 'major', execution: 'async', flavor: 'last-resort' });
}
