import { expect, test } from 'vitest';
import { isNearEnd } from './near-end.ts';

test.each([
  { active: 0, count: 6, near: false, why: 'the first of a full page' },
  { active: 2, count: 6, near: false, why: 'three from the end' },
  { active: 3, count: 6, near: true, why: 'exactly two from the end' },
  { active: 4, count: 6, near: true, why: 'one from the end' },
  { active: 5, count: 6, near: true, why: 'the last' },
  { active: 6, count: 6, near: true, why: 'the Load More slide after the last' },
  { active: 5, count: 12, near: false, why: 'a page has arrived meanwhile' },
  { active: 0, count: 3, near: true, why: 'a short first page' },
  { active: 0, count: 1, near: true, why: 'a single item' },
  { active: 0, count: 0, near: false, why: 'nothing loaded' },
])('$active of $count is near the end: $near ($why)', ({ active, count, near }) => {
  expect(isNearEnd(active, count)).toBe(near);
});
