import { expect, test } from 'vitest';
import { readTarget } from './read-target.ts';

const OWN = 'https://maidan.example';

test.each([
  ['/post/rooftop-jam', '/post/rooftop-jam'],
  ['/search?q=a%20b', '/search?q=a%20b'],
  ['/tag/ಮೈದಾನ', `/tag/${encodeURIComponent('ಮೈದಾನ')}`],
  ['https://maidan.example/about', '/about'],
])('%s is the page %s', (text, target) => {
  expect(readTarget(text, OWN)).toBe(target);
});

test.each([
  null,
  '/offline',
  '/offline?to=/about',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  'https://maidan.example//evil.example',
  'javascript:alert(1)',
  'https://[::1',
])('%s is not a page of this site', (text) => {
  expect(readTarget(text, OWN)).toBeNull();
});
