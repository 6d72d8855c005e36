import { keepOnlyFor } from '@maidan/browser/store';
import { areaOn, createPlatformStorage, faultyPlatformStorage } from '@maidan/browser/testing/platform-storage';
import { expect, test } from 'vitest';
import { createDrafts } from './drafts.ts';

const draftsOn = (storage: Storage) => createDrafts(areaOn(storage));

test('a draft is kept per field, across a reload, until it is emptied', () => {
  const storage = createPlatformStorage();
  draftsOn(storage).write('comment 1', 'See you');
  draftsOn(storage).write('comment 2', 'at the ground');
  const after = draftsOn(storage);
  expect([after.read('comment 1'), after.read('comment 2'), after.read('comment 3')]).toEqual([
    'See you',
    'at the ground',
    '',
  ]);
  after.write('comment 1', '');
  expect([after.read('comment 1'), after.read('comment 2')]).toEqual(['', 'at the ground']);
});

test('reads drafts stored by an earlier build', () => {
  const stored = '{"userId":7,"texts":{"comment 1":"See you","reply 4":"Yes"}}';
  const storage = createPlatformStorage({ drafts: stored });
  const drafts = draftsOn(storage);
  expect([drafts.read('comment 1'), drafts.read('reply 4')]).toEqual(['See you', 'Yes']);
  drafts.write('reply 4', 'Yes');
  expect(storage.getItem('drafts')).toBe(stored);
});

test('a login of the same user keeps them; another user or a logout does not', () => {
  const storage = createPlatformStorage();
  const drafts = draftsOn(storage);
  drafts.write('comment 1', 'See you');
  keepOnlyFor(7);
  expect(drafts.read('comment 1')).toBe('See you');
  keepOnlyFor(7);
  expect(drafts.read('comment 1')).toBe('See you');
  keepOnlyFor(8);
  expect(drafts.read('comment 1')).toBe('');
  drafts.write('comment 1', 'Mine');
  keepOnlyFor(null);
  expect([drafts.read('comment 1'), storage.length]).toEqual(['', 0]);
});

test.each(['{', '[]', '{"texts":7}', '{"texts":{"comment 1":7}}', '{"texts":null}'])(
  'ignores a stored %s',
  (stored) => {
    expect(draftsOn(createPlatformStorage({ drafts: stored })).read('comment 1')).toBe('');
  },
);

test.each(['throws', 'is full'] as const)('with storage that %s, a draft lasts for the visit [K-8]', (fault) => {
  const drafts = draftsOn(faultyPlatformStorage(fault));
  drafts.write('comment 1', 'See you');
  expect(drafts.read('comment 1')).toBe('See you');
});
