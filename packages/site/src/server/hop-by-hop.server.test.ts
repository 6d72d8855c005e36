import { once } from 'node:events';
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createApiProxy } from './api-proxy.server.ts';
import { createLog } from './log.server.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections();
});

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('hop-by-hop headers are forwarded in neither direction', async () => {
  let received: IncomingMessage['headers'] = {};
  const api = await listen((request, response) => {
    received = request.headers;
    response.writeHead(200, { 'proxy-authenticate': 'Basic', trailer: 'x-late', upgrade: 'h2c', 'x-own': 'kept' });
    response.end('{}');
  });
  const proxy = createApiProxy(api, createLog('test', 'silent'), {});
  const site = await listen((request, response) => proxy.passThrough(request, response, 'the-id'));
  const headers = {
    connection: 'close, x-listed',
    'x-listed': 'of this connection',
    te: 'trailers',
    'proxy-authorization': 'Basic secret',
    'keep-alive': 'timeout=99',
    'x-own': 'kept',
  };
  const sent = httpRequest(`${site}/api/tag/all`, { headers }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  expect(received).toMatchObject({ 'x-own': 'kept' });
  expect(received.connection).not.toContain('x-listed');
  for (const name of ['x-listed', 'te', 'proxy-authorization', 'keep-alive']) expect(received).not.toHaveProperty(name);
  expect(answer.headers).toMatchObject({ 'x-own': 'kept' });
  for (const name of ['proxy-authenticate', 'trailer', 'upgrade']) expect(answer.headers).not.toHaveProperty(name);
});
