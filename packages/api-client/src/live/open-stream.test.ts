import { liveEvents } from '@maidan/contract/operations/live';
import { expect, test } from 'vitest';
import { openStream } from './open-stream.ts';

const stream = { 'content-type': 'text/event-stream; charset=utf-8' };

async function openWith(answer: () => Promise<Response>) {
  const asked: { url: string; headers: Headers }[] = [];
  const events: unknown[] = [];
  let opened = 0;
  const end = await openStream({
    base: '/api',
    endpoint: liveEvents,
    input: { query: { after: 7 } },
    token: 'secret-token',
    signal: new AbortController().signal,
    onOpen: () => void (opened += 1),
    onEvent: (event, id) => void events.push(event && { ...event, id }),
    fetch: async (url, init) => {
      asked.push({ url: String(url), headers: new Headers(init?.headers) });
      return answer();
    },
  });
  return { end, events, asked, opened };
}

test('reads events to the end; the token travels only in a header', async () => {
  const body =
    'id: 8\ndata: {"kind":"message","conversation_id":"31"}\n\n:\n\ndata: {"kind":"brand-new"}\n\ndata: x\n\n';
  const { end, events, asked, opened } = await openWith(async () => new Response(body, { headers: stream }));
  expect([end, opened]).toEqual([{ kind: 'ended' }, 1]);
  expect(events).toEqual([
    { kind: 'message', conversation_id: 31, id: 8 },
    { kind: 'refresh', conversation_id: null, id: null },
    null,
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
