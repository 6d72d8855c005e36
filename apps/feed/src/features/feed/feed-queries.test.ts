import { expect, test } from 'vitest';
import { pageInAddress } from './feed-queries.ts';

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
