import { areaOn, createPlatformStorage } from '@maidan/browser/testing/platform-storage';
import { keepOnlyFor } from '@maidan/browser/store';
import { expect, test } from 'vitest';
import { countNew, createSeenPosts, findSeen, saveSeen } from './seen-posts.ts';

const seen = (at: number) => ({ at, seen: ['post 3', 'post 2'], left: { at, place: 'post 2', path: '/post/two' } });

test.each([
  [['post 5', 'post 4', 'post 3'], 2],
  [['post 3', 'post 2'], 0],
  // The newest was withdrawn.
  [['post 5', 'post 2'], 1],
  [['post 9', 'post 8'], null],
  [[], null],
])('of %j, %s are new', (places, count) => {
  expect(countNew(places, ['post 3', 'post 2'])).toBe(count);
});

test('seen posts survive a restart, for up to twenty feeds', () => {
  const storage = createPlatformStorage();
  const store = createSeenPosts(areaOn(storage));
  for (let feed = 0; feed < 25; feed += 1) saveSeen(store, null, `tag ${feed}`, seen(feed));
  const again = createSeenPosts(areaOn(storage));
  expect(findSeen(again, null, 'tag 24')).toEqual(seen(24));
  expect(findSeen(again, null, 'tag 5')).toEqual(seen(5));
  expect(findSeen(again, null, 'tag 4')).toBeNull();
});

test("no other account finds a user's seen posts, and the logout removes them", () => {
  const storage = createPlatformStorage();
  const store = createSeenPosts(areaOn(storage));
  saveSeen(store, 7, 'tag home', seen(1));
  expect(findSeen(store, 8, 'tag home')).toBeNull();
  expect(findSeen(store, null, 'tag home')).toBeNull();
  keepOnlyFor(null);
  expect(findSeen(store, 7, 'tag home')).toBeNull();
  expect(storage.getItem('seen_posts')).not.toContain('post 3');
});

test.each(['{', '{"feeds":7}', '{"owner":null,"feeds":{"tag home":{"at":"x"}}}', 'null'])(
  'ignores a stored %s',
  (text) => {
    const store = createSeenPosts(areaOn(createPlatformStorage({ seen_posts: text })));
    expect(findSeen(store, null, 'tag home')).toBeNull();
  },
);

test('an address of another site is never offered as the way back', () => {
  const left = { at: 1, place: 'post 1', path: '//evil.example' };
  const text = JSON.stringify({ owner: null, feeds: { here: { at: 1, seen: [], left } } });
  const store = createSeenPosts(areaOn(createPlatformStorage({ seen_posts: text })));
  expect(findSeen(store, null, 'here')?.left).toBeNull();
});
