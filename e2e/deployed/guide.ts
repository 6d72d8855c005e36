import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { answers, root } from '@maidan/launcher/product';

const text = readFileSync(join(root, '.github/DEPLOYMENT.md'), 'utf8');

/** The shell code blocks under a heading of the guide, verbatim. */
export function blocksOf(heading: string): string[] {
  const [, section = ''] = new RegExp(`\n## ${heading}\n([^]*?)(?=\n## |$)`).exec(text) ?? [];
  return [...section.matchAll(/\n```sh\n([^]*?)\n```\n/g)].map(([, commands]) => commands ?? '');
}

const shell = ['-euo', 'pipefail', '-c'];

/** Runs a block to its end. @returns its output */
export const runBlock = (block: string, env: NodeJS.ProcessEnv): string =>
  execFileSync('bash', [...shell, block], { cwd: root, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

export interface Service {
  readonly child: ChildProcess;
  /** The output so far. */
  printed(): string;
}

/** Runs a block that starts a server, and waits until the server responds. */
export async function startBlock(block: string, env: NodeJS.ProcessEnv, port: number): Promise<Service> {
  const child = spawn('bash', [...shell, block], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  for (let tries = 0; tries < 300; tries += 1) {
    if (child.exitCode !== null) break;
    if (await answers(port)) return { child, printed: () => printed };
    await wait(100);
  }
  child.kill('SIGKILL');
  throw new Error(`The server did not start:\n${printed}`);
}

/** @returns the exit code */
export async function stopService({ child }: Service): Promise<number | null> {
  if (child.exitCode !== null) return child.exitCode;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  return ((await ended) as [number | null])[0];
}
