import { expect, test } from 'vitest';
import { leagueAddress } from './league-address.ts';

const LEAGUE = 'https://ysl.example';
const to = (path: string) => leagueAddress(LEAGUE, new URL(`https://feed.example${path}`));

test.each([
  ['/ysl', '/'],
  ['/ysl/', '/'],
  ['/ysl/about', '/about'],
  ['/ysl/league/monsoon-cup', '/league/monsoon-cup'],
  ['/ysl/table/3?category=2', '/table/3?category=2'],
  ['/form/12', '/form/12'],
  ['/ysl/ysl', '/ysl'],
  ['/ysl/league/a%20b', '/league/a%20b'],
])('%s is %s there', (path, there) => {
  expect(to(path)).toBe(LEAGUE + there);
});

test.each([
  '/ysl//evil.example',
  '/ysl///evil.example/x',
  '/ysl/\\evil.example',
  '/ysl/%5Cevil.example',
  '/ysl/%2F%2Fevil.example',
  '/ysl/@evil.example',
  '/ysl/.evil.example',
  '/ysl/https:evil.example',
  '/ysl/https://evil.example/',
  '/ysl/..%2f..%2f%2fevil.example',
  '/ysl/%2e%2e//evil.example',
  '/ysl/%E0%A4%A',
  '/ysl/%0d%0aset-cookie:a=b',
  '/form//evil.example',
  '/ysl?next=//evil.example',
])('%s stays on the league site', (path) => {
  const there = new URL(to(path));
  expect(there.origin).toBe(LEAGUE);
  expect(there.pathname).not.toMatch(/^\/\/|[\r\n\\]/);
});
