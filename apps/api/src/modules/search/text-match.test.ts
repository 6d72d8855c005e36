import { expect, test } from 'vitest';
import { likePatterns, wordsOf } from './text-match.store.ts';

test.each([
  ['', []],
  [' \t\n', []],
  ['gully  cricket', ['gully', 'cricket']],
  ['cafe\u0301', ['caf\u00e9']],
  ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
])('the words of %j are %j', (q, words) => {
  expect(wordsOf(q)).toEqual(words);
});

test.each([
  ['Foot', ['%foot%']],
  ['100%', [String.raw`%100\%%`]],
  ['a_b', [String.raw`%a\_b%`]],
  [String.raw`a\b`, [String.raw`%a\\b%`]],
  ['\u00e9clair', ['%\u00e9clair%', '%\u00c9clair%']],
  ['caf\u00e9', ['%caf\u00e9%', '%caf\u00c9%']],
  ['\u0c95\u0cac', ['%\u0c95\u0cac%']],
])('%j is searched for as %j', (word, patterns) => {
  expect(likePatterns(word)).toEqual(patterns);
});

test('a prefix has no wildcard before it', () => {
  expect(likePatterns('Foot', true)).toEqual(['foot%']);
});
