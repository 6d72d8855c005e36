import { expect, test } from 'vitest';
import { offeredLanguage } from './offered-language.ts';

test.each([
  [['kn-IN', 'en'], 'en', 'kn'],
  [['en-IN', 'kn'], 'en', null],
  [['ta', 'hi', 'en'], 'en', 'hi'],
  [['kn'], 'kn', null],
  [['en-GB'], 'kn', 'en'],
  [['fr'], 'en', null],
  [[], 'en', null],
])('a browser that prefers %j on a page in %s is offered %s', (preferred, shown, offered) => {
  expect(offeredLanguage(preferred, ['en', 'hi', 'kn'], shown)).toBe(offered);
});
