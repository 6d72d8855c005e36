import { createServer, request as httpRequest, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createApiProxy } from './api-proxy.server.ts';
import { createLog } from './log.server.ts';

const headers = { 'X-Content-Type-Options': 'nosniff', 'X-Frame-Options': 'DENY' };
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
  const proxy = createApiProxy(await listen(api), createLog('test', 'silent'), headers);
  return listen((request, response) => proxy.passThrough(request, response, 'the-id'));
}

test('forwards method, path, query, body and headers, and reports the caller', async () => {
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

/** Sends a GET with headers that `fetch` would refuse; the body contains what the API received of them. */
async function exchange(site: string, sent: Record<string, string>) {
  const answer = await new Promise<IncomingMessage>((resolve) => {
    httpRequest(`${site}/api/x`, { headers: sent }, resolve).end();
  });
  const chunks = (await answer.toArray()) as Buffer[];
  return { answered: answer.headers, seen: JSON.parse(Buffer.concat(chunks).toString()) as Record<string, string> };
}

test('hop-by-hop headers are not forwarded, in either direction', async () => {
  const names = ['proxy-authenticate', 'proxy-connection', 'trailer', 'upgrade'];
  const site = await siteBefore((request, response) => {
    response.setHeader('connection', 'close');
    for (const name of names) response.setHeader(name, 'secret');
    response.end(JSON.stringify(request.headers));
  });
  const own = { te: 'trailers', 'proxy-authorization': 'Basic x', 'proxy-connection': 'x', 'keep-alive': 'timeout=99' };
  const { answered, seen } = await exchange(site, { connection: 'X-Hop', ...own });
  expect(seen['connection']).toBe('keep-alive');
  for (const name of Object.keys(own)) expect(seen).not.toHaveProperty(name);
  for (const name of names) expect(answered).not.toHaveProperty(name);
});

test('a Connection header removes nothing that it lists, in either direction', async () => {
  const policy = "default-src 'self'";
  const site = await siteBefore((request, response) => {
    const text = JSON.stringify(request.headers);
    response.setHeader('connection', 'close, Content-Security-Policy, Content-Length, ETag');
    response.setHeader('content-security-policy', policy);
    response.setHeader('etag', '"a"');
    response.setHeader('content-length', text.length);
    response.end(text);
  });
  const own = { authorization: 'Bearer t', cookie: 'a=b', 'x-forwarded-for': '203.0.113.9', 'x-hop': '1' };
  const { answered, seen } = await exchange(site, { connection: Object.keys(own).join(', '), ...own });
  expect(seen).toMatchObject({ ...own, 'x-forwarded-for': '203.0.113.9, 127.0.0.1' });
  expect(answered).toMatchObject({
    'content-security-policy': policy,
    etag: '"a"',
    'content-length': expect.any(String),
  });
});

test('adds the common headers and a request id, and lets the API set its own [H-10]', async () => {
  const site = await siteBefore((_, response) => {
    response.setHeader('x-frame-options', 'SAMEORIGIN');
    response.end();
  });
  const answer = await fetch(`${site}/api/x`);
  const names = ['x-content-type-options', 'x-frame-options', 'x-request-id'];
  expect(names.map((name) => answer.headers.get(name))).toEqual(['nosniff', 'SAMEORIGIN', 'the-id']);
  const down = await listen((request, response) =>
    createApiProxy('http://127.0.0.1:9', createLog('test', 'silent'), headers).passThrough(request, response, 'the-id'),
  );
  const refused = await fetch(`${down}/api/x`);
  expect(names.map((name) => refused.headers.get(name))).toEqual(['nosniff', 'DENY', 'the-id']);
});

test('streams: the first event arrives while the answer is still open, and a client that leaves ends the request to the API', async () => {
  let closed: () => void = () => {};
  const closing = new Promise<void>((resolve) => (closed = resolve));
  const site = await siteBefore((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('data: one\n\n');
    response.on('close', closed);
  });
  const answer = await new Promise<IncomingMessage>((resolve) => {
    httpRequest(`${site}/api/events`, resolve).end();
  });
  const first = await new Promise((resolve) => answer.once('data', (chunk: Buffer) => resolve(chunk.toString())));
  expect(first).toBe('data: one\n\n');
  answer.destroy();
  await closing;
});

test('a reader who leaves before the answer is not logged as an API failure', async () => {
  const lines: string[] = [];
  let asked: () => void = () => {};
  const asking = new Promise<void>((resolve) => (asked = resolve));
  let closed: () => void = () => {};
  const closing = new Promise<void>((resolve) => (closed = resolve));
  const api = await listen((_request, response) => {
    response.on('close', closed);
    asked();
  });
  const log = createLog('test', 'warn');
  log.warn = (...entry: unknown[]) => void lines.push(String(entry[1]));
  const proxy = createApiProxy(api, log, headers);
  const site = await listen((request, response) => proxy.passThrough(request, response, 'the-id'));
  const reader = httpRequest(`${site}/api/slow`).on('error', () => undefined);
  reader.end();
  await asking;
  reader.destroy();
  await closing;
  expect(lines).toEqual([]);
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
  const proxy = createApiProxy('http://127.0.0.1:9', createLog('test', 'silent'), headers);
  const site = await listen((request, response) => proxy.passThrough(request, response, 'the-id'));
  const answer = await fetch(`${site}/api/tag/all`);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await answer.json()).toMatchObject({ status: 'error', code: 'unavailable', request_id: 'the-id' });
});

/** An API that resets each connection at its second request, as when it closes an idle connection at that moment. */
async function siteBeforeClosingApi(onBreak: (body: string) => void) {
  const seen: string[] = [];
  const used = new WeakSet<object>();
  const site = await siteBefore(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    if (used.has(request.socket)) {
      seen.push('closed');
      onBreak(body);
      request.socket.resetAndDestroy();
      return;
    }
    used.add(request.socket);
    seen.push(body);
    response.end('answered');
  });
  return { site, seen };
}

