import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { CHUNKED, FIVE, odd } from './testing/odd-headers.server.ts';
import { startRawApi } from './testing/raw-api.server.ts';
import { startRawSite } from './testing/raw-site.server.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function setUp(...[onBytes]: Parameters<typeof startRawApi>) {
  const api = await startRawApi(onBytes);
  const site = await startRawSite(api.origin);
  closers.push(site.close, api.close);
  return { api, site };
}

const LAST = 'GET /api/last HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
const GOT_LAST = 'GET /api/last HTTP/1.1';
/** A body that is a complete request to a reader that ignores its length. */
const HIDDEN = 'GET /api/hidden HTTP/1.1\r\nHost: x\r\n\r\n';
/** Lets the proxy reuse a connection. */
const KEY = 'Idempotency-Key: one-request-alone';

/** A request with these header lines. */
const message = (first: string, headers: readonly string[] = [], body = '') =>
  `${[first.includes(' HTTP/') ? first : `${first} HTTP/1.1`, 'Host: x', ...headers].join('\r\n')}\r\n\r\n${body}`;
const post = (headers: readonly string[], body = 'hello') => message('POST /api/a', headers, body);

const hidden = [
  'Connection: Content-Length, Authorization, X-Forwarded-For, Cookie',
  `Content-Length: ${HIDDEN.length}`,
];
const hiddenChunk = `${HIDDEN.length.toString(16)}\r\n${HIDDEN}\r\n0\r\n\r\n`;
const withHidden = `content-length: ${HIDDEN.length} | ${HIDDEN}`;

const statuses = (reply: string) => reply.match(/HTTP\/1\.1 \d+/g)?.map((line) => line.slice(9));

describe('one request leaves for each incoming request', () => {
  test.each([
    ...['GET', 'HEAD', 'DELETE', 'OPTIONS', 'POST', 'PATCH'].flatMap((method) => [
      [
        `${method} whose Connection lists its length`,
        message(`${method} /api/a`, hidden, HIDDEN),
        `${method} /api/a HTTP/1.1 | ${withHidden}`,
      ],
      [
        `${method} whose Connection lists its coding`,
        message(`${method} /api/a`, ['Connection: Transfer-Encoding', CHUNKED], hiddenChunk),
        `${method} /api/a HTTP/1.1 | transfer-encoding: chunked | ${HIDDEN}`,
      ],
      [
        `${method} with a body`,
        message(`${method} /api/a`, ['Content-Length: 5'], 'hello'),
        `${method} /api/a HTTP/1.1 | content-length: 5 | hello`,
      ],
    ]),
    ...['GET', 'HEAD', 'DELETE', 'OPTIONS'].flatMap((method) => [
      [`${method}`, message(`${method} /api/a`), `${method} /api/a HTTP/1.1`],
      [
        `${method} whose Connection lists Host`,
        message(`${method} /api/a`, ['Connection: Host']),
        `${method} /api/a HTTP/1.1`,
      ],
    ]),
    ['a POST without a body', message('POST /api/a'), 'POST /api/a HTTP/1.1 | content-length: 0'],
    ['an empty body', post(['Content-Length: 0'], ''), 'POST /api/a HTTP/1.1 | content-length: 0'],
    ['an empty chunked body', post([CHUNKED], '0\r\n\r\n'), 'POST /api/a HTTP/1.1 | transfer-encoding: chunked'],
    ['a length with leading zeros', post(['Content-Length: 0005']), 'POST /api/a HTTP/1.1 | content-length: 5 | hello'],
    [
      'whitespace allowed by the standard',
      post(['Content-Length:\t 5 \t']),
      'POST /api/a HTTP/1.1 | content-length: 5 | hello',
    ],
    [
      'a tab before chunked',
      post(['Transfer-Encoding:\tchunked'], FIVE),
      'POST /api/a HTTP/1.1 | transfer-encoding: chunked | hello',
    ],
    [
      'chunk extensions',
      post([CHUNKED], '5;a=b\r\nhello\r\n0\r\n\r\n'),
      'POST /api/a HTTP/1.1 | transfer-encoding: chunked | hello',
    ],
    [
      'trailers',
      post([CHUNKED, 'Trailer: X'], '5\r\nhello\r\n0\r\nX: GET /api/hidden\r\n\r\n'),
      'POST /api/a HTTP/1.1 | transfer-encoding: chunked | hello',
    ],
    [
      'a header that only resembles one',
      post(['Transfer_Encoding: chunked', 'Content-Length: 5']),
      'POST /api/a HTTP/1.1 | content-length: 5 | hello',
    ],
    [
      'HTTP/1.0 with a body',
      message('POST /api/a HTTP/1.0', ['Connection: keep-alive', 'Content-Length: 5'], 'hello'),
      'POST /api/a HTTP/1.1 | content-length: 5 | hello',
    ],
    ['HTTP/1.0', message('GET /api/a HTTP/1.0', ['Connection: keep-alive']), 'GET /api/a HTTP/1.1'],
  ])('%s', async (_, bytes, expected) => {
    const { api, site } = await setUp();
    const reply = await site.send(bytes + LAST);
    expect(api.requests).toEqual([expected, GOT_LAST]);
    expect(statuses(reply)).toEqual(['200', '200']);
  });
});

