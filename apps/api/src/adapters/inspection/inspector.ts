import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { errors } from '../../http/errors/errors.ts';
import type { ApiError } from '../../http/errors/errors.ts';
import { INSPECT_MS, INSPECT_WAITING } from '../files/upload-limits.ts';
import { refused } from './inspection.ts';
import type { InspectAnswer, InspectOrder } from './inspection.ts';

/** Looks into files, one at a time, in a process of its own. */
export interface Inspector {
  /** @throws ApiError 503 when too many wait, or the server stops */
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

/** The source beside this file, or what the build makes of it. */
function findProgram(): string {
  const here = import.meta.dirname;
  const places = ['inspect-process.ts', 'inspect-process.js', '../inspect-process.js'].map((at) => path.join(here, at));
  return places.find((place) => existsSync(place)) ?? '';
}

/** The process begins with the first order: a server that is sent no file pays nothing. */
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
    // No environment: what it must not know it cannot tell.
    const started = fork(program, [], { env: {}, execArgv: ['--max-old-space-size=384'], stdio: 'ignore' });
    started.on('message', (answer: InspectAnswer) => {
      if (child === started) finish(answer);
    });
    const gone = (): void => {
      if (child !== started) return;
      child = null;
      // It did not survive this file, so nobody else shall meet it.
      finish(refused('disguised'));
    };
    started.on('exit', gone);
    started.on('error', gone);
    // Nothing that waits for a stop waits for this.
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
