/**
 * `pnpm bench:flood`: how long a reader waits for the home page while one address floods the site with pages that differ
 * only in their query, and 2,000 connections send and read as slowly as they may. It prints figures and never fails for
 * them. The attackers share the machine with the product, so the figures are worse than on a server of its own.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startOwnProduct } from '../../support/start-product.ts';
import { median, show } from '../figures.ts';
import { memoryOf } from './memory.ts';

const SECONDS = Number(process.env['FLOOD_SECONDS'] ?? 60);
const SLOW = 2000;

const agent = new Agent({ keepAlive: true });

/** Milliseconds until the whole page is there; Infinity when it is not sent. */
function readPage(port: number): Promise<number> {
  const started = performance.now();
  const headers = { 'x-forwarded-for': '198.51.100.7' };
  return new Promise((resolve) => {
    get({ host: '127.0.0.1', port, path: '/', agent, headers }, (answer) => {
      const isSent = answer.statusCode === 200;
      answer.resume().once('end', () => resolve(isSent ? performance.now() - started : Number.POSITIVE_INFINITY));
    }).once('error', () => resolve(Number.POSITIVE_INFINITY));
  });
}

/** Reads the home page ten times a second. */
async function readFor(seconds: number, port: number): Promise<number[]> {
  const times: Promise<number>[] = [];
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await wait(100)) times.push(readPage(port));
  return Promise.all(times);
}

const oneInAHundred = (all: readonly number[]): number =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length * 0.99)] ?? Number.NaN;

async function attack(what: string, port: number, slow: number, flooding: number, path: string): Promise<void> {
  const attacker = fork(join(import.meta.dirname, 'attack.ts'), [port, slow, flooding, path].map(String));
  await wait(3000);
  const times = await readFor(SECONDS, port);
  const during = memoryOf(pid);
  attacker.kill('SIGTERM');
  const [{ answered, refused }] = (await once(attacker, 'message')) as [{ answered: number; refused: number }];
  await wait(5000);
  const { length } = times.filter((time) => time === Number.POSITIVE_INFINITY);
  show(
    `${what}: a reader`,
    `median ${median(times).toFixed(0)} ms, p99 ${oneInAHundred(times).toFixed(0)} ms`,
    'p99 300 ms',
  );
  show(
    `${what}: refusals`,
    `${length} of ${times.length} of the reader, ${refused} of ${answered + refused} of the flood`,
  );
  show(`${what}: memory`, `${during} MB, five seconds later ${memoryOf(pid)} MB`);
}

// Two trusted proxies in front of the API are one in front of the site: the headers above then name the callers.
const { ports, pid, stop } = await startOwnProduct({ TRUSTED_PROXIES: '2', LOG_LEVEL: 'silent' });
try {
  const calm = await readFor(10, ports.feed);
  show('Calm: a reader', `median ${median(calm).toFixed(0)} ms, p99 ${oneInAHundred(calm).toFixed(0)} ms`);
  show('Calm: memory', `${memoryOf(pid)} MB`);
  await attack('2,000 slow connections, 40 that flood /', ports.feed, SLOW, 40, '/?x=');
  await attack('2,000 slow connections, 300 that flood /', ports.feed, SLOW, 300, '/?x=');
  await attack('300 connections that flood the search', ports.feed, 0, 300, '/search?q=');
  await attack('300 connections that flood the search again', ports.feed, 0, 300, '/search?q=');
} finally {
  agent.destroy();
  await stop();
}
