import { afterEach, describe, expect, test, vi } from 'vitest';
import { createQueue, type SendOutcome } from './queue.ts';
import { areaOn, createPlatformStorage, faultyPlatformStorage, storageFaults } from './testing/platform-storage.ts';

interface Like {
  readonly key: string;
  readonly time: number;
  readonly post: number;
}
const DAY = 24 * 60 * 60_000;
const like = (post: number, more: Partial<Like> = {}): Like => ({
  key: `key-${post}`,
  time: Date.now(),
  post,
  ...more,
});

function queueOn(platform: Storage) {
  return createQueue<Like>({
    name: 'likes',
    keyOf: ({ key }) => key,
    read: ({ key, time, post }) =>
      typeof key === 'string' && typeof time === 'number' && typeof post === 'number' ? { key, time, post } : null,
    max: 3,
    maxAgeMs: 7 * DAY,
    area: areaOn(platform),
  });
}
const postsOf = (queue: { list(): readonly Like[] }) => queue.list().map(({ post }) => post);

afterEach(() => vi.unstubAllGlobals());

test('items keep their order across a reload, and an empty queue leaves nothing behind', () => {
  const platform = createPlatformStorage();
  const queue = queueOn(platform);
  for (const post of [1, 2, 3]) queue.push(like(post));
  queue.push(like(1));
  expect(postsOf(queueOn(platform))).toEqual([2, 3, 1]);
  expect(queue.list()).toBe(queue.list());
  queue.replace({ ...like(3), post: 33 });
  queue.replace(like(4));
  expect(postsOf(queue)).toEqual([2, 33, 1]);
  queue.remove('key-2');
  queue.retain(({ post }) => post !== 33);
  expect(postsOf(queue)).toEqual([1]);
  queue.remove('key-1');
  expect(platform.length).toBe(0);
});

test('a full queue drops its oldest item, and an expired item is not listed', () => {
  const queue = queueOn(createPlatformStorage());
  for (const post of [1, 2, 3, 4]) queue.push(like(post));
  expect(postsOf(queue)).toEqual([2, 3, 4]);
  queue.push(like(5, { time: Date.now() - 8 * DAY }));
  expect(postsOf(queue)).toEqual([3, 4]);
});

test.each(['', '{', '[]', '{"items":7}', '{"items":[null,7,{},{"key":"a","time":1}]}'])(
  'a stored %j is read as an empty queue',
  (stored) => {
    expect(queueOn(createPlatformStorage({ likes: stored })).list()).toEqual([]);
  },
);

test.each(storageFaults)('with a storage that %s, an item is queued only for the visit [K-8]', (fault) => {
  const queue = queueOn(faultyPlatformStorage(fault));
  queue.push(like(1));
  expect(postsOf(queue)).toEqual([1]);
  queue.remove('key-1');
  expect(queue.list()).toEqual([]);
});

describe('a flush', () => {
  test.each<[string, Record<number, SendOutcome>, sent: number[], left: number[], isLeft: boolean]>([
    ['sends all in order', {}, [1, 2, 3], [], false],
    ['postpones one and sends the rest', { 2: 'later' }, [1, 2, 3], [2], true],
    ['stops', { 2: 'stop' }, [1, 2], [2, 3], false],
  ])('%s', async (_name, outcomes, sent, left, isLeft) => {
    const queue = queueOn(createPlatformStorage());
    for (const post of [1, 2, 3]) queue.push(like(post));
    const tried: number[] = [];
    const result = await queue.flush(async ({ post }) => {
      tried.push(post);
      return outcomes[post] ?? 'sent';
    });
    expect([tried, postsOf(queue), result]).toEqual([sent, left, isLeft]);
  });

  test('sends an item that is added in the meantime', async () => {
    const queue = queueOn(createPlatformStorage());
    queue.push(like(1));
    const tried: number[] = [];
    await queue.flush(async ({ post }) => {
      if (post === 1) queue.push(like(2));
      tried.push(post);
      return 'sent';
    });
    expect([tried, queue.list()]).toEqual([[1, 2], []]);
  });

  test.each([true, false])('from two tabs sends each item once (locks exist: %s)', async (hasLocks) => {
    if (!hasLocks) vi.stubGlobal('navigator', {});
    const platform = createPlatformStorage();
    queueOn(platform).push(like(1));
    const send = vi.fn<() => Promise<SendOutcome>>(async () => 'sent');
    await queueOn(platform).flush(send);
    await Promise.all([queueOn(platform).flush(send), queueOn(platform).flush(send)]);
    expect(send).toHaveBeenCalledOnce();
  });

  test('an error of the sender ends it, and the item stays queued', async () => {
    const queue = queueOn(createPlatformStorage());
    queue.push(like(1));
    await expect(queue.flush(() => Promise.reject(new Error('no network')))).rejects.toThrow('no network');
    expect(postsOf(queue)).toEqual([1]);
  });
});
