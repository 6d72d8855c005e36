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

/** Sends this many pieces, one every 50 ms; returns the server's answer, or '' when it dropped the connection. */
async function sendSlowly(path: string, pieces: number, bytes: number): Promise<string> {
  const server = createServer((request, response) => request.resume().on('end', () => response.end('complete')));
  servers.push(server);
  dropSlowSenders(server, { usual: 300, uploadRate: 2000, interval: 100 });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
  socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${pieces * bytes}\r\n\r\n`);
  let sent = 0;
  const timer = setInterval(() => (sent++ < pieces ? socket.write(Buffer.alloc(bytes)) : clearInterval(timer)), 50);
  // Not by `once`, which would fail the test when a dropped connection is reset.
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(timer);
  return received.includes('complete') ? 'complete' : '';
}

const UPLOAD = '/api/forms/formresponse/save';
test.each([
  ['any other request has its full time [R-4]', '/api/newchat', 3, 100, 'complete'],
  ['and no longer, however much it sends [R-4]', '/api/newchat', 20, 20_000, ''],
  ['an upload may take longer [R-4]', UPLOAD, 14, 2000, 'complete'],
  ['but may not drip [R-4]', UPLOAD, 14, 10, ''],
])('%s', async (_, path, pieces, bytes, answer) => {
  expect(await sendSlowly(path, pieces, bytes)).toBe(answer);
});
