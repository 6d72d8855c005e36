import { once } from 'node:events';
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createTestSite, type TestSite } from '../../testing/test-site.ts';

let site: TestSite;
const running: ReturnType<typeof createServer>[] = [];
beforeAll(async () => {
  site = await createTestSite();
});
afterEach(() => {
  for (const server of running.splice(0)) server.close();
});
afterAll(() => site.remove());

interface Sent {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

function decode(body: Buffer, { 'content-encoding': encoding }: IncomingHttpHeaders): string {
  if (body.length === 0 || encoding === undefined) return body.toString();
  return (encoding === 'br' ? brotliDecompressSync(body) : gunzipSync(body)).toString();
}

async function serve(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  running.push(server);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return async ({ method = 'GET', path = '/', headers = {} }: Sent) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers: { ...headers, connection: 'close' } }).end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk as Buffer);
    return { status: answer.statusCode, headers: answer.headers, body: decode(Buffer.concat(chunks), answer.headers) };
  };
}

/** The complete site, and its router alone. */
async function serveBoth() {
  const env = { TRUSTED_PROXIES: '2' };
  const [ahead, router] = [site.setUp({ env }), site.setUp({ env })];
  return {
    ahead: { send: await serve(ahead.listener()), ...ahead },
    router: { send: await serve(getRequestListener(router.app.fetch)), ...router },
  };
}

const VARYING = /[0-9a-f]{8}-[0-9a-f-]{27}|\d{13}|XSRF-TOKEN=[\w-]+/g;
/** Without the parts that differ by answer or connection, and without compressed lengths. */
function comparable(all: IncomingHttpHeaders): IncomingHttpHeaders {
  const headers = { ...all };
  delete headers.date;
  if ('content-encoding' in headers) delete headers['content-length'];
  return JSON.parse(JSON.stringify(headers).replaceAll(VARYING, '#')) as IncomingHttpHeaders;
}

const household = { 'x-forwarded-for': '2001:db8::1' };

const table: [string, Sent][] = [
  ['a page', {}],
  ['HEAD', { method: 'HEAD' }],
  ['a page in Brotli', { headers: { 'accept-encoding': 'gzip, br' } }],
  ['a page in gzip', { headers: { 'accept-encoding': 'br;q=0, gzip' } }],
  ['a page to a reader with the cookie', { headers: { cookie: 'a=b; XSRF-TOKEN=abc' } }],
  ['a page with a known parameter', { path: '/?page=2' }],
  ['a page with a question mark in a parameter', { path: '/?page=2?3' }],
  ['a page with unknown parameters', { path: '/?x=1&page=2&page=3' }],
  ['an empty query', { path: '/?' }],
  ['an encoded path', { path: '/%C3%A9' }],
  ['any tag', { headers: { 'if-none-match': '*' } }],
  ['another tag', { headers: { 'if-none-match': 'W/"another"' } }],
  ['HEAD with any tag', { method: 'HEAD', headers: { 'if-none-match': '"a", *' } }],
  ['a page that does not exist', { path: '/missing' }],
  ['a page that fails', { path: '/broken' }],
  ['a file', { path: '/robots.txt' }],
  ['a script', { path: '/assets/app-1a2b.js', headers: { 'accept-encoding': 'br' } }],
  ['a missing script', { path: '/assets/gone.js' }],
  ['the manifest of the bundler', { path: '/.vite/manifest.json' }],
  ['health', { path: '/healthz' }],
  ['another method', { method: 'POST' }],
  ['a caller with a limit', { headers: household }],
];

describe.each(['first', 'again'])('both ways of answering agree, requested %s', (when) => {
  test.each(table)('%s [R-17 H-6 H-10]', async (_, sent) => {
    const { ahead, router } = await serveBoth();
    if (when === 'again') for (const { send } of [ahead, router]) await send(sent);
    const [quick, slow] = [await ahead.send(sent), await router.send(sent)];
    expect(quick.status).toBe(slow.status);
    expect(comparable(quick.headers)).toEqual(comparable(slow.headers));
    expect(quick.body.replaceAll(VARYING, '#')).toBe(slow.body.replaceAll(VARYING, '#'));
    const lines = [ahead, router].map(({ logged }) =>
      logged.map(({ time: _time, requestId: _id, ms: _ms, error: _error, ...line }) => line),
    );
    expect(lines[0]).toEqual(lines[1]);
  });
});

