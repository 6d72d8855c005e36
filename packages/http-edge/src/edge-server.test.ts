import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createEdgeServer } from './edge-server.ts';
import { securityHeaders } from './security-headers.ts';

const headers = securityHeaders({ origin: 'https://maidan.example', hstsPreload: false });
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const echo: RequestListener = (request, response) => response.end(`received ${request.url}`);

async function setUp(listener = echo, headersTimeout?: number) {
  const log: unknown[] = [];
  const server = createEdgeServer({
    listener,
    headers,
    describe: ({ text, requestId }) => ({ headers: { 'Content-Type': 'text/plain' }, body: `${text} ${requestId}` }),
    log: (entry) => log.push(entry),
    requestTimeout: 30_000,
    ...(headersTimeout !== undefined && { headersTimeout }),
    trustedProxies: 0,
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  /** Sends this, and `later` once an answer has started. */
  const send = async (bytes: string, later = ''): Promise<string> => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    let reply = '';
    socket.on('data', (chunk: Buffer) => {
      if (reply === '' && later !== '') socket.write(later);
      reply += chunk.toString();
    });
    socket.on('error', () => undefined);
    socket.write(bytes);
    await new Promise((resolve) => socket.once('close', resolve));
    return reply;
  };
  return { server, send, log };
}

const request = (target: string, host = 'Host: x\r\n') => `GET ${target} HTTP/1.1\r\n${host}Connection: close\r\n\r\n`;

test.each([
  ['a malformed header', 'GET / HTTP/1.1\r\nHost: x\r\nnonsense\r\n\r\n', 400],
  ['another protocol', '\x16\x03\x01\x02\x00\x01', 400],
  ['headers over 16 KB', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n', 400],
  ['a length of 16 digits', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000000000000\r\n\r\n', 400],
  ['two codings', 'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: identity, chunked\r\n\r\n0\r\n\r\n', 400],
  ['a coding in HTTP/1.0', 'POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n', 400],
  ['two hosts', request('/', 'Host: x\r\nhost: y\r\n'), 400],
  ['the same host twice', request('/', 'Host: x\r\nHost: x\r\n'), 400],
  ['no host', request('/', ''), 400],
  ['a path with parent segments', request('/api/../metrics'), 400],
])('%s gets our headers, body and id [H-10 R-1]', async (_, bytes, status) => {
  const { send, log } = await setUp();
  const reply = await send(bytes);
  expect(reply).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  for (const [name, value] of Object.entries(headers)) {
    expect(reply.toLowerCase()).toContain(`\r\n${name}: ${value}\r\n`.toLowerCase());
  }
  const id = /x-request-id: (\S+)/i.exec(reply)?.[1];
  expect(reply).toMatch(new RegExp(`\\r\\n\\r\\n[^]*${id}`));
  expect(log).toEqual([{ request_id: id, status, reason: expect.any(String) }]);
});

test.each([[[]], [['/a']]])(
  'after %j, requests behind a refusal on the same connection are not answered',
  async (before) => {
    const seen: (string | undefined)[] = [];
    const { send } = await setUp(({ url }, response) => {
      seen.push(url);
      setImmediate(() => response.end());
    });
    const sent = [...before.map((path) => request(path)), request('/b', 'Host: x\r\nHost: y\r\n'), request('/c')].join(
      '',
    );
    expect(await send(sent.replaceAll('close', 'keep-alive'))).toMatch(/HTTP\/1\.1 400 [^]*$/);
    expect(seen).toEqual(before);
  },
);

test('the listener sees one spelling of a path [R-15]', async () => {
  const { send } = await setUp();
  expect(await send(request('/p/a"b?q=../x'))).toMatch(/received \/p\/a%22b\?q=\.\.\/x$/);
});

test('late headers end the connection, by default after ten seconds [R-4 R-19]', async () => {
  const { send } = await setUp(echo, 100);
  expect(await send('GET / HTTP/1.1\r\nHost: x\r\n')).toMatch(/^HTTP\/1\.1 408 /);
  expect((await setUp()).server.headersTimeout).toBe(10_000);
});

test('no refusal follows an answer that has started', async () => {
  const { send } = await setUp((_, response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('part');
  });
  expect(await send(request('/').replace('close', 'keep-alive'), 'nonsense\r\n\r\n')).toMatch(/part$/);
});

test('bytes after the last request of a connection do not replace its answer', async () => {
  const { send, log } = await setUp((incoming, response) => void setImmediate(() => echo(incoming, response)));
  const reply = await send(`${request('/first')}${request('/second')}`);
  expect(reply.match(/HTTP\/1\.1 \d+|received \S+/g)).toEqual(['HTTP/1.1 200', 'received /first']);
  expect(log).toEqual([]);
});
