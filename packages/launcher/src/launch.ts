import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { answers, portVariables, type Ports } from './product.ts';

interface LaunchOptions {
  readonly env: NodeJS.ProcessEnv;
  readonly ports: Ports;
  /** How long all parts may take to answer, in milliseconds. */
  readonly timeout?: number;
}

export interface LaunchedProduct {
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

/** Starts the built product like `pnpm start`, in a separate process, and resolves once all parts answer. */
export async function launchProduct({ env, ports, timeout = 60_000 }: LaunchOptions): Promise<LaunchedProduct> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'start.ts')], {
    env: { ...env, ...portVariables(ports) },
    stdio: ['ignore', 'inherit', 'inherit'],
    // In its own process group, so that Ctrl-C reaches only the launcher, which stops it.
    detached: true,
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const stop = async () => {
    if (isRunning()) child.kill('SIGTERM');
    await ended;
  };
  const deadline = Date.now() + timeout;
  for (const port of Object.values(ports)) {
    while (!(await answers(port))) {
      if (isRunning() && child.pid !== undefined && Date.now() < deadline) await wait(100);
      else {
        await stop();
        throw new Error('The product could not be started.');
      }
    }
  }
  return { pid: child.pid ?? 0, stop };
}
