import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { createEdgeServer } from '@maidan/http-edge/edge-server';
import { expect, onTestFinished, test } from 'vitest';
import { CHUNKED, FIVE, odd } from './testing/odd-headers.server.ts';
import { startRawApi } from './testing/raw-api.server.ts';
import { startRawSite } from './testing/raw-site.server.ts';

const LAST = 'GET /api/last HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
/** A request's body that is itself a request to a reader that misjudges where the previous one ends. */
const HIDDEN = 'GET /api/hidden HTTP/1.1\r\nHost: x\r\n\r\n';
const LONG = `Content-Length: ${HIDDEN.length}`;
const CHUNKS = `${HIDDEN.length.toString(16)}\r\n${HIDDEN}\r\n0\r\n\r\n`;

const lines = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'].flatMap((method) =>
  ['/api/a', 'http://x/api/a'].flatMap((target) =>
    ['1.1', '1.0'].map((version) => `${method} ${target} HTTP/${version}`),
  ),
);

/** Header lines and a body that hides a request or whose end two readers could place differently. */
const variants: readonly (readonly [headers: readonly string[], body: string])[] = [
  [[], ''],
  [[LONG], HIDDEN],
  [[CHUNKED], CHUNKS],
  [['Connection: keep-alive', LONG], HIDDEN],
  [['Connection: Content-Length', LONG], HIDDEN],
  [['Connection: close, Content-Length', LONG], HIDDEN],
  [['Connection: Transfer-Encoding', CHUNKED], CHUNKS],
  [['Connection: Host, Cookie', LONG], HIDDEN],
  [['Proxy-Connection: keep-alive', 'Keep-Alive: timeout=5', LONG], HIDDEN],
  [['Transfer_Encoding: chunked', LONG], HIDDEN],
  [['X-Transfer-Encoding: chunked', LONG], HIDDEN],
  [['Content-Encoding: chunked', LONG], HIDDEN],
  [['TE: trailers', 'Trailer: Content-Length', CHUNKED], CHUNKS],
  ...odd.map(([, headers, body]) => [headers, body] as const),
  ...odd.map(([, headers]) => [[...headers, LONG], HIDDEN] as const),
  ...odd.map(([, headers]) => [[CHUNKED, ...headers], CHUNKS] as const),
  ...odd.map(
    ([, headers]) => [['Connection: keep-alive, Content-Length, Transfer-Encoding', ...headers], FIVE] as const,
  ),
];

const messages = [
  ...new Set(
    lines.flatMap((line) =>
      variants.map(([headers, body]) => `${[line, 'Host: x', ...headers].join('\r\n')}\r\n\r\n${body}`),
    ),
  ),
];

interface Target {
  readonly send: (bytes: string) => Promise<string>;
  /** The first line of each request that got through. */
  readonly requests: readonly string[];
}

/** The API's own server. */
async function startApi(): Promise<Target> {
  const requests: string[] = [];
  const server = createEdgeServer({
    listener: (request, response) => {
      request.resume().once('end', () => {
        requests.push(`${request.method} ${request.url}`);
        response.end('ok');
      });
    },
    headers: {},
    describe: ({ text }) => ({ headers: { 'Content-Type': 'text/plain' }, body: text }),
    log: () => undefined,
    requestTimeout: 30_000,
    trustedProxies: 0,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const send = async (bytes: string): Promise<string> => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('latin1');
    let reply = '';
    socket.on('error', () => undefined).on('data', (text) => (reply += text));
    socket.write(bytes, 'latin1');
    await new Promise((resolve) => socket.once('close', resolve));
    return reply;
  };
  return { send, requests };
}

async function startSite(name: 'feed' | 'league' | 'desk'): Promise<Target> {
  const api = await startRawApi();
  const site = await startRawSite(api.origin, name);
  onTestFinished(() => {
    site.close();
    api.close();
  });
  return { send: site.send, requests: api.requests };
}

test('the number of messages is as expected', () => {
  expect(messages.length).toBeGreaterThanOrEqual(2000);
});

test.each([
  ['the feed', () => startSite('feed')],
  ['the league', () => startSite('league')],
  ['the desk', () => startSite('desk')],
  ['the API', startApi],
] as const)(
  '%s forwards one request for each that it answers, and none that it refuses',
  async (_, start) => {
    const { send, requests } = await start();
    const wrong: unknown[] = [];
    for (const message of messages) {
      const before = requests.length;
      const reply = await send(message + LAST);
      const answers = reply.match(/HTTP\/1\.1 \d+/g)?.map((line) => Number(line.slice(9))) ?? [];
      const passed = requests.slice(before);
      const ofMessage = passed.filter((line) => !line.includes('/api/last'));
      const refused = answers.filter((status) => status !== 200).length;
      const isRight =
        answers.length > 0 &&
        passed.length === answers.length - refused &&
        ofMessage.length === (refused > 0 ? 0 : 1) &&
        !passed.some((line) => line.startsWith('GET /api/hidden'));
      if (!isRight) wrong.push({ message, answers, passed });
    }
    expect(wrong).toEqual([]);
    expect(requests.length).toBeGreaterThan(0);
  },
  10 * 60_000,
);
