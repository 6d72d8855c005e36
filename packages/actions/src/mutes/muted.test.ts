import { keepOnlyFor } from '@maidan/browser/store';
import { areaOn, createPlatformStorage, faultyPlatformStorage } from '@maidan/browser/testing/platform-storage';
import type { Mute } from '@maidan/contract/feed/mutes';
import { expect, test } from 'vitest';
import { createMutes } from './muted.ts';

const post: Mute = { kind: 'post', id: '12', label: 'Turf at night' };
const person: Mute = { kind: 'person', id: 'key', label: 'Ravi' };
const on = (storage: Storage) => createMutes(areaOn(storage));

test('hidden items survive a reload, newest first, until they are shown again', () => {
  const storage = createPlatformStorage();
  on(storage).set([post], true);
  on(storage).set([person], true);
  on(storage).set([post], true);
  expect(on(storage).get().entries).toEqual([post, person]);
  on(storage).set([{ ...post, label: 'Another name' }], false);
  expect(on(storage).get().entries).toEqual([person]);
});

test("a visitor's list goes to the next user, still to be sent, and is deleted at the logout", () => {
  const mutes = on(createPlatformStorage());
  mutes.set([post], true);
  keepOnlyFor(7);
  expect(mutes.get()).toEqual({ userId: 7, entries: [post], isJoined: false });
  keepOnlyFor(7);
  mutes.replace([person, post]);
  expect(mutes.get()).toEqual({ userId: 7, entries: [person, post], isJoined: true });
  keepOnlyFor(8);
  expect(mutes.get()).toEqual({ userId: 8, entries: [], isJoined: true });
  mutes.set([post], true);
  keepOnlyFor(null);
  expect(mutes.get().entries).toEqual([]);
});

test('a page that already knows its user claims the list', () => {
  const mutes = on(createPlatformStorage());
  mutes.set([post], true);
  mutes.claim(7);
  expect(mutes.get()).toEqual({ userId: 7, entries: [post], isJoined: false });
});

test.each(['{', '[]', '{"entries":{}}', '{"entries":[null,{"key":"planet 1","label":"x"},{"key":"post"}]}'])(
  'a stored %s hides nothing',
  (stored) => {
    expect(on(createPlatformStorage({ mutes: stored })).get().entries).toEqual([]);
  },
);

test('without storage, it lasts for the page', () => {
  const mutes = on(faultyPlatformStorage('throws'));
  mutes.set([post], true);
  expect(mutes.get().entries).toEqual([post]);
});
