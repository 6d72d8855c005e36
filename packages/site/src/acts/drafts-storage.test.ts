import { createSafeStorage } from '@maidan/auth/safe-storage';
import { areaThat, createArea } from '@maidan/auth/testing/test-area';
import { expect, test } from 'vitest';
import { createDrafts } from './drafts-storage.ts';

const draftsOn = (area: Storage) => createDrafts(createSafeStorage(() => area));

test('a draft is kept per place, over a reload, until it is emptied', () => {
  const area = createArea();
  draftsOn(area).write('comment 1', 'See you');
  draftsOn(area).write('comment 2', 'at the ground');
  const after = draftsOn(area);
  expect([after.read('comment 1'), after.read('comment 2'), after.read('comment 3')]).toEqual([
    'See you',
    'at the ground',
    '',
  ]);
  after.write('comment 1', '');
  expect([after.read('comment 1'), after.read('comment 2')]).toEqual(['', 'at the ground']);
});

test('a login of the same user keeps them; another user or a logout does not', () => {
  const drafts = draftsOn(createArea());
  drafts.keepOnly(7);
  drafts.write('comment 1', 'See you');
  drafts.keepOnly(7);
  expect(drafts.read('comment 1')).toBe('See you');
  drafts.keepOnly(8);
  expect(drafts.read('comment 1')).toBe('');
  drafts.write('comment 1', 'Mine');
  drafts.keepOnly(null);
  expect(drafts.read('comment 1')).toBe('');
});

test.each(['{', '[]', '{"texts":7}', '{"texts":{"comment 1":7}}', '{"texts":null}'])('stored %s is none', (stored) => {
  expect(draftsOn(createArea({ drafts: stored })).read('comment 1')).toBe('');
});

test.each(['throws', 'is full'] as const)('K-8 storage that %s: kept for the visit', (fault) => {
  const drafts = draftsOn(areaThat(fault));
  drafts.write('comment 1', 'See you');
  expect(drafts.read('comment 1')).toBe('See you');
});
