import { expect, test } from 'vitest';
import { sharedCookieDomain } from './cookie-domain.ts';

test.each([
  ['http://maidan.localhost:3000', 'http://ysl.maidan.localhost:3001', 'maidan.localhost'],
  ['https://maidan.example', 'https://ysl.maidan.example', 'maidan.example'],
  ['https://www.maidan.example', 'https://ysl.maidan.example', 'maidan.example'],
  ['https://maidan.example', 'https://ysl.example', null],
  ['http://localhost:3000', 'http://localhost:3001', null],
  ['http://127.0.0.1:3000', 'http://127.0.0.1:3001', null],
  ['http://[::1]:3000', 'http://[::1]:3001', null],
])('%s and %s share %s', (feed, league, domain) => {
  expect(sharedCookieDomain(feed, league)).toBe(domain);
});