test.each(['GET', 'HEAD'])(
  'both refuse a caller above the limit with the same page, for %s [R-17]',
  { timeout: 60_000 },
  async (method) => {
    const { ahead, router } = await serveBoth();
    const sent = { method, headers: household };
    for (let count = 0; count < 120; count += 1) {
      expect(await Promise.all([ahead, router].map(async ({ send }) => (await send(sent)).status))).toEqual([200, 200]);
    }
    const [quick, slow] = [await ahead.send(sent), await router.send(sent)];
    expect([quick.status, quick.headers['retry-after']]).toEqual([429, '1']);
    // The router may stream its refusal.
    const [ofQuick, ofSlow] = [quick, slow].map(({ headers: { ...all } }) => {
      delete all['content-length'];
      delete all['transfer-encoding'];
      return comparable(all);
    });
    expect(ofQuick).toEqual(ofSlow);
    expect(quick.body.replaceAll(VARYING, '#')).toBe(slow.body.replaceAll(VARYING, '#'));
  },
);

test(
  'refusing a document is delayed for a second, while others are served [R-17 R-20]',
  { timeout: 60_000 },
  async () => {
    const { ahead } = await serveBoth();
    for (let count = 0; count < 120; count += 1) await ahead.send({ headers: household });
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const refused = ahead.send({ headers: household });
    const other = ahead.send({ headers: { 'x-forwarded-for': '2001:db8:0:1::1' } });
    expect(await Promise.race([refused, other])).toMatchObject({ status: 200 });
    vi.advanceTimersByTime(1000);
    expect(await refused).toMatchObject({ status: 429 });
  },
);

test('an unchanged document is a 304 even in a later rendering, and keeps its policy', async () => {
  const { ahead } = await serveBoth();
  const first = await ahead.send({});
  const headers = { 'if-none-match': first.headers.etag ?? '', cookie: 'XSRF-TOKEN=abc' };
  // From another process, whose rendering has other marks and another time.
  const later = await (await serveBoth()).ahead.send({ headers });
  expect([later.status, later.body]).toEqual([304, '']);
  expect(later.headers['content-security-policy']).toBeUndefined();
  expect(later.headers['x-content-type-options']).toBe('nosniff');
  expect(JSON.stringify(later.headers).length).toBeLessThan(1200);
  const other = await ahead.send({ path: '/?page=2' });
  const framed = await serve(site.setUp({ env: { FRAME_ORIGINS: 'https://social.example' } }).listener());
  // A different policy makes a different document.
  expect((await framed({ headers })).status).toBe(200);
  expect([other.status, other.headers.etag]).toEqual([200, first.headers.etag]);
});

test("a frequently read page is rendered again before it expires, within its reader's limit [R-17 R-20]", async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  try {
    const { ahead } = await serveBoth();
    for (const second of [0, 2, 4, 6]) {
      vi.setSystemTime(second * 1000);
      expect((await ahead.send({})).status).toBe(200);
      // A reader waited only for the first.
      await vi.waitFor(() => expect(ahead.seen).toHaveLength(1 + second / 2), 60_000);
    }
    // A household may render sixty documents at once, and the clock of its limit stands still here.
    const other = await serveBoth();
    const read = async (path: string) => (await other.ahead.send({ path, headers: household })).status;
    vi.setSystemTime(10_000);
    for (let page = 1; page <= 60; page += 1) await read(`/?page=${page}`);
    vi.setSystemTime(12_000);
    expect(await read('/?page=60')).toBe(200);
    expect(other.ahead.seen).toHaveLength(60);
  } finally {
    vi.useRealTimers();
  }
});