describe.each(['/api/a', '/a'])('at %s, an odd message gets a 400 and its connection is closed', (path) => {
  test.each([
    ...odd.map(([name, headers, body]) => [name, message(`POST ${path}`, headers, body)]),
    ...odd.map(([name, headers, body]) => [`${name}, in a GET`, message(`GET ${path}`, headers, body)]),
    ['chunked in HTTP/1.0', message(`POST ${path} HTTP/1.0`, ['Connection: keep-alive', CHUNKED], FIVE)],
    ['an unknown version', message(`GET ${path} HTTP/1.2`)],
    ['a folded first line', `GET ${path} HTTP/1.1\r\n X-A: b\r\nHost: x\r\n\r\n`],
    ['lines that end with LF', `GET ${path} HTTP/1.1\nHost: x\n\n`],
    ['a last line that ends with LF', `GET ${path} HTTP/1.1\r\nHost: x\r\n\n`],
    ['a last line that ends with CR', `GET ${path} HTTP/1.1\r\nHost: x\r\n\r`],
  ])('%s', async (_, bytes) => {
    const { api, site } = await setUp();
    // A connection to the API is open now, so that nothing sent is lost.
    await site.send(LAST);
    expect(statuses(await site.send(bytes + LAST))).toEqual(['400']);
    await site.send(LAST);
    expect([api.requests, site.pages]).toEqual([[GOT_LAST, GOT_LAST], []]);
    expect(api.connections).toHaveLength(1);
  });
});

test.each<[name: string, body: string, coding?: string]>([
  ['a tab after chunked', FIVE, 'Transfer-Encoding: chunked\t'],
  ['a LF after a chunk size', '5\nhello\r\n0\r\n\r\n'],
  ['a CR after a chunk size', '5\rhello\r\n0\r\n\r\n'],
  ['a LF after a chunk', '5\r\nhello\n0\r\n\r\n'],
  ['a LF in a chunk extension', '5;a\nb\r\nhello\r\n0\r\n\r\n'],
  ['a LF after the last chunk', '5\r\nhello\r\n0\r\n\n'],
  ['a space after a chunk size', '5 \r\nhello\r\n0\r\n\r\n'],
  ['a chunk size with a prefix', '0x5\r\nhello\r\n0\r\n\r\n'],
  ['a chunk size with a sign', '+5\r\nhello\r\n0\r\n\r\n'],
  ['a chunk size that overflows', '10000000000000005\r\nhello\r\n0\r\n\r\n'],
  ['a chunk that is longer than its size', '5\r\nhello!!0\r\n\r\n'],
  ['a length in a trailer', '5\r\nhello\r\n0\r\nContent-Length: 3\r\n\r\n'],
])('%s ends the request before the API has all of it', async (_, body, coding = CHUNKED) => {
  const { api, site } = await setUp();
  await site.send(LAST);
  expect(statuses(await site.send(post([coding, KEY], body) + LAST))).toEqual(['400']);
  await site.send(LAST);
  expect(api.requests).toEqual([GOT_LAST, GOT_LAST]);
});

test.each(['feed', 'league', 'desk'] as const)(
  'the %s uses this server, whatever parser Node was started with',
  async (name) => {
    const api = await startRawApi();
    const site = await startRawSite(api.origin, name);
    closers.push(site.close, api.close);
    await site.send(message('GET /api/a', hidden, HIDDEN) + LAST);
    expect(api.requests).toEqual([`GET /api/a HTTP/1.1 | ${withHidden}`, GOT_LAST]);
    expect(site.server).toMatchObject({ insecureHTTPParser: false });
    const app = name === 'league' ? 'ysl' : name;
    const main = readFileSync(new URL(`../../../../../apps/${app}/server.ts`, import.meta.url), 'utf8');
    expect(main).toContain(`serveRouterSite({`);
    expect(main).toContain(`site: '${name}'`);
  },
);

test('an upgrade request is the last of its connection, and the sender is informed', async () => {
  const { api, site } = await setUp();
  const upgrade = ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQ'];
  const reply = await site.send(message('GET /api/a', upgrade) + LAST);
  expect(statuses(reply)).toEqual(['200']);
  expect(reply).toMatch(/\r\nConnection: close\r\n/i);
  expect(api.requests).toEqual(['GET /api/a HTTP/1.1']);
});
