import { afterEach, expect, test } from 'vitest';
import { startRawApi, type RawConnection } from './testing/raw-api.server.ts';
import { startRawSite } from './testing/raw-site.server.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

const LAST = 'GET /api/last HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
const GOT_LAST = 'GET /api/last HTTP/1.1';
/** The key lets the proxy reuse a connection. */
const head = (...headers: string[]) =>
  `${['POST /api/a HTTP/1.1', 'Host: x', 'Idempotency-Key: one-request-alone', 'Content-Length: 10', ...headers].join('\r\n')}\r\n\r\n`;
const GOT_WHOLE = 'POST /api/a HTTP/1.1 | content-length: 10 | helloworld';

/** A site that has one open connection to its API. */
async function setUp(onBytes?: (connection: RawConnection, index: number) => boolean) {
  const api = await startRawApi(onBytes);
  const site = await startRawSite(api.origin);
  closers.push(site.close, api.close);
  await site.send(LAST);
  return { api, site };
}

const isReused = ({ bytes }: RawConnection) => bytes.includes('POST /api/a');

test('a sender who disconnects ends the request to the API, and its connection', async () => {
  const { api, site } = await setUp();
  const { socket, write } = site.open();
  write(`${head()}hello`);
  await api.until(() => api.connections[0]?.bytes.endsWith('hello') === true);
  socket.destroy();
  await api.until(() => api.connections[0]?.isClosed === true);
  await site.send(LAST);
  expect(api.requests).toEqual([GOT_LAST, GOT_LAST]);
  expect(api.connections).toHaveLength(2);
});

test('a connection on which the API answers early is not used again, and the sender gets the answer', async () => {
  const { api, site } = await setUp((connection) => {
    if (!isReused(connection)) return false;
    connection.socket.write('HTTP/1.1 413 Too Large\r\nContent-Length: 5\r\n\r\nlarge');
    return true;
  });
  const { write, untilReply, reply } = site.open();
  const rest = 'world'.repeat(200_000);
  write(`${head().replace('10', `${5 + rest.length}`)}hello`);
  await untilReply('large');
  await api.until(() => api.connections[0]?.isClosed === true);
  write(`${rest}${LAST}`);
  expect((await reply()).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
  expect(api.connections[0]?.bytes).not.toContain('world');
  expect(api.connections[1]?.bytes).toMatch(/^GET \/api\/last /);
});

test('a request on a closed connection is sent again in full on another, even with half of it to come', async () => {
  const { api, site } = await setUp((connection, index) => {
    if (index > 0 || !isReused(connection)) return false;
    connection.socket.resetAndDestroy();
    return true;
  });
  const { write, reply } = site.open();
  write(`${head()}hello`);
  await api.until(() => api.connections[1]?.bytes.endsWith('hello') === true);
  write(`world${LAST}`);
  await reply();
  expect(api.requests).toEqual([GOT_LAST, GOT_WHOLE, GOT_LAST]);
});

test('the site itself answers Expect: 100-continue', async () => {
  const { api, site } = await setUp();
  const { write, untilReply, reply } = site.open();
  write(head('Expect: 100-continue'));
  await untilReply('HTTP/1.1 100 Continue\r\n\r\n');
  write(`helloworld${LAST}`);
  expect((await reply()).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 100', 'HTTP/1.1 200', 'HTTP/1.1 200']);
  expect(api.requests).toEqual([GOT_LAST, GOT_WHOLE, GOT_LAST]);
  expect(api.heads[1]?.filter((line) => /^expect/i.test(line))).toEqual([]);
});

test('pipelined requests leave one after the other, each unchanged', async () => {
  const { api, site } = await setUp();
  const reply = await site.send(
    `${head('Connection: Content-Length')}helloworldDELETE /api/b HTTP/1.1\r\nHost: x\r\n\r\n${head()}helloworld${LAST}`,
  );
  expect(reply.match(/HTTP\/1\.1 \d+/g)).toEqual(Array(4).fill('HTTP/1.1 200'));
  expect(api.requests).toEqual([GOT_LAST, GOT_WHOLE, 'DELETE /api/b HTTP/1.1', GOT_WHOLE, GOT_LAST]);
});

test.each([
  ['twice', 'Content-Length: 5\r\nTransfer-Encoding: chunked'],
  ['by two lengths', 'Content-Length: 5\r\nContent-Length: 6'],
])('an answer that the API frames %s is not passed on', async (_, framing) => {
  const { site } = await setUp(({ socket, bytes }) => {
    if (!bytes.includes('POST /api/a')) return false;
    socket.write(`HTTP/1.1 200 OK\r\n${framing}\r\n\r\n0\r\n\r\n`);
    return true;
  });
  expect(await site.send(`${head('Connection: close')}helloworld`)).toMatch(/^HTTP\/1\.1 503 /);
});
