import { expect, test } from 'vitest';
import { slugsOf } from './slugs.ts';

test.each([
  ['Turf at night', 'turf-at-night'],
  ["Asha's  “last” kick!", 'ashas-last-kick'],
  ['Café Über', 'cafe-uber'],
  ['ಫೈನಲ್', 'post'],
  ['2026', 'post-2026'],
  ['---', 'post'],
  [`${'ab '.repeat(60)}`, 'ab-'.repeat(27).slice(0, 80).replace(/-$/, '')],
])('%s is %s', (name, slug) => {
  expect(slugsOf(name).next().value).toBe(slug);
});

test('a taken title gets a number', () => {
  const slugs = slugsOf('Turf');
  expect([slugs.next().value, slugs.next().value, slugs.next().value]).toEqual(['turf', 'turf-2', 'turf-3']);
});
