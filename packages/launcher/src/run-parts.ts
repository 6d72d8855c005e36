import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { startPart, type PartThread } from './part-thread.ts';
import { answers, type Part } from './product.ts';

interface RunOptions {
  /** The first serves the others and is stopped last. */
  readonly parts: readonly Part[];
  readonly env: NodeJS.ProcessEnv;
  /** Receives one line for the operator. */
  readonly report: (line: string) => void;
  /** How long a part may take to answer, in milliseconds. The first start imports the demo pack. */
  readonly timeout?: number;
  /** Milliseconds after which a slow start reports that it is still running. */
  readonly patience?: number;
  /** Milliseconds before a failed part is restarted; doubled after each failure in a row. */
  readonly firstPause?: number;
}

export class LaunchError extends Error {}

/** Milliseconds between two checks of a starting part. */
const LOOK_EVERY = 20;
/** How long running requests may take once the product is stopping. */
const FINISH = 10_000;
const LONGEST_PAUSE = 30_000;
/** A part that has run this long has recovered from its last failure. */
const RECOVERED = 60_000;

/**
 * Runs parts in this process, each in a thread, and restarts a failed one while the others continue. Resolves once
 * all answer. If one ends before that, stops the others.
 * @returns a function that stops all
 * @throws LaunchError
 */
export async function runParts(options: RunOptions): Promise<() => Promise<void>> {
  const { parts, env, report, timeout = 60_000, patience = 10_000, firstPause = 1000 } = options;
  for (const part of parts) await refuseTakenPort(part);
  let isStopping = false;
  const running = new Map<Part, PartThread>();

  const start = (part: Part): PartThread => {
    const thread = startPart(part.script, env);
    running.set(part, thread);
    void thread.ended.then(() => running.get(part) === thread && running.delete(part));
    return thread;
  };

  async function keepRunning(part: Part, first: PartThread): Promise<void> {
    let thread = first;
    for (let pause = firstPause; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
      const startedAt = performance.now();
      const why = await thread.ended;
      if (isStopping) return;
      if (performance.now() - startedAt > RECOVERED) pause = firstPause;
      report(`The ${part.name} has failed and starts again in ${pause / 1000} s: ${why}`);
      await wait(pause, undefined, { ref: false });
      if (isStopping) return;
      thread = start(part);
    }
  }

  async function stopAll(stopped: readonly Part[]): Promise<void> {
    const threads = stopped.map((part) => running.get(part)).filter((thread) => thread !== undefined);
    for (const thread of threads) thread.stop();
    const ended = Promise.all(threads.map((thread) => thread.ended));
    if (await Promise.race([ended.then(() => false), wait(FINISH, true, { ref: false })])) {
      for (const thread of threads) thread.kill();
    }
    await ended;
  }

  async function stop(): Promise<void> {
    isStopping = true;
    await stopAll(parts.slice(1));
    await stopAll(parts.slice(0, 1));
  }

  const threads = parts.map((part) => ({ part, thread: start(part) }));
  const firstEnd = Promise.race(threads.map(async ({ part, thread }) => [part.name, await thread.ended] as const));
  const began = Date.now();
  const deadline = began + timeout;
  let nextWord = began + patience;
  for (const { part } of threads) {
    while (!(await answers(part.port))) {
      const gone = await Promise.race([firstEnd, wait(LOOK_EVERY)]);
      if (Date.now() >= nextWord) {
        report(`Starting the ${part.name} (${Math.round((nextWord - began) / 1000)} s so far)`);
        nextWord += patience;
      }
      if (gone === undefined && Date.now() < deadline) continue;
      await stop();
      throw new LaunchError(
        gone ? `The ${gone[0]} could not be started: ${gone[1]}` : `The ${part.name} does not answer.`,
      );
    }
  }
  for (const { part, thread } of threads) void keepRunning(part, thread);
  return stop;
}

/** Otherwise, another process's answers would be mistaken for our part's. */
async function refuseTakenPort({ name, port, variable }: Part): Promise<void> {
  const server = createServer();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  } catch {
    throw new LaunchError(
      `Port ${port} is in use, so the ${name} cannot start. Stop the process that uses it, or set ${variable}.`,
    );
  } finally {
    server.close();
  }
}
