import { fork, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { errors, type ApiError } from '../../http/errors/errors.ts';
import { INSPECT_MS, INSPECT_WAITING } from '../files/upload-limits.ts';
import { refused, type InspectAnswer, type InspectOrder } from './inspection.ts';

/** Inspects files, one at a time, in its own process. */
export interface Inspector {
  /** @throws ApiError 503 when too many files wait, or the server stops */
  inspect(order: InspectOrder): Promise<InspectAnswer>;
  close(): void;
}

export interface InspectorLimits {
  readonly waiting: number;
  /** Milliseconds for one file. */
  readonly timeout: number;
  /** Milliseconds without an order after which the process ends and gives its memory back. */
  readonly idle: number;
}

const usual: InspectorLimits = { waiting: INSPECT_WAITING, timeout: INSPECT_MS, idle: 30_000 };

interface Job {
  readonly order: InspectOrder;
  readonly resolve: (answer: InspectAnswer) => void;
  readonly reject: (error: ApiError) => void;
}

const busy = () => errors.unavailable(30, 'Many files are arriving right now. Please try again in a moment.');

/** The source next to this file, or its bundle. */
function findProgram(): string {
  const here = import.meta.dirname;
  const places = ['inspect-process.ts', 'inspect-process.js', '../inspect-process.js'].map((at) => path.join(here, at));
  return places.find((place) => existsSync(place)) ?? '';
}

/** The process starts with the first order: a server without uploads pays nothing. */
export function createInspector(limits: InspectorLimits = usual, program: string = findProgram()): Inspector {
  const waiting: Job[] = [];
  let current: Job | null = null;
  let child: ChildProcess | null = null;
  let timer: NodeJS.Timeout | undefined;

  const endChild = (): void => {
    child?.kill('SIGKILL');
    child = null;
  };
  const startChild = (): ChildProcess => {
    // No environment, so it cannot leak one.
    const started = fork(program, [], { env: {}, execArgv: ['--max-old-space-size=384'], stdio: 'ignore' });
    started.on('message', (answer: InspectAnswer) => {
      if (child === started) finish(answer);
    });
    const gone = (): void => {
      if (child !== started) return;
      child = null;
      // It did not survive this file, so no one else gets the file.
      finish(refused('disguised'));
    };
    started.on('exit', gone);
    started.on('error', gone);
    // A stopping server does not wait for it.
    started.unref();
    started.channel?.unref();
    return started;
  };
  const finish = (answer: InspectAnswer): void => {
    const done = current;
    current = null;
    done?.resolve(answer);
    next();
  };
  const next = (): void => {
    if (current) return;
    clearTimeout(timer);
    current = waiting.shift() ?? null;
    if (current) {
      child ??= startChild();
      child.send(current.order);
      timer = setTimeout(() => {
        endChild();
        finish(refused('too much'));
      }, limits.timeout);
    } else timer = setTimeout(endChild, limits.idle).unref();
  };

  return {
    inspect(order) {
      if (waiting.length >= limits.waiting) return Promise.reject(busy());
      return new Promise((resolve, reject) => {
        waiting.push({ order, resolve, reject });
        next();
      });
    },
    close() {
      clearTimeout(timer);
      for (const job of [...waiting.splice(0), ...(current ? [current] : [])]) job.reject(busy());
      current = null;
      endChild();
    },
  };
}
