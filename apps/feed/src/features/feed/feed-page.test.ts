import { expect, test } from 'vitest';
import { pageNumber, readMoreFrom } from './feed-page.ts';

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
])('?%s names page %i', (search, page) => {
  expect(pageNumber(new URLSearchParams(search))).toBe(page);
});

test.each([
  [{ kind: 'tag', id: 'home' }, 100],
  [{ kind: 'category', id: 'sport' }, 100],
  [{ kind: 'tag', id: 'cricket' }, 200],
] as const)('%j collapses from %i characters on', (topic, threshold) => {
  expect(readMoreFrom(topic)).toBe(threshold);
});
