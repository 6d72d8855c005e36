import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The root of the repository. */
export const root = join(import.meta.dirname, '..', '..', '..');

interface Part {
  name: 'API' | 'feed' | 'league';
  cwd: string;
  script: string;
  port: number;
  /** The variable that sets its port. */
  variable: string;
}

export interface Ports {
  api: number;
  feed: number;
  league: number;
}

export interface LaunchOptions {
  /** The whole environment of the three processes. */
  env: NodeJS.ProcessEnv;
  ports: Ports;
  /** 'inherit' shows what they print, 'ignore' does not. */
  output: 'inherit' | 'ignore';
  /** How long all three may take to answer, in milliseconds. The first start imports the demo pack. */
  timeout?: number;
}

export interface Product {
  /** Resolves with the name of the part that exited. */
  ended: Promise<string>;
  /** Stops all parts, after ten seconds by force. */
  stop: () => Promise<void>;
}

export class LaunchError extends Error {}

const SITE = 'build/server/index.js';

function parts(ports: Ports): Part[] {
  return [
    { name: 'API', cwd: join(root, 'apps/api'), script: 'dist/main.js', port: ports.api, variable: 'API_PORT' },
    { name: 'feed', cwd: join(root, 'apps/feed'), script: SITE, port: ports.feed, variable: 'FEED_PORT' },
    { name: 'league', cwd: join(root, 'apps/ysl'), script: SITE, port: ports.league, variable: 'LEAGUE_PORT' },
  ];
}

/** Whether a server of ours on this machine answers. */
export async function answers(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(1000) })).ok;
  } catch {
    return false;
  }
}

/** Whether another process listens there already. Its answers would pass for those of our part. */
async function isTaken(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return false;
  } catch {
    return true;
  } finally {
    server.close();
  }
}

const ended = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

/**
 * Starts the built API and both sites as separate processes and resolves when all three answer. When one ends before
 * that, stops the others and throws `LaunchError`.
 */
export async function launchProduct({ env, ports, output, timeout = 60_000 }: LaunchOptions): Promise<Product> {
  const planned = parts(ports);
  for (const { name, port, variable } of planned) {
    if (await isTaken(port)) {
      throw new LaunchError(
        `Port ${port} is in use, so the ${name} cannot start. Stop the process that uses it, or set ${variable}.`,
      );
    }
  }
  const running = planned.map((part) => {
    // In its own process group, so that Ctrl-C reaches only the launcher, which stops all three.
    const child = spawn(process.execPath, [part.script], {
      cwd: part.cwd,
      env: { ...env, API_PORT: `${ports.api}`, FEED_PORT: `${ports.feed}`, LEAGUE_PORT: `${ports.league}` },
      stdio: ['ignore', output, output],
      detached: true,
    });
    const exit = new Promise<string>((resolve) => {
      child.once('exit', () => resolve(part.name));
      child.once('error', () => resolve(part.name));
    });
    return { part, child, exit };
  });

  const stop = async () => {
    for (const { child } of running) if (!ended(child)) child.kill('SIGTERM');
    const all = Promise.all(running.map(({ exit }) => exit));
    await Promise.race([all, wait(10_000, undefined, { ref: false })]);
    for (const { child } of running) if (!ended(child)) child.kill('SIGKILL');
    await all;
  };

  const firstEnd = Promise.race(running.map(({ exit }) => exit));
  const deadline = Date.now() + timeout;
  for (const { part } of running) {
    while (!(await answers(part.port))) {
      const gone = await Promise.race([firstEnd, wait(100)]);
      if (gone === undefined && Date.now() < deadline) continue;
      await stop();
      throw new LaunchError(gone ? `The ${gone} could not be started.` : `The ${part.name} does not answer.`);
    }
  }
  return { ended: firstEnd, stop };
}
