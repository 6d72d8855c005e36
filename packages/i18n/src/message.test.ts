import { expect, test } from 'vitest';
import { fill, pack, split } from './message.ts';

const results = pack({ one: '{count} result', other: '{count} results' });

test.each([
  [0, 'en-IN', '0 results'],
  [1, 'en-IN', '1 result'],
  [2, 'en-IN', '2 results'],
  // In Hindi and Kannada, zero is singular, too.
  [0, 'hi-IN', '0 result'],
  [0, 'kn-IN', '0 result'],
])('%i in %s uses the right plural form', (count, locale, text) => {
  expect(fill(results, { count }, locale)).toBe(text);
});

test('a language with more plural forms than English uses those it needs', () => {
  const matches = pack({ one: '{count} mecz', few: '{count} mecze', other: '{count} meczów' });
  expect([1, 3, 5, 1.5].map((count) => fill(matches, { count }, 'pl'))).toEqual([
    '1 mecz',
    '3 mecze',
    '5 meczów',
    '1.5 meczów',
  ]);
});

test('a value is inserted unchanged, in the order of the language', () => {
  expect(fill('{two} vs {one}', { one: '{two}', two: '$&' }, 'en-IN')).toBe('$& vs {two}');
});

test('a message in pieces keeps values that are not text', () => {
  const link = { href: '/terms' };
  expect(split<object | string>('Read {terms} first.', { terms: link }, 'en-IN')).toEqual(['Read ', link, ' first.']);
});
