import { describe, expect, test } from 'vitest';
import { createReadyReplies } from './ready-replies.ts';

function setUp(mostBytes?: number) {
  const world = { state: 'a' as string | null, now: 0 };
  const state = { current: () => world.state, changed: () => undefined };
  const replies = createReadyReplies(state, () => world.now, mostBytes);
  const keep = (address: string, text = address) =>
    replies.begin(address)({ body: Buffer.from(text), etag: 'W/"1"', cacheControl: 'no-cache', route: 'route' });
  const found = (address: string) => replies.find(address)?.body.toString() ?? null;
  return { world, replies, keep, found };
}

describe('a ready reply', () => {
  test('is sent only for its own address', () => {
    const { keep, found } = setUp();
    keep('/a?page=1');
    expect(['/a?page=1', '/a', '/a?page=2'].map(found)).toEqual(['/a?page=1', null, null]);
  });

  test('becomes invalid with any change of the data, permanently', () => {
    const { world, keep, found } = setUp();
    keep('/a');
    world.state = 'b';
    expect(found('/a')).toBeNull();
    world.state = 'a';
    expect(found('/a')).toBeNull();
  });

  test('is not kept when data changed while it was created, or when the state is unknown', () => {
    const { world, replies, keep, found } = setUp();
    const finish = replies.begin('/a');
    world.state = 'b';
    finish({ body: Buffer.from('old'), etag: '', cacheControl: '', route: '' });
    expect(found('/a')).toBeNull();
    world.state = null;
    keep('/a');
    expect(found('/a')).toBeNull();
  });

  test('expires after a second', () => {
    const { world, keep, found } = setUp();
    keep('/a');
    world.now = 999;
    expect(found('/a')).toBe('/a');
    world.now = 1000;
    expect(found('/a')).toBeNull();
  });
});

test('the reply unused for longest is dropped when the memory is used up', () => {
  const { replies, keep, found } = setUp(10_000);
  for (const address of ['/a', '/b', '/c']) keep(address, 'x'.repeat(1000));
  expect(found('/a')).not.toBeNull();
  keep('/d', 'x'.repeat(1000));
  expect(['/a', '/b', '/c', '/d'].map((address) => found(address) !== null)).toEqual([true, false, true, true]);
  keep('/large', 'x'.repeat(20_000));
  expect([replies.bytes(), found('/large')]).toEqual([0, null]);
});
