import { expect, test } from 'vitest';
import { trimSearch, searchAddress } from './search-address.ts';

test.each([
  ['', { q: '', type: null, page: 1 }],
  ['q=%20foot%20', { q: 'foot', type: null, page: 1 }],
  ['q=a&type=', { q: 'a', type: null, page: 1 }],
  ['q=a&type=videos&page=3', { q: 'a', type: 'videos', page: 3 }],
  ['q=a&type=people&page=-1', { q: 'a', type: null, page: 1 }],
  ['q=a%00b', { q: 'ab', type: null, page: 1 }],
  ['q=%00', { q: '', type: null, page: 1 }],
  ['q=a&page=1e9', { q: 'a', type: null, page: 1 }],
])('?%s names %j', (search, address) => {
  expect(searchAddress(new URLSearchParams(search))).toEqual(address);
});

test('a search is truncated to the longest that the server accepts', () => {
  expect(trimSearch(`${'x'.repeat(99)} y`)).toBe('x'.repeat(99));
  expect(trimSearch('x'.repeat(200))).toHaveLength(100);
});
