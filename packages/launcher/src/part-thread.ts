import { STOP_MESSAGE } from '@maidan/http-edge/stop-request';
import { Worker } from 'node:worker_threads';

/**
 * In MB. A small young generation keeps the process small at the price of more, short collections; a part that needs more
 * than the old one is started again, and takes neither the machine's memory nor the other parts with it.
 */
const MEMORY = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 8 };

export interface PartThread {
  /** Why it ended. */
  readonly ended: Promise<string>;
  /** Lets running requests finish. */
  stop(): void;
  kill(): void;
}

/** Runs a part as a thread with its own memory: what fails in it ends it alone. */
export function startPart(script: string, env: NodeJS.ProcessEnv): PartThread {
  const thread = new Worker(script, { env, execArgv: [], resourceLimits: MEMORY });
  let why: string | undefined;
  thread.once('error', (error: Error) => (why = error.stack ?? error.message));
  return {
    ended: new Promise((resolve) => thread.once('exit', (code) => resolve(why ?? `exit code ${code}`))),
    stop: () => thread.postMessage(STOP_MESSAGE),
    kill: () => void thread.terminate(),
  };
}
