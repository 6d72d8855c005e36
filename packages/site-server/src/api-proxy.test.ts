import { createServer, request as httpRequest, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createApiProxy } from './api-proxy.ts';
import { createLog } from './log.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function siteBefore(api: RequestListener): Promise<string> {
  const proxy = createApiProxy(await listen(api), createLog('test', 'silent'));
  return listen((request, response) => proxy(request, response, 'the-id'));
}

test('passes method, path, query, body and headers through, and says who asked', async () => {
  const site = await siteBefore(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const { authorization, 'x-forwarded-for': from, 'x-forwarded-host': host } = request.headers;
    response.writeHead(201, { 'content-type': 'application/json', etag: '"a"' });
    response.end(JSON.stringify({ url: request.url, method: request.method, body, authorization, from, host }));
  });
  const answer = await fetch(`${site}/api/islike?x=1`, {
    method: 'POST',
    body: 'hello',
    headers: { authorization: 'Bearer t', 'x-forwarded-for': '203.0.113.9' },
  });
  expect([answer.status, answer.headers.get('etag')]).toEqual([201, '"a"']);
  expect(await answer.json()).toEqual({
    url: '/api/islike?x=1',
    method: 'POST',
    body: 'hello',
    authorization: 'Bearer t',
    from: '203.0.113.9, 127.0.0.1',
    host: new URL(site).host,
  });
});

test('streams: the first event arrives while the answer is still open, and a reader who leaves is passed on', async () => {
  let left: () => void = () => {};
  const leaving = new Promise<void>((resolve) => (left = resolve));
  const site = await siteBefore((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('data: one\n\n');
    response.on('close', left);
  });
  const answer = await new Promise<IncomingMessage>((resolve) => {
    httpRequest(`${site}/api/events`, resolve).end();
  });
  const first = await new Promise((resolve) => answer.once('data', (chunk: Buffer) => resolve(chunk.toString())));
  expect(first).toBe('data: one\n\n');
  answer.destroy();
  await leaving;
});

test('keeps an encoded body as it is', async () => {
  const site = await siteBefore((_request, response) => {
    response.writeHead(200, { 'content-encoding': 'x-own', 'content-length': '3' });
    response.end('abc');
  });
  const answer = await new Promise<IncomingMessage>((resolve) => httpRequest(`${site}/api/x`, resolve).end());
  expect(answer.headers['content-encoding']).toBe('x-own');
  const body = await answer.toArray();
  expect(Buffer.concat(body as Buffer[]).toString()).toBe('abc');
});

test('an API that cannot be reached is a 503 in the error shape', async () => {
  const proxy = createApiProxy('http://127.0.0.1:9', createLog('test', 'silent'));
  const site = await listen((request, response) => proxy(request, response, 'the-id'));
  const answer = await fetch(`${site}/api/tag/all`);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await answer.json()).toMatchObject({ status: 'error', code: 'unavailable', request_id: 'the-id' });
});
