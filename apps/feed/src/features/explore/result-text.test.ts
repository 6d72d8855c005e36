import { expect, test } from 'vitest';
import { countText, otherTypeText } from './result-text.ts';

test.each([
  [0, 'tags', '0 tags'],
  [1, 'categories', '1 category'],
  [1, 'videos', '1 video'],
  [239, 'videos', '239 videos'],
  [240, 'videos', '240+ videos'],
  [240, 'tags', '240 tags'],
  [120_000, 'videos', '1,20,000 videos'],
] as const)('%i of %s is %j', (count, type, text) => {
  expect(countText(count, type)).toBe(text);
});

test('without a known number the text names no number', () => {
  expect([otherTypeText(null, 'videos'), otherTypeText(2, 'tags')]).toEqual(['Search in videos', '2 tags']);
});
