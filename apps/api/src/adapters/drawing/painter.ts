import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Picture } from './picture.ts';

export interface PaintOrder {
  readonly picture: Picture;
  /** The bytes of its stored picture. */
  readonly bytes: Uint8Array | null;
}

export type PaintAnswer = { readonly drawn: Uint8Array } | { readonly error: string };

/** Draws preview pictures, one at a time. */
export interface Painter {
  /** @throws PaintError when too many orders are waiting, it takes too long, or it fails */
  paint(order: PaintOrder): Promise<Uint8Array>;
  close(): Promise<void>;
}

export class PaintError extends Error {}

export interface PainterLimits {
  /** Orders that may wait while one is drawn. */
  readonly waiting: number;
  /** Milliseconds from the order to its end. */
  readonly timeout: number;
  /** Milliseconds without an order after which the thread ends and gives its memory back. */
  readonly idle: number;
}

const usual: PainterLimits = { waiting: 16, timeout: 5_000, idle: 30_000 };

interface Job {
  readonly order: PaintOrder;
  readonly settle: (answer: PaintAnswer) => void;
}

/** The source next to this file, or its bundle. */
function findProgram(): URL {
  if (import.meta.url.endsWith('.ts')) return new URL('./paint-worker.ts', import.meta.url);
  const beside = new URL('./paint-worker.js', import.meta.url);
  return existsSync(fileURLToPath(beside)) ? beside : new URL('../paint-worker.js', import.meta.url);
}

/**
 * A painter with its own thread, which starts with the first order, so that a server that draws nothing does not load
 * it.
 */
export function createPainter(limits: PainterLimits = usual, program: URL = findProgram()): Painter {
  const waiting: Job[] = [];
  let current: Job | null = null;
  let thread: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;

  const endThread = async (): Promise<void> => {
    const ended = thread;
    thread = null;
    await ended?.terminate();
  };
  const startThread = (): Worker => {
    const started = new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: 128 } });
    // The thread does not keep a stopping server running.
    started.unref();
    started.on('message', (answer: PaintAnswer) => finish(answer));
    const failed = (error: Error | number) => {
      if (thread !== started) return;
      thread = null;
      finish({ error: error instanceof Error ? error.message : `the thread ended with ${error}` });
    };
    started.on('error', failed);
    started.on('exit', failed);
    return started;
  };
  const finish = (answer: PaintAnswer): void => {
    const done = current;
    current = null;
    done?.settle(answer);
    next();
  };
  const next = (): void => {
    if (current) return;
    current = waiting.shift() ?? null;
    clearTimeout(idle);
    if (current) {
      thread ??= startThread();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      thread.postMessage(current.order);
    } else idle = setTimeout(() => void endThread(), limits.idle).unref();
  };

  return {
    paint(order) {
      if (waiting.length >= limits.waiting) return Promise.reject(new PaintError('too many pictures are waiting'));
      return new Promise((resolve, reject) => {
        const job: Job = {
          order,
          settle(answer) {
            clearTimeout(timer);
            if ('drawn' in answer) resolve(answer.drawn);
            else reject(new PaintError(answer.error));
          },
        };
        const timer = setTimeout(() => {
          const place = waiting.indexOf(job);
          if (place >= 0) waiting.splice(place, 1);
          job.settle({ error: 'took too long' });
          if (current !== job) return;
          void endThread();
          finish({ error: 'took too long' });
        }, limits.timeout).unref();
        waiting.push(job);
        next();
      });
    },
    async close() {
      for (const job of waiting.splice(0)) job.settle({ error: 'the server is stopping' });
      clearTimeout(idle);
      await endThread();
      finish({ error: 'the server is stopping' });
      clearTimeout(idle);
    },
  };
}
