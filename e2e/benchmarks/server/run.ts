/**
 * `pnpm bench:server` measures responses per second, each next to a bare server that sends the same on the same machine in
 * the same run, and the cost of the idle product. The load takes half of a two-core machine, so only the ratios count. It
 * prints figures and never fails because of them.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startProductWith } from '../../support/start-product.ts';
import { median, show } from '../figures.ts';
import { memoryOf } from '../flood/memory.ts';
import { fetchCompressed } from './compressed.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
const SECONDS = Number(process.env['SECONDS'] ?? 3);
const CONNECTIONS = 50;
const FEED = '/api/tag_posts/home';

interface Load {
  readonly perSecond: number;
  readonly p99: number;
}

async function load(port: number, path: string, headers = ''): Promise<Load> {
  const child = fork(join(import.meta.dirname, 'load.ts'), [port, CONNECTIONS, SECONDS].map(String));
  child.send(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${headers}\r\n`);
  const [result] = (await once(child, 'message')) as [Load];
  return result;
}

type Measure = () => Promise<Load>;

/** Measures both alternately, so that a slow minute of the machine affects both. */
async function compare(what: string, own: Measure, reference: readonly [string, Measure], wish: string): Promise<void> {
  const [ours, theirs]: [Load[], Load[]] = [[], []];
  await own();
  for (let round = 0; round < ROUNDS; round += 1) {
    theirs.push(await reference[1]());
    ours.push(await own());
  }
  const middle = (loads: Load[], of: keyof Load) => median(loads.map((one) => one[of]));
  const [rate, bare] = [middle(ours, 'perSecond'), middle(theirs, 'perSecond')];
  const figures = `${rate.toFixed(0)} a second, p99 ${middle(ours, 'p99').toFixed(0)} ms`;
  show(what, `${figures}; ${(rate / bare).toFixed(2)} times ${reference[0]} (${bare.toFixed(0)})`, wish);
}

/** Milliseconds from request to full response for one document that is not cached. */
async function renderTime(port: number): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < 40; index += 1) {
    const started = performance.now();
    await (await fetch(`http://127.0.0.1:${port}/search?q=word${index}`)).text();
    times.push(performance.now() - started);
  }
  return median(times);
}

const started = performance.now();
const { ports, pid, stop } = await startProductWith({ LOG_LEVEL: 'silent' });
const references = fork(join(import.meta.dirname, 'references.ts'));
try {
  show('Start until all parts answer, with an empty database', `${(performance.now() - started).toFixed(0)} ms`, '1 s');
  const headers = 'Accept-Encoding: br\r\nCookie: XSRF-TOKEN=abc\r\n';
  const asked = { headers: { 'accept-encoding': 'identity' } };
  const page = await fetch(`http://127.0.0.1:${ports.feed}/`, asked);
  const etag = page.headers.get('etag') ?? '';
  await page.text();
  const feed = (await (await fetch(`http://127.0.0.1:${ports.api}${FEED}`, asked)).json()) as unknown;
  // The size of the compressed document, as a browser receives it.
  const document = await fetchCompressed(ports.feed, '/');
  references.send({ document: document.toString('base64'), feed });
  const [bare] = (await once(references, 'message')) as [{ node: number; hono: number }];
  await wait(3000);
  show('Memory at rest, both sites and the API', `${memoryOf(pid)} MB`, '300 MB');
  const fromNode = ['bare Node with its bytes', () => load(bare.node, '/')] as const;
  await compare('Document from the cache', () => load(ports.feed, '/', headers), fromNode, '5,000 a second');
  const confirmed = `${headers}If-None-Match: ${etag}\r\n`;
  await compare('Document confirmed by 304', () => load(ports.feed, '/', confirmed), fromNode, '5,000 a second');
  const fromHono = ['bare Hono', () => load(bare.hono, '/')] as const;
  await compare("Visitors' feed page from the API", () => load(ports.api, FEED), fromHono, '2.0 times');
  show('Document not in the cache, from request to end', `${(await renderTime(ports.feed)).toFixed(0)} ms`, '8 ms');
  await wait(5000);
  show('Memory after this load', `${memoryOf(pid)} MB`);
} finally {
  references.kill();
  await stop();
}
