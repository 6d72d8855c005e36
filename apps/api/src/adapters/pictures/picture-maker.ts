import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { PictureError } from './pictures.ts';
import type { PictureAnswer, PictureCopy, PictureMaker, PictureOrder, ReadPicture } from './pictures.ts';

export interface MakerLimits {
  readonly processes: number;
  /** Milliseconds for one order. */
  readonly timeout: number;
  /** Milliseconds without an order after which a process ends and gives its memory back. */
  readonly idle: number;
}

const usual: MakerLimits = { processes: Math.min(availableParallelism(), 4), timeout: 120_000, idle: 5000 };

/** The source next to this file, or its bundle. */
function findProgram(): string {
  const here = import.meta.dirname;
  const places = ['picture-process.ts', 'picture-process.js', '../picture-process.js'];
  return places.map((at) => path.join(here, at)).find((place) => existsSync(place)) ?? '';
}

/** A place for a process, which is started with the first order and ended when idle. */
interface Slot {
  child: ChildProcess | null;
  timer?: NodeJS.Timeout;
}

/** Makes pictures in processes of their own, as many at once as there are slots. */
export function createPictureMaker(limits: MakerLimits = usual, program: string = findProgram()): PictureMaker {
  const slots = Array.from({ length: limits.processes }, (): Slot => ({ child: null }));
  const free = [...slots];
  const waiting: ((slot: Slot) => void)[] = [];

  const take = (): Promise<Slot> | Slot => free.pop() ?? new Promise((resolve) => waiting.push(resolve));
  const release = (slot: Slot): void => {
    const next = waiting.shift();
    if (next) return next(slot);
    slot.timer = setTimeout(() => end(slot), limits.idle).unref();
    free.push(slot);
  };
  const carryOut = async (order: PictureOrder): Promise<unknown> => {
    const slot = await take();
    clearTimeout(slot.timer);
    try {
      slot.child ??= start(program);
      const answer = await ask(slot.child, order, limits.timeout);
      if ('refused' in answer) throw new PictureError(answer.refused);
      return answer.made;
    } catch (error) {
      if (!(error instanceof PictureError)) {
        end(slot);
        throw new PictureError('takes too much time or memory to decode.', { cause: error });
      }
      throw error;
    } finally {
      release(slot);
    }
  };
  return {
    read: async (bytes) => (await carryOut({ bytes, variants: null })) as ReadPicture,
    copy: async (bytes, variants) => (await carryOut({ bytes, variants })) as PictureCopy[],
    close: () => slots.forEach(end),
  };
}

function start(program: string): ChildProcess {
  // No environment, so it cannot leak one. Pictures travel as bytes, not as text.
  return fork(program, [], { env: {}, serialization: 'advanced', stdio: 'ignore' });
}

function end(slot: Slot): void {
  clearTimeout(slot.timer);
  slot.child?.kill('SIGKILL');
  slot.child = null;
}

/** @throws Error when the process ends or takes too long */
async function ask(child: ChildProcess, order: PictureOrder, timeout: number): Promise<PictureAnswer> {
  const done = new AbortController();
  const signal = AbortSignal.any([done.signal, AbortSignal.timeout(timeout)]);
  const ended = once(child, 'exit', { signal }).then(() => Promise.reject(new Error('the process ended')));
  child.ref();
  child.channel?.ref();
  try {
    child.send(order);
    const [answer] = (await Promise.race([once(child, 'message', { signal }), ended])) as [PictureAnswer];
    return answer;
  } finally {
    done.abort();
    // A program that has nothing else to do does not wait for it.
    child.unref();
    child.channel?.unref();
  }
}
