import { allTags } from '@maidan/contract/feed/tags';
import { pollById } from '@maidan/contract/feed/polls';
import { mobileOtp } from '@maidan/contract/account/login';
import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../errors/api-error.ts';
import { createApi } from '../core/create-api.ts';
import { sendJson, startTestServer } from './test-server.ts';

const session = { token: () => null };
const json = { 'Content-Type': 'application/json' };
const html = '<!doctype html><title>502 Bad Gateway</title>';

afterEach(() => {
  vi.useRealTimers();
});

type Expected = Partial<Record<keyof ApiError, unknown>>;

const replies: readonly (readonly [what: string, answer: (response: ServerResponse) => void, expected: Expected])[] = [
  [
    'HTML instead of JSON',
    (response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end(html),
    { kind: 'schema', message: 'pollById failed: schema 200 not JSON', status: 200, serverMessage: null, data: html },
  ],
  [
    'an empty body',
    (response) => response.writeHead(200, { ...json, 'X-Request-Id': 'r-9' }).end(),
    { kind: 'schema', message: 'pollById failed: schema 200 empty reply', requestId: 'r-9', serverMessage: null },
  ],
  [
    'truncated JSON',
    (response) => response.writeHead(200, json).end('{"id": 1, "options": [{"id"'),
    { kind: 'schema', message: 'pollById failed: schema 200 not JSON' },
  ],
  [
    'the wrong type',
    (response) => sendJson(response, 'Polls are closed'),
    { kind: 'schema', message: 'pollById failed: schema 200 wrong shape', data: 'Polls are closed' },
  ],
  [
    'an unusable shape',
    (response) => sendJson(response, { question: 'no id' }),
    { kind: 'schema', message: 'pollById failed: schema 200 wrong shape' },
  ],
  [
    'a 200 that says error',
    (response) => sendJson(response, { status: 'error', message: 'Poll closed', code: 'conflict' }),
    { kind: 'http', status: 200, code: 'conflict', serverMessage: 'Poll closed' },
  ],
  [
    'our error body',
    (response) =>
      sendJson(
        response,
        { status: 'error', message: 'No such poll', code: 'not_found', errors: { id: ['Unknown'] }, request_id: 'r-1' },
        404,
      ),
    {
      kind: 'http',
      status: 404,
      code: 'not_found',
      serverMessage: 'No such poll',
      fields: { id: ['Unknown'] },
      requestId: 'r-1',
    },
  ],
  [
    'an error body sent as text',
    (response) => response.writeHead(422, { 'Content-Type': 'text/plain' }).end('{"message":"Wrong code"}'),
    { kind: 'http', status: 422, serverMessage: 'Wrong code' },
  ],
  [
    "a proxy's error page",
    (response) => response.writeHead(502, { 'Content-Type': 'text/html' }).end(html),
    { kind: 'http', status: 502, code: null, serverMessage: null },
  ],
  [
    'a 500 without a body',
    (response) => response.writeHead(500).end(),
    { kind: 'http', status: 500, serverMessage: null, data: undefined },
  ],
  [
    '429 with seconds',
    (response) => response.writeHead(429, { 'Retry-After': '30' }).end(),
    { kind: 'http', status: 429, retryAfter: 30, serverMessage: null },
  ],
  [
    '503 while stopping',
    (response) => response.writeHead(503, { 'Retry-After': '5' }).end(),
    { kind: 'http', status: 503, retryAfter: 5, serverMessage: null },
  ],
  ['a connection closed at once', (response) => response.destroy(), { kind: 'network', status: null }],
  [
    'a connection closed in the middle',
    (response) => {
      response.writeHead(200, { ...json, 'Content-Length': '100' });
      response.write('{"id": 1,', () => response.destroy());
    },
    { kind: 'network', serverMessage: null },
  ],
];

describe('an unusable reply', () => {
  test.for(replies)('%s', async ([, answer, expected]) => {
    await using server = await startTestServer(answer);
    const api = createApi({ bases: server.bases, session });
    const error = await api.call(pollById, { params: { id: 1 } }).catch((e) => e);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ endpointId: 'pollById', ...expected });
    // One failure is enough: only the query client retries.
    expect(server.received.length).toBe(1);
  });

  test('429 with a date', async () => {
    const at = new Date(Date.now() + 60_000).toUTCString();
    await using server = await startTestServer((response) => response.writeHead(429, { 'Retry-After': at }).end());
    const api = createApi({ bases: server.bases, session });
    const error = await api.call(allTags, {}).catch((e) => e);
    expect(error.retryAfter).toBeGreaterThan(55);
    expect(error.retryAfter).toBeLessThanOrEqual(60);
  });

  test('a taken e-mail at login keeps its flag', async () => {
    const body = { status: 'error', message: 'Taken', code: 'email_taken', email: 'duplicate' };
    await using server = await startTestServer((response) => sendJson(response, body, 422));
    const api = createApi({ bases: server.bases, session });
    const call = api.call(mobileOtp, { body: { phone: '9876543210', type: '', pin: '123456' } });
    await expect(call).rejects.toMatchObject({ status: 422, code: 'email_taken', data: { email: 'duplicate' } });
  });

  test('one unreadable entry costs only itself', async () => {
    await using server = await startTestServer((response) => sendJson(response, [null, { slug: 'chess' }, 'x']));
    const tags = await createApi({ bases: server.bases, session }).call(allTags, {});
    expect(tags.map(({ slug }) => slug)).toEqual(['chess']);
  });
});

const never = () => new Promise<Response>(() => undefined);

describe('no reply', () => {
  test('a connection refused', async () => {
    const gone = await startTestServer(() => undefined);
    await gone[Symbol.asyncDispose]();
    const error = await createApi({ bases: gone.bases, session })
      .call(allTags, {})
      .catch((e) => e);
    expect(error).toMatchObject({ kind: 'network', status: null, retryAfter: null });
    expect(error.cause).toBeInstanceOf(Error);
  });

  test('a server that never replies', async () => {
    await using server = await startTestServer(() => undefined);
    const call = createApi({ bases: server.bases, session }).call(allTags, {}, { timeout: 50 });
    await expect(call).rejects.toMatchObject({ kind: 'timeout', serverMessage: null });
  });

  test('the timeout is ten seconds by default', async () => {
    vi.useFakeTimers();
    const settled = vi.fn<(error: ApiError) => void>();
    const api = createApi({ bases: { main: 'http://api.test/api' }, session, fetch: never });
    api.call(allTags, {}).catch(settled);
    await vi.advanceTimersByTimeAsync(9_900);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(settled.mock.calls[0]?.[0].kind).toBe('timeout');
  });

  test('a server that stops in the middle of the body', async () => {
    await using server = await startTestServer((response) => {
      response.writeHead(200, json);
      response.write('[');
    });
    const call = createApi({ bases: server.bases, session }).call(allTags, {}, { timeout: 50 });
    await expect(call).rejects.toMatchObject({ kind: 'timeout' });
  });

  test('a cancelled call fails as aborted', async () => {
    await using server = await startTestServer(() => undefined);
    const api = createApi({ bases: server.bases, session });
    const controller = new AbortController();
    const call = api.call(allTags, {}, { signal: controller.signal });
    setTimeout(() => controller.abort(), 20);
    await expect(call).rejects.toMatchObject({ kind: 'aborted', serverMessage: null });
  });
});
