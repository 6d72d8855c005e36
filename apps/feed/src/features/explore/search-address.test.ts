import { expect, test } from 'vitest';
import { tidyWords, wantedIn } from './search-address.ts';

test.each([
  ['', { q: '', type: 'tags', page: 1 }],
  ['q=%20foot%20', { q: 'foot', type: 'tags', page: 1 }],
  ['q=a&type=videos&page=3', { q: 'a', type: 'videos', page: 3 }],
  ['q=a&type=people&page=-1', { q: 'a', type: 'tags', page: 1 }],
  ['q=a&page=1e9', { q: 'a', type: 'tags', page: 1 }],
])('?%s asks for %j', (search, wanted) => {
  expect(wantedIn(new URLSearchParams(search))).toEqual(wanted);
});

test('no more words than the server takes', () => {
  expect(tidyWords(`${'x'.repeat(99)} y`)).toBe('x'.repeat(99));
  expect(tidyWords('x'.repeat(200))).toHaveLength(100);
});