const KEY = { 'idempotency-key': 'one-vote-only' };

test.each([
  ['GET', {}, ''],
  ['POST', { body: 'a vote', headers: KEY }, 'a vote'],
])(
  'a %s that may be repeated is repeated once when its idle connection was closed [R-16]',
  async (method, init, body) => {
    const { site, seen } = await siteBeforeClosingApi(() => undefined);
    await (await fetch(`${site}/api/first`)).text();
    const answer = await fetch(`${site}/api/second`, { method, ...init });
    expect([answer.status, await answer.text()]).toEqual([200, 'answered']);
    expect(seen).toEqual(['', 'closed', body]);
  },
);

test('a POST without a key gets a new connection, so it is neither lost nor committed twice [R-16]', async () => {
  const committed: string[] = [];
  const { site, seen } = await siteBeforeClosingApi((body) => committed.push(body));
  await (await fetch(`${site}/api/first`)).text();
  const answer = await fetch(`${site}/api/second`, { method: 'POST', body: 'a vote' });
  expect([answer.status, await answer.text()]).toEqual([200, 'answered']);
  expect([seen, committed]).toEqual([['', 'a vote'], []]);
});

test('a POST that the API commits before the connection breaks is not repeated [R-16]', async () => {
  const committed: string[] = [];
  const site = await siteBefore(async (request) => {
    for await (const chunk of request) committed.push(String(chunk));
    request.socket.resetAndDestroy();
  });
  const answer = await fetch(`${site}/api/poll/vote`, { method: 'POST', body: 'a vote' });
  expect([answer.status, committed]).toEqual([503, ['a vote']]);
});

test('an upload is streamed: the API receives the first bytes before the last are sent [U-2]', async () => {
  let receive: () => void = () => {};
  const received = new Promise<void>((resolve) => (receive = resolve));
  const site = await siteBefore((request, response) => {
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      receive();
    });
    request.on('end', () => response.end(String(bytes)));
  });
  const sending = httpRequest(`${site}/api/forms/formresponse/save`, { method: 'POST' });
  const answer = new Promise<IncomingMessage>((resolve) => sending.on('response', resolve));
  sending.write(Buffer.alloc(1000));
  await received;
  sending.end(Buffer.alloc(2_000_000));
  let text = '';
  for await (const chunk of await answer) text += String(chunk);
  expect(text).toBe('2001000');
});

test('an upload that the API does not read stays with its sender, not in the memory of the site [U-2]', async () => {
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
  // Until no more data is accepted: the buffers of the sockets are full by then.
  while (before < taken) {
    before = taken;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  expect(taken).toBeLessThan(50);
  sending.destroy();
});

test('a stopping site ends its event streams cleanly, and only those', async () => {
  const api = await listen((request, response) => {
    const type = request.url === '/api/live' ? 'text/event-stream; charset=utf-8' : 'text/plain';
    response.writeHead(200, { 'content-type': type });
    response.write('data: one\n\n');
    if (request.url !== '/api/live') setTimeout(() => response.end('the end'), 50);
  });
  const proxy = createApiProxy(api, createLog('test', 'silent'), headers);
  const site = await listen((request, response) => proxy.passThrough(request, response, 'the-id'));
  const [stream, page] = await Promise.all([fetch(`${site}/api/live`), fetch(`${site}/api/x`)]);
  proxy.endEventStreams();
  expect([await stream.text(), await page.text()]).toEqual(['data: one\n\n', 'data: one\n\nthe end']);
});

test('an answer aborted by the API is aborted for the client too, not left hanging', async () => {
  const site = await siteBefore((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
    response.write('[{"id', () => response.destroy());
  });
  const answer = await fetch(`${site}/api/tag/all`);
  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow('terminated');
});
