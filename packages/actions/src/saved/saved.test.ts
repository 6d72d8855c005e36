import { openCalls } from '@maidan/api-client/testing/test-calls';
import { keepOnlyFor } from '@maidan/browser/store';
import { areaOn, createPlatformStorage } from '@maidan/browser/testing/platform-storage';
import { expect, test } from 'vitest';
import { changeSavedOf, createSaved, type SavedEntry } from './saved.ts';
import { testPage } from '../testing/test-page.ts';

const post: SavedEntry = { kind: 'post', id: 'turf-at-night', label: 'Turf at night', picture: '/api/media/a.webp' };
const match: SavedEntry = { kind: 'match', id: 'city-fives/12', label: 'Lions and Tigers' };

test('the picture of an entry stays on the device; the account determines the rest', async () => {
  const storage = createPlatformStorage();
  const saved = createSaved(areaOn(storage));
  saved.set([post], true);
  const { api, call } = openCalls();
  const { picture: _, ...item } = post;
  const outcome = testPage({ api }).runner.dispatch(changeSavedOf(saved), { entries: [item], saved: true });
  const sent = await call('/api/auth/saved');
  expect(sent.body).toEqual({ entries: [item], saved: true });
  sent.answer({ data: [match, item] });
  expect((await outcome).status).toBe('done');
  expect(createSaved(areaOn(storage)).get().entries).toEqual([match, post]);
});

test("a visitor's list goes to the next user, and another user sees none of it", () => {
  const saved = createSaved(areaOn(createPlatformStorage()));
  saved.set([post], true);
  keepOnlyFor(7);
  expect(saved.get()).toEqual({ userId: 7, entries: [post], isJoined: false });
  keepOnlyFor(8);
  expect(saved.get().entries).toEqual([]);
});

test.each(['https://evil.example/a.png', '//evil.example/a.png', 7])('ignores a stored picture at %j', (picture) => {
  const entries = [{ key: 'post a', label: 'A', picture }];
  const storage = createPlatformStorage({ saved: JSON.stringify({ userId: null, entries, isJoined: false }) });
  expect(createSaved(areaOn(storage)).get().entries).toEqual([{ kind: 'post', id: 'a', label: 'A' }]);
});
