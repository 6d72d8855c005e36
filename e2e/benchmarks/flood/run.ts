/**
 * `pnpm bench:flood` measures how long a reader waits for the home page while one address floods the site with requests
 * that differ only in their query, and 2,000 connections send and read as slowly as possible. It prints figures and never
 * fails because of them. The attackers share the machine with the product at a lower priority. An idle server, read at the
 * same times, shows how much of the wait the machine itself causes.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startProductWith } from '../../support/start-product.ts';
import { median, show } from '../figures.ts';
import { memoryOf } from './memory.ts';

const SECONDS = Number(process.env['FLOOD_SECONDS'] ?? 60);
const SLOW = 2000;
/** Seconds between the end of an attack and the reading of memory. */
const AFTERWARDS = 30;
const LOWEST_PRIORITY = 19;

const agent = new Agent({ keepAlive: true });

/** Milliseconds until the page is complete; Infinity if it is not sent. */
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

interface Read {
  readonly ofPage: readonly number[];
  /** Times of the idle server. */
  readonly ofControl: readonly number[];
}

/** Reads the home page and the control server ten times a second. */
async function readFor(seconds: number, port: number): Promise<Read> {
  const ofPage: Promise<number>[] = [];
  const ofControl: Promise<number>[] = [];
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await wait(100)) {
    ofPage.push(readPage(port));
    ofControl.push(readPage(control));
  }
  return { ofPage: await Promise.all(ofPage), ofControl: await Promise.all(ofControl) };
}

const oneInAHundred = (all: readonly number[]): number =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length * 0.99)] ?? Number.NaN;

const describe = (all: readonly number[]): string =>
  `median ${median(all).toFixed(0)} ms, p99 ${oneInAHundred(all).toFixed(0)} ms`;

function showReader(what: string, { ofPage, ofControl }: Read): void {
  show(`${what}: a reader`, describe(ofPage), 'p99 300 ms');
  show(`${what}: a server that does nothing`, describe(ofControl));
}

async function attack(what: string, port: number, slow: number, flooding: number, path: string): Promise<void> {
  const attacker = fork(join(import.meta.dirname, 'attack.ts'), [port, slow, flooding, path].map(String));
  setPriority(attacker.pid ?? 0, LOWEST_PRIORITY);
  await wait(3000);
  const before = memoryOf(pid);
  const first = await readFor(SECONDS / 2, port);
  const halfway = memoryOf(pid);
  const second = await readFor(SECONDS / 2, port);
  const during = memoryOf(pid);
  attacker.kill('SIGTERM');
  const [{ answered, refused }] = (await once(attacker, 'message')) as [{ answered: number; refused: number }];
  // V8 frees memory after some idle seconds.
  await wait(AFTERWARDS * 1000);
  const ofPage = [...first.ofPage, ...second.ofPage];
  showReader(what, { ofPage, ofControl: [...first.ofControl, ...second.ofControl] });
  const { length } = ofPage.filter((time) => time === Number.POSITIVE_INFINITY);
  show(
    `${what}: refusals`,
    `${length} of ${ofPage.length} of the reader, ${refused} of ${answered + refused} of the flood`,
  );
  show(`${what}: memory`, `${before}, ${halfway} and ${during} MB, ${AFTERWARDS} seconds later ${memoryOf(pid)} MB`);
}

const controlProcess = fork(join(import.meta.dirname, 'control.ts'));
const [control] = (await once(controlProcess, 'message')) as [number];
// Two trusted proxies in front of the API mean one in front of the site, so the headers above identify the callers.
const { ports, pid, stop } = await startProductWith({ TRUSTED_PROXIES: '2', LOG_LEVEL: 'silent' });
try {
  // Warms up the server, which compiles its code after the start.
  await readFor(10, ports.feed);
  showReader('Calm', await readFor(10, ports.feed));
  show('Calm: memory', `${memoryOf(pid)} MB`);
  await attack('2,000 slow connections, 40 that flood /', ports.feed, SLOW, 40, '/?x=');
  await attack('2,000 slow connections, 300 that flood /', ports.feed, SLOW, 300, '/?x=');
  await attack('300 connections that flood the search', ports.feed, 0, 300, '/search?q=');
  await attack('300 connections that flood the search again', ports.feed, 0, 300, '/search?q=');
} finally {
  agent.destroy();
  controlProcess.disconnect();
  await stop();
}
