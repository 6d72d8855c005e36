import { expect, test } from 'vitest';
import { matchesEtag } from './matches-etag.ts';

test.each<[string | undefined, string, boolean]>([
  ['"a"', '"a"', true],
  ['W/"a"', '"a"', true],
  ['"a"', 'W/"a"', true],
  ['"b", W/"a"', '"a"', true],
  ['*', '"a"', true],
  ['"b"', '"a"', false],
  ['"ab"', '"a"', false],
  ['', '"a"', false],
  [undefined, '"a"', false],
])('If-None-Match %j for %j: %s', (header, etag, isMatch) => {
  expect(matchesEtag(header, etag)).toBe(isMatch);
});
