import { fullFixture } from '@maidan/contract/samples/league';
import { expect, test } from 'vitest';
import { countText, matchMeta, otherTypeText, tabText } from './result-text.ts';

test.each([
  [0, 'tags', '0 tags'],
  [1, 'categories', '1 category'],
  [1, 'videos', '1 video'],
  [239, 'videos', '239 videos'],
  [240, 'videos', '240+ videos'],
  [240, 'tags', '240 tags'],
  [1, 'matches', '1 match'],
  [240, 'matches', '240+ matches'],
  [120_000, 'videos', '1,20,000 videos'],
] as const)('%i of %s is %j', (count, type, text) => {
  expect(countText(count, type)).toBe(text);
});

test('a tab shows the number of its results, with a plus where the search stops counting', () => {
  expect([tabText(240, 'videos'), tabText(120_000, 'tags')]).toEqual(['Videos (240+)', 'Tags (1,20,000)']);
});

test('if the number is unknown, the text has no number', () => {
  expect([otherTypeText(null, 'videos'), otherTypeText(2, 'tags')]).toEqual(['Search in videos', '2 tags']);
  expect(tabText(undefined, 'videos')).toBe('Videos');
});

test.each([
  [{}, '20 Nov 2026, 6:30 PM · Gully Cup'],
  [{ time: null }, '20 Nov 2026 · Gully Cup'],
  [{ date: null, time: null }, 'Gully Cup'],
  [{ result_1: '45', result_2: '38' }, '45 - 38 · Gully Cup'],
  [{ result_1: 'NR', result_2: 'NR' }, 'No result · Gully Cup'],
  [{ cancelled: true }, 'Cancelled · Gully Cup'],
])('a match with %j is described as %j', (more, text) => {
  const fixture = { ...fullFixture, result_1: null, result_2: null, ...more };
  const league = { slug: 'cup', name: 'Gully Cup', thumbnail: null, thumbnail_variants: null };
  expect(matchMeta({ id: 1, fixture, category: { yslcategory_id: 1, name: 'Open' }, league })).toBe(text);
});
