import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { answerInTurn } from './answer-in-turn.ts';
import { dropSlowReaders } from './slow-readers.ts';
import { capSockets, createRequestCap } from './socket-cap.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Starts a server that answers with this many bytes; returns a function that connects to it. */
async function listen(prepare: (server: Server) => void, bytes: number) {
  const server = createServer((_, response) => response.end(Buffer.alloc(bytes)));
  servers.push(server);
  prepare(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (): Socket => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    return socket;
  };
}

const LARGE = 64 * 1024 * 1024;

test('a client that reads nothing of an answer is dropped [R-19]', async () => {
  const open = await listen((server) => dropSlowReaders(server, { minBytes: 1024, interval: 100 }), LARGE);
  const accepted = once(servers[0] as Server, 'connection') as Promise<[Socket]>;
  const socket = open().pause();
  const [peer] = await accepted;
  await once(peer, 'close');
  expect(socket.bytesRead).toBeLessThan(LARGE);
});

test('a client that reads slowly is not [R-19]', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const interval = 600;
  const open = await listen((server) => dropSlowReaders(server, { minBytes: 1024, interval }), LARGE);
  const socket = open().pause();
  let isClosed = false;
  socket.once('close', () => (isClosed = true));
  for (let turn = 0; turn < 4; turn += 1) {
    const before = socket.bytesRead;
    socket.resume();
    // More than the buffers between the two can hold, so the server must keep sending.
    while (socket.bytesRead < before + LARGE / 8) await once(socket, 'data');
    socket.pause();
    vi.advanceTimersByTime(interval);
  }
  await wait(20);
  expect([socket.bytesRead < LARGE, isClosed]).toEqual([true, false]);
  socket.destroy();
});

test('an address has a limited number of connections, and may open another once one ends [R-19]', async () => {
  const open = await listen((server) => capSockets(server, { ipv4: 3, ipv6: 1 }, false), 10);
  const answers = async (socket: Socket): Promise<boolean> =>
    Promise.race([once(socket, 'data').then(() => true), once(socket, 'close').then(() => false)]);
  const first = [open(), open(), open()];
  expect(await Promise.all(first.map(answers))).toEqual([true, true, true]);
  expect(await answers(open())).toBe(false);
  first[0]?.destroy();
  await wait(50);
  expect(await answers(open())).toBe(true);
  for (const socket of first) socket.destroy();
});

test('behind proxies, the open requests and streams of an address are limited, whatever their connections [R-19]', async () => {
  const take = createRequestCap(1, { ipv4: 2, ipv6: 1 });
  const waiting: ServerResponse[] = [];
  const server = createServer((request, response) => {
    if (!take(request, response)) response.writeHead(429).end();
    else if (request.url === '/wait') waiting.push(response.writeHead(200));
    else response.end();
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const ask = async (path: string, forwarded?: string): Promise<Response> =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    });
  const statusOf = async (forwarded?: string) => (await ask('/', forwarded)).status;
  for (const address of ['192.0.2.1', '198.51.100.9, 192.0.2.1', '2001:db8::1']) {
    void ask('/wait', address).catch(() => undefined);
  }
  await vi.waitFor(() => expect(waiting).toHaveLength(3), 60_000);
  expect(await Promise.all(['192.0.2.1', '2001:db8::2', '192.0.2.2', undefined].map(statusOf))).toEqual([
    429, 429, 200, 200,
  ]);
  for (const response of waiting) response.destroy();
  await vi.waitFor(async () => expect(await statusOf('192.0.2.1')).toBe(200), 60_000);
  expect(await statusOf('2001:db8::2')).toBe(200);
});

/** A server that answers on command, and a connection that sends requests without waiting for answers. */
async function sendAhead(requests: number) {
  const started: string[] = [];
  const waiting: (() => void)[] = [];
  const server = createServer(
    answerInTurn(({ url = '' }, response) => {
      started.push(url);
      waiting.push(() => response.end(`${url};`));
    }, 4),
  );
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let reply = '';
  let isClosed = false;
  socket.on('error', () => undefined);
  socket.on('data', (chunk: Buffer) => (reply += chunk.toString()));
  socket.once('close', () => (isClosed = true));
  const all = Array.from({ length: requests }, (_, index) => `GET /${index} HTTP/1.1\r\nHost: x\r\n\r\n`);
  socket.write(all.join(''));
  await vi.waitFor(() => expect(started.length + Number(isClosed)).toBeGreaterThan(0), 60_000);
  return { socket, started, answerNext: () => waiting.shift()?.(), reply: () => reply, isClosed: () => isClosed };
}

test('pipelined requests on one connection are handled one after the other, in order [R-19 R-20]', async () => {
  const { started, answerNext, reply, socket } = await sendAhead(5);
  for (let index = 0; index < 5; index += 1) {
    await vi.waitFor(() => expect(started).toEqual(['/0', '/1', '/2', '/3', '/4'].slice(0, index + 1)), 60_000);
    answerNext();
  }
  await vi.waitFor(() => expect(reply().match(/\/\d(?=;)/g)).toEqual(started), 60_000);
  socket.destroy();
});

test('a connection that sends too many ahead is closed, and waiting requests are not started [R-19 R-20]', async () => {
  const { started, answerNext, isClosed } = await sendAhead(6);
  await vi.waitFor(() => expect(isClosed()).toBe(true), 60_000);
  answerNext();
  await wait(20);
  expect(started).toEqual(['/0']);
});
