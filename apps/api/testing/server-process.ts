import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { commandProgram, compiledFolder, serverProgram } from './programs.ts';

/** The server in its own process, started as an operator starts it. */
export interface ServerProcess {
  readonly child: ChildProcess;
  /** `http://127.0.0.1:<port>`. */
  readonly address: string;
  /** Its log so far. */
  readonly printed: string;
}

/** A process that ended before it was ready. */
export interface FailedProcess {
  readonly code: number | null;
  readonly errors: string;
}

const running = new Set<ChildProcess>();

/** Data folders; removing them also ends the servers that a failed test left running. */
export function dataFolders() {
  const folders: string[] = [];
  return {
    make(): string {
      const folder = mkdtempSync(path.join(tmpdir(), 'maidan-api-'));
      folders.push(folder);
      return folder;
    },
    removeAll(): void {
      for (const child of running) child.kill('SIGKILL');
      for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts the server on a free port, and waits until it is ready or has ended. */
export const startProcess = (env: Record<string, string>): Promise<ServerProcess | FailedProcess> =>
  start([serverProgram()], env, /"address":"([^"]+)"/);

async function start(
  command: readonly string[],
  env: Record<string, string>,
  ready: RegExp,
): Promise<ServerProcess | FailedProcess> {
  const child = spawn(process.execPath, command, {
    env: {
      PATH: '/usr/bin:/bin',
      NODE_COMPILE_CACHE: compiledFolder(),
      API_PORT: '0',
      NODE_ENV: 'test',
      DEMO_CONTENT: '0',
      OTP_PEPPER: 'a pepper for tests, 32 characters',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  let printed = '';
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  return new Promise((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const [found, address = ''] = ready.exec(printed) ?? [];
      if (found !== undefined) resolve({ child, address, printed });
    });
    child.once('close', (code) => resolve({ code, errors }));
  });
}

/**
 * Sends a request on a new connection. A server closes idle connections after seconds, possibly at the very instant
 * one is reused.
 */
export function fetchAlone(address: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('connection', 'close');
  return fetch(address, { ...init, headers });
}

export async function startRunning(env: Record<string, string>): Promise<ServerProcess> {
  return orThrow(await startProcess(env));
}

/** Starts a separate worker, and waits until it looks for jobs. */
export async function startWorker(env: Record<string, string>): Promise<Pick<ServerProcess, 'child'>> {
  return orThrow(await start([commandProgram(), 'worker'], env, /"working"/));
}

function orThrow(started: ServerProcess | FailedProcess): ServerProcess {
  if ('child' in started) return started;
  throw new Error(`the process ended with ${started.code}: ${started.errors}`);
}

/** Sends the signal and waits for the end; returns the exit code, null if a signal ended it. */
export async function stopProcess(
  { child }: Pick<ServerProcess, 'child'>,
  signal: NodeJS.Signals,
): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = once(child, 'exit');
  child.kill(signal);
  return (await ended)[0] as number | null;
}
