import { createServer, request as httpRequest, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createApiProxy } from './api-proxy.server.ts';
import { createLog } from './log.server.ts';

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
  return listen((request, response) => proxy.passThrough(request, response, 'the-id'));
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
  const site = await listen((request, response) => proxy.passThrough(request, response, 'the-id'));
  const answer = await fetch(`${site}/api/tag/all`);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await answer.json()).toMatchObject({ status: 'error', code: 'unavailable', request_id: 'the-id' });
});

test.each(['GET', 'POST'])(
  'an idle connection that the API has closed costs nothing: the %s is asked again on a new one, once',
  async (method) => {
    const asked: string[] = [];
    const used = new WeakSet<object>();
    const site = await siteBefore(async (request, response) => {
      // As when both sides meet: the second request finds the connection closed.
      if (used.has(request.socket)) {
        asked.push('closed');
        request.socket.resetAndDestroy();
        return;
      }
      used.add(request.socket);
      let body = '';
      for await (const chunk of request) body += String(chunk);
      asked.push(body);
      response.end('answered');
    });
    const init = method === 'GET' ? {} : { method, body: 'a vote' };
    await (await fetch(`${site}/api/first`)).text();
    const answer = await fetch(`${site}/api/second`, init);
    expect([answer.status, await answer.text()]).toEqual([200, 'answered']);
    expect(asked).toEqual(['', 'closed', method === 'GET' ? '' : 'a vote']);
  },
);

test('an upload goes through piece by piece: the API hears the first before the last is sent [U-2]', async () => {
  let hear: () => void = () => {};
  const heard = new Promise<void>((resolve) => (hear = resolve));
  const site = await siteBefore((request, response) => {
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      hear();
    });
    request.on('end', () => response.end(String(bytes)));
  });
  const sending = httpRequest(`${site}/api/forms/formresponse/save`, { method: 'POST' });
  const answer = new Promise<IncomingMessage>((resolve) => sending.on('response', resolve));
  sending.write(Buffer.alloc(1000));
  await heard;
  sending.end(Buffer.alloc(2_000_000));
  let text = '';
  for await (const chunk of await answer) text += String(chunk);
  expect(text).toBe('2001000');
});

test('an upload that the API does not read waits with its sender, not in the memory of the site [U-2]', async () => {
  const site = await siteBefore((request) => request.pause());
  const sending = httpRequest(`${site}/api/forms/formresponse/save`, { method: 'POST' });
  sending.on('error', () => undefined);
  const megabyte = Buffer.alloc(1024 * 1024);
  let taken = 0;
  const send = (): void => {
    sending.write(megabyte, () => {
      taken += 1;
      if (taken < 200) send();
    });
  };
  send();
  let before = -1;
  // Until nothing more is taken: what is under way then lies in the buffers of the sockets.
  while (before < taken) {
    before = taken;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  expect(taken).toBeLessThan(50);
  sending.destroy();
});

test('a site that stops ends its event streams in order, and only those', async () => {
  const api = await listen((request, response) => {
    const type = request.url === '/api/live' ? 'text/event-stream; charset=utf-8' : 'text/plain';
    response.writeHead(200, { 'content-type': type });
    response.write('data: one\n\n');
    if (request.url !== '/api/live') setTimeout(() => response.end('the end'), 50);
  });
  const proxy = createApiProxy(api, createLog('test', 'silent'));
  const site = await listen((request, response) => proxy.passThrough(request, response, 'the-id'));
  const [stream, page] = await Promise.all([fetch(`${site}/api/live`), fetch(`${site}/api/x`)]);
  proxy.endEventStreams();
  expect([await stream.text(), await page.text()]).toEqual(['data: one\n\n', 'data: one\n\nthe end']);
});

test('an answer that the API breaks off is broken off for the reader too, not left hanging', async () => {
  const site = await siteBefore((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
    response.write('[{"id', () => response.destroy());
  });
  const answer = await fetch(`${site}/api/tag/all`);
  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow('terminated');
});
