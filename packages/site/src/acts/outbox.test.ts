import { createApi } from '@maidan/api-client/core/create-api';
import { createQueryClient } from '@maidan/api-client/core/query-client';
import { areaOn, faultyPlatformStorage, createPlatformStorage } from '@maidan/browser/testing/platform-storage';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { flushOutbox } from './outbox.ts';
import { createOutboxStore, type KeptAct } from './outbox-storage.ts';
import { pendingComments } from './pending-comments.ts';

const like = (postId: number, wish: boolean, more: Partial<KeptAct> = {}): KeptAct => ({
  name: 'like',
  subject: String(postId),
  data: { postId, wish },
  key: `key-${postId}-${wish}`,
  userId: 7,
  time: Date.now(),
  ...more,
});
const comment = (text: string): KeptAct => ({
  ...like(1, true),
  name: 'comment',
  subject: text,
  data: { postId: 1, comment: text },
  key: `key-of-${text}`,
});

/** A device with this storage, and a server that answers as told. */
function device(area = createPlatformStorage(), answer: (path: string) => Response | Error = () => Response.json({})) {
  const sent: [path: string, body: unknown, key: string | null][] = [];
  const fetch: typeof globalThis.fetch = async (input) => {
    const request = input as Request;
    const path = new URL(request.url).pathname.replace('/api/', '');
    if (path !== 'userinteraction' && path !== 'comments')
      sent.push([path, await request.json(), request.headers.get('idempotency-key')]);
    const reply = answer(path);
    if (reply instanceof Error) throw reply;
    return reply;
  };
  const api = createApi({ bases: { main: 'http://api.test/api' }, session: { token: () => 'mdn_a1' }, fetch });
  const tools = { api, client: createQueryClient({ onServer: false }) };
  const store = createOutboxStore(areaOn(area));
  const onRefused = vi.fn<() => void>();
  const flush = (userId = 7) => flushOutbox({ tools, userId, onRefused, store });
  return { area, sent, store, flush, onRefused };
}

const online = (onLine: boolean) => vi.stubGlobal('navigator', { onLine });
beforeEach(() => {
  online(true);
  vi.stubGlobal('location', { href: 'http://maidan.test/' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  pendingComments.clear();
});

test('K-5 what was done offline is sent once on return, in order, with its key, also after a reload', async () => {
  const before = device();
  before.store.put(like(3, true));
  before.store.put(comment('first'));
  before.store.put(comment('second'));
  const after = device(before.area, (path) =>
    Response.json(path === 'islike' ? { message: 'Liked', count: 4 } : { message: 'success', data: [] }),
  );
  expect(await after.flush()).toBe(false);
  expect(await after.flush()).toBe(false);
  expect(after.sent).toEqual([
    ['islike', { post_id: 3, type: 'thumbsup', liked: true }, null],
    ['newcomment', { post_id: 1, comment: 'first' }, 'key-of-first'],
    ['newcomment', { post_id: 1, comment: 'second' }, 'key-of-second'],
  ]);
  expect([after.store.list(), after.area.length]).toEqual([[], 0]);
});

test('the last wish for a thing takes the place of an earlier one', () => {
  const { store } = device();
  store.put(like(3, true));
  store.put(like(4, true));
  store.put(like(3, false));
  expect(store.list().map(({ data }) => data)).toEqual([
    { postId: 4, wish: true },
    { postId: 3, wish: false },
  ]);
});

test('still offline: nothing is lost', async () => {
  online(false);
  const { store, flush } = device(createPlatformStorage(), () => new TypeError('no network'));
  store.put(like(3, true));
  store.put(comment('first'));
  expect(await flush()).toBe(true);
  expect(store.list()).toHaveLength(2);
  expect(pendingComments.list()).toMatchObject([{ comment: 'first', waits: true }]);
});

test('K-3 a server that is busy is asked again later; one that refuses is not', async () => {
  const { store, flush } = device(createPlatformStorage(), (path) =>
    path === 'islike' ? new Response(null, { status: 503 }) : new Response(null, { status: 422 }),
  );
  store.put(like(3, true));
  store.put(comment('refused'));
  expect(await flush()).toBe(true);
  expect(store.list().map(({ name }) => name)).toEqual(['like']);
});

test('an ended session keeps them for the next login of this user', async () => {
  const { store, flush, onRefused } = device(createPlatformStorage(), () => new Response(null, { status: 401 }));
  store.put(like(3, true));
  expect(await flush()).toBe(false);
  expect([onRefused.mock.calls.length, store.list().length]).toEqual([1, 1]);
});

test('K-7 nobody sends what another user did, and a change of user or a logout drops it', async () => {
  const { store, flush, sent } = device();
  store.put(like(3, true));
  await flush(8);
  expect([sent, store.list().length]).toEqual([[], 1]);
  store.keepOnly(8);
  expect(store.list()).toEqual([]);
});

test('after a week it is not sent any more', () => {
  const { store } = device();
  store.put(like(3, true, { time: Date.now() - 8 * 24 * 60 * 60_000 }));
  expect(store.list()).toEqual([]);
});

test('K-8 what stands in storage may be anything', async () => {
  for (const stored of ['', '{', '[]', '{"acts":7}', '{"acts":[null,7,{},{"name":"like"}]}']) {
    expect(device(createPlatformStorage({ outbox: stored })).store.list()).toEqual([]);
  }
  const odd = device();
  odd.store.put({ ...like(3, true), name: 'launch' });
  odd.store.put({ ...like(4, true), data: 'nonsense' });
  await odd.flush();
  expect([odd.sent, odd.store.list()]).toEqual([[], []]);
});

test.each(['throws', 'is full', 'cannot be read', 'is missing'] as const)(
  'K-8 storage that %s: the act waits for the visit',
  (fault) => {
    const { store } = device(faultyPlatformStorage(fault));
    store.put(like(3, true));
    expect(store.list()).toHaveLength(1);
    store.remove('like', '3');
    expect(store.list()).toEqual([]);
  },
);
