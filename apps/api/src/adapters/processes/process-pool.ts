import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { endGroup } from './end-group.ts';

export interface PoolLimits {
  readonly processes: number;
  /** The most orders that may wait while all processes are busy. */
  readonly waiting: number;
  /** Milliseconds for one order, without the wait. */
  readonly timeout: number;
  /** Milliseconds without an order after which a process ends and gives its memory back. */
  readonly idle: number;
}

/**
 * Processes that carry out orders, one at a time each: a crash, a hang or a lack of memory there does not affect the
 * server.
 */
export interface ProcessPool<Order, Answer> {
  /** @throws ProcessFailure */
  send(order: Order): Promise<Answer>;
  /** Ends all processes; running and waiting orders fail. */
  close(): void;
}

/** `ended`: the process did not survive the order. `busy`: too many orders are waiting. */
export class ProcessFailure extends Error {
  readonly why: 'ended' | 'too long' | 'busy' | 'stopping';

  constructor(why: ProcessFailure['why']) {
    super(`the process pool reports: ${why}`);
    this.why = why;
  }
}

/** Finds the program of a process: the source in the caller's folder, or its bundle. */
export function findProgram(name: string, folder: string): string {
  const places = [`${name}.ts`, `${name}.js`, `../${name}.js`].map((at) => path.join(folder, at));
  return places.find((place) => existsSync(place)) ?? '';
}

/** A slot for a process, which starts with the first order, so that a server without files does not start it. */
interface Slot {
  child: ChildProcess | null;
  timer?: NodeJS.Timeout;
}

interface Waiting {
  readonly resolve: (slot: Slot) => void;
  readonly reject: (failure: ProcessFailure) => void;
}

/** @param program reads orders from its channel and sends a reply to each */
export function createProcessPool<Order extends object, Answer>(
  program: string,
  limits: PoolLimits,
): ProcessPool<Order, Answer> {
  const slots = Array.from({ length: limits.processes }, (): Slot => ({ child: null }));
  const free = [...slots];
  const waiting: Waiting[] = [];
  let stopping = new AbortController();

  const take = async (): Promise<Slot> => {
    const slot = free.pop();
    if (slot) return slot;
    if (waiting.length >= limits.waiting) throw new ProcessFailure('busy');
    return new Promise((resolve, reject) => waiting.push({ resolve, reject }));
  };
  const release = (slot: Slot): void => {
    const next = waiting.shift();
    if (next) return next.resolve(slot);
    slot.timer = setTimeout(() => end(slot), limits.idle).unref();
    free.push(slot);
  };
  return {
    async send(order) {
      const slot = await take();
      clearTimeout(slot.timer);
      try {
        return await ask<Answer>((slot.child ??= start(program, slot)), order, limits.timeout, stopping.signal);
      } catch (error) {
        end(slot);
        throw error;
      } finally {
        release(slot);
      }
    },
    close() {
      for (const { reject } of waiting.splice(0)) reject(new ProcessFailure('stopping'));
      stopping.abort();
      stopping = new AbortController();
      slots.forEach(end);
    },
  };
}

function start(program: string, slot: Slot): ChildProcess {
  const child = fork(program, [], {
    // Has no environment, so it cannot leak one.
    env: {},
    execArgv: ['--max-old-space-size=384'],
    // Files are sent as bytes, not as text.
    serialization: 'advanced',
    stdio: 'ignore',
    // Its own group, so that its child processes end with it.
    detached: true,
  });
  const { pid } = child;
  const forget = (): void => {
    if (slot.child === child) slot.child = null;
  };
  child.on('exit', forget).on('error', forget);
  if (pid !== undefined) child.on('exit', () => endGroup(pid));
  return child;
}

function end(slot: Slot): void {
  clearTimeout(slot.timer);
  if (slot.child?.pid !== undefined) endGroup(slot.child.pid);
  slot.child = null;
}

/** @throws ProcessFailure when the process ends, takes too long or is no longer wanted */
async function ask<Answer>(
  child: ChildProcess,
  order: object,
  timeout: number,
  stopping: AbortSignal,
): Promise<Answer> {
  const done = new AbortController();
  const late = AbortSignal.timeout(timeout);
  const signal = AbortSignal.any([done.signal, late, stopping]);
  const ended = once(child, 'exit', { signal }).then(() => Promise.reject(new Error('the process ended')));
  child.ref();
  child.channel?.ref();
  try {
    child.send(order);
    const [answer] = (await Promise.race([once(child, 'message', { signal }), ended])) as [Answer];
    return answer;
  } catch {
    throw new ProcessFailure(stopping.aborted ? 'stopping' : late.aborted ? 'too long' : 'ended');
  } finally {
    done.abort();
    // An otherwise idle program does not wait for it.
    child.unref();
    child.channel?.unref();
  }
}
