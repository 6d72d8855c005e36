import { expect, test } from 'vitest';
import { acceptedLanguage } from './accepted-language.ts';

test.for<readonly [header: string | undefined, code: string]>([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['hi-IN', 'hi'],
  ['KN', 'kn'],
  ['en-IN,hi;q=0.9', 'en'],
  ['en;q=0.5, kn-IN;q=0.8, hi;q=0.7', 'kn'],
  ['ta-IN, hi;q=0.3', 'hi'],
  ['hi;q=0, en', 'en'],
  ['hi;q=nothing', 'en'],
  ['__proto__', 'en'],
  ['../hi', 'en'],
])('Accept-Language: %j is %s', ([header, code]) => {
  expect(acceptedLanguage(header)).toBe(code);
});
