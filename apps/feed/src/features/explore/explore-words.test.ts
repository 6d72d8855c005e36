import { expect, test } from 'vitest';
import { countWords, elsewhereWords } from './explore-words.ts';

test.each([
  [0, 'tags', '0 tags'],
  [1, 'categories', '1 category'],
  [1, 'videos', '1 video'],
  [120_000, 'videos', '1,20,000 videos'],
] as const)('%i of %s is %j', (count, type, words) => {
  expect(countWords(count, type)).toBe(words);
});

test('where it is not known what is elsewhere, no number is made up', () => {
  expect([elsewhereWords(null, 'videos'), elsewhereWords(2, 'tags')]).toEqual(['Look in videos', '2 tags']);
});
