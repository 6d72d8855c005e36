import type { LiveEvent } from '@maidan/contract/operations/live';
import { expect, test } from 'vitest';
import { waitBefore } from './keep-live.ts';
import { openStream } from './open-stream.ts';

const stream = { 'content-type': 'text/event-stream; charset=utf-8' };

async function openWith(answer: () => Promise<Response>) {
  const asked: { url: string; headers: Headers }[] = [];
  const events: (LiveEvent & { id: number | null })[] = [];
  const end = await openStream({
    base: '/api',
    token: 'secret-token',
    after: 7,
    signal: new AbortController().signal,
    onEvent: (event, id) => void events.push({ ...event, id }),
    fetch: async (url, init) => {
      asked.push({ url: String(url), headers: new Headers(init?.headers) });
      return answer();
    },
  });
  return { end, events, asked };
}

test('reads events to the end; the token travels in a header only', async () => {
  const body =
    'id: 8\ndata: {"kind":"message","conversation_id":"31"}\n\n:\n\ndata: {"kind":"brand-new"}\n\ndata: x\n\n';
  const { end, events, asked } = await openWith(async () => new Response(body, { headers: stream }));
  expect(end).toEqual({ kind: 'ended' });
  expect(events).toEqual([
    { kind: 'message', conversation_id: 31, id: 8 },
    { kind: 'refresh', conversation_id: null, id: null },
    { kind: 'refresh', conversation_id: null, id: null },
  ]);
  expect(asked[0]?.url).toBe('/api/live?after=7');
  expect(asked[0]?.headers.get('authorization')).toBe('Bearer secret-token');
});

test.each<[name: string, answer: () => Promise<Response>, end: object]>([
  ['404', async () => new Response('{}', { status: 404 }), { kind: 'unknown-call' }],
  ['501', async () => new Response('{}', { status: 501 }), { kind: 'unknown-call' }],
  ['a page', async () => new Response('<p>', { headers: { 'content-type': 'text/html' } }), { kind: 'unknown-call' }],
  ['401', async () => new Response('{}', { status: 401 }), { kind: 'refused' }],
  [
    '429',
    async () => new Response('{}', { status: 429, headers: { 'retry-after': '60' } }),
    { kind: 'failed', retryAfter: 60 },
  ],
  ['no network', () => Promise.reject(new TypeError('failed')), { kind: 'failed', retryAfter: null }],
])('%s', async (_, answer, end) => {
  expect((await openWith(answer)).end).toEqual(end);
});

test.each([
  [0, null, 0, 500],
  [1, null, 1, 1000],
  [3, null, 1, 4000],
  [9, null, 1, 10_000],
  [1, 30, 0, 30_000],
  [1, 3600, 0, 60_000],
])('after %i failures with Retry-After %j s: %i %i', (failures, retryAfter, random, ms) => {
  expect(waitBefore(failures, retryAfter, () => random)).toBe(ms);
});
