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

/** Sends `pieces` of so many bytes, one every 50 ms; returns what the server answered, '' when it dropped the line. */
async function sendSlowly(path: string, pieces: number, bytes: number): Promise<string> {
  const server = createServer((request, response) => request.resume().on('end', () => response.end('heard')));
  servers.push(server);
  dropSlowSenders(server, { usual: 300, uploadRate: 2000, look: 100 });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  let heard = '';
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString()));
  socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${pieces * bytes}\r\n\r\n`);
  let sent = 0;
  const timer = setInterval(() => (sent++ < pieces ? socket.write(Buffer.alloc(bytes)) : clearInterval(timer)), 50);
  // Not by `once`, which takes the reset of a dropped line for a failure of the test.
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(timer);
  return heard.includes('heard') ? 'heard' : '';
}

const UPLOAD = '/api/forms/formresponse/save';
test.each([
  ['R-4 any other request has its time', '/api/newchat', 3, 100, 'heard'],
  ['R-4 and no more, however much it sends', '/api/newchat', 20, 20_000, ''],
  ['R-4 an upload may take longer', UPLOAD, 14, 2000, 'heard'],
  ['R-4 but not drip', UPLOAD, 14, 10, ''],
])('%s', async (_, path, pieces, bytes, answer) => {
  expect(await sendSlowly(path, pieces, bytes)).toBe(answer);
});
