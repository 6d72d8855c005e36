import { STOP_MESSAGE } from '@maidan/http-edge/stop-request';
import { Worker } from 'node:worker_threads';

/**
 * In MB. A small young generation keeps the process small at the cost of more, short collections; a part that exceeds
 * its old generation is restarted, without affecting the machine's memory or the other parts.
 */
const MEMORY = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 8 };

export interface PartThread {
  /** Why it ended. */
  readonly ended: Promise<string>;
  /** Lets running requests finish. */
  stop(): void;
  kill(): void;
}

/** Runs a part as a thread with its own memory: a failure in it ends only that part. */
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
