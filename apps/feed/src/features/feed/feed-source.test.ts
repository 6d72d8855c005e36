import { expect, test } from 'vitest';
import { pageInAddress, readMoreFrom, topicInPath } from './feed-source.ts';

test.each([
  ['', 1],
  ['page=1', 1],
  ['page=7', 7],
  ['page=0', 1],
  ['page=-3', 1],
  ['page=2.5', 1],
  ['page=two', 1],
  ['page=', 1],
  ['page=1e9', 1],
])('?%s asks for page %i', (search, page) => {
  expect(pageInAddress(new URLSearchParams(search))).toBe(page);
});

test.each([
  [{ type: 'tag', id: 'home' }, 100],
  [{ type: 'category', id: 'sport' }, 100],
  [{ type: 'tag', id: 'cricket' }, 200],
] as const)('%j collapses from %i characters on', (source, threshold) => {
  expect(readMoreFrom(source)).toBe(threshold);
});

test.each([
  ['/tag/cricket', { type: 'tag', id: 'cricket' }],
  ['/tag/7', { type: 'tag', id: '7' }],
  ['/category/food%20%26%20chai', { type: 'category', id: 'food & chai' }],
  ['/tag/%E0%A4%A', { type: 'tag', id: '%E0%A4%A' }],
  ['/tag/', { type: 'tag', id: '' }],
] as const)('%s names %j', (path, source) => {
  expect(topicInPath(path)).toEqual(source);
});
