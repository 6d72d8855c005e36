import { sentPath } from '@maidan/browser/sent-path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stamp } from './copies.ts';
import { bodyPath, OUTBOX, OUTBOX_PATH, ownCacheName, type WaitingRequest } from './messages.ts';
import { sendOutbox } from './outbox.ts';
import { memoryCaches } from './testing/memory-caches.ts';

const { locks } = navigator;
const waiting = (key: string, body: string | null = '{}'): WaitingRequest => ({
  key,
  url: 'https://maidan.example/api/newcomment',
  method: 'POST',
  headers: {},
  body,
});

/** Stores requests where a page does. */
async function leave(...requests: WaitingRequest[]): Promise<Cache> {
  const cache = await caches.open(await ownCacheName('mdn_a1'));
  await cache.put(OUTBOX_PATH, stamp(Response.json(requests)));
  return cache;
}

/** The time limits that were set, in milliseconds; the test can let each expire. */
function limits() {
  const set: { after: number; pass: () => void }[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((after) => {
    const controller = new AbortController();
    set.push({ after, pass: () => controller.abort(new DOMException('late', 'TimeoutError')) });
    return controller.signal;
  });
  return set;
}

/** A server that never answers. */
const hanging: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
  });

beforeEach(() => {
  vi.stubGlobal('caches', memoryCaches());
  vi.stubGlobal('self', { clients: { matchAll: async () => [] }, navigator: { locks } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ['a text', '{}', 10_000],
  ['a file', null, 300_000],
])('if the server hangs, %s releases the lock and is tried again', async (_, body, limit) => {
  const set = limits();
  vi.stubGlobal('fetch', hanging);
  const cache = await leave(waiting('k1', body));
  await cache.put(bodyPath('k1'), new Response('file'));
  const sending = sendOutbox().catch((error: unknown) => String(error));
  await vi.waitFor(() => expect(set.map(({ after }) => after)).toEqual([limit]), 60_000);
  set[0]?.pass();
  expect(await sending).toContain('late');
  // A page waiting for the lock gets it now.
  expect(await locks.request(OUTBOX, { ifAvailable: true }, (lock) => lock !== null)).toBe(true);
  expect(await cache.match(sentPath('k1'))).toBeUndefined();
});

test('waiting requests are sent once, in order, up to the first refusal', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(String(body));
    return new Response(null, { status: body === 'refused' ? 422 : 200 });
  });
  await leave(waiting('k1', 'first'), waiting('k2', 'refused'), waiting('k3', 'third'));
  await sendOutbox();
  await sendOutbox();
  expect(sent).toEqual(['first', 'refused', 'refused']);
});
