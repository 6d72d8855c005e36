import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { dropSlowSenders } from './slow-senders.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

interface Sending {
  readonly pieces: number;
  /** Bytes in each piece. */
  readonly bytes: number;
  /** The time limit of a request that is not an upload, in milliseconds. */
  readonly usual: number;
  /** How long the process is blocked after each check of the rate, in milliseconds. */
  readonly stall?: number;
}

const block = (time: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, time);

/** Sends a piece every 50 ms or later; returns the server's reply, or '' if it dropped the connection. */
async function sendSlowly(path: string, { pieces, bytes, usual, stall = 0 }: Sending): Promise<string> {
  const server = createServer((request, response) => request.resume().on('end', () => response.end('complete')));
  servers.push(server);
  dropSlowSenders(server, { usual, uploadRate: 2000, interval: 100 });
  let busy: NodeJS.Timeout | undefined;
  if (stall) server.on('request', () => (busy = setInterval(() => block(stall), 100)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
  socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${pieces * bytes}\r\n\r\n`);
  let sent = 0;
  const timer = setInterval(() => (sent++ < pieces ? socket.write(Buffer.alloc(bytes)) : clearInterval(timer)), 50);
  // Not `once`, which would fail the test when a dropped connection is reset.
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(timer);
  clearInterval(busy);
  return received.includes('complete') ? 'complete' : '';
}

const UPLOAD = '/api/forms/formresponse/save';
test.each([
  ['any other request has its full time [R-4]', '/api/newchat', { pieces: 3, bytes: 100, usual: 60_000 }, 'complete'],
  ['and no longer, however much it sends [R-4]', '/api/newchat', { pieces: 20, bytes: 20_000, usual: 300 }, ''],
  ['an upload may take longer [R-4]', UPLOAD, { pieces: 14, bytes: 2000, usual: 1 }, 'complete'],
  ['also when the server is busy [R-4]', UPLOAD, { pieces: 14, bytes: 2000, usual: 1, stall: 150 }, 'complete'],
  ['but may not drip [R-4]', UPLOAD, { pieces: 14, bytes: 10, usual: 1 }, ''],
])('%s', async (_, path, sending, answer) => {
  expect(await sendSlowly(path, sending)).toBe(answer);
});
