import { expect, test } from 'vitest';
import { leagueAddress } from './league-address.server.ts';

const LEAGUE = 'https://ysl.example';
const to = (path: string) => leagueAddress(LEAGUE, new URL(`https://feed.example${path}`));
/** On the league's own site, which redirects to a path. */
const within = (path: string) => leagueAddress('', new URL(`${LEAGUE}${path}`));

test.each([
  ['/ysl', '/'],
  ['/ysl/', '/'],
  ['/ysl/about', '/about'],
  ['/ysl/league/monsoon-cup', '/league/monsoon-cup'],
  ['/ysl/table/3?category=2', '/table/3?category=2'],
  ['/form/12', '/form/12'],
  ['/ysl/ysl', '/ysl'],
  ['/YSL/about', '/about'],
  ['/%79sl/about', '/about'],
  ['/ysl/league/a%20b', '/league/a%20b'],
  ['/ysl/league/ಮೈದಾನ', `/league/${encodeURIComponent('ಮೈದಾನ')}`],
  ['/ysl/league/%E0%B2%95', '/league/%E0%B2%95'],
])('%s becomes %s there', (path, there) => {
  expect([to(path), within(path)]).toEqual([LEAGUE + there, there]);
});

test.each([
  '/ysl//evil.example',
  '/ysl///evil.example/x',
  '/ysl/\\evil.example',
  '/ysl/%5Cevil.example',
  '/ysl/%2F%2Fevil.example',
  '/ysl/%2F/evil.example',
  '/ysl/%09/evil.example',
  '/ysl/%0A/evil.example',
  '/ysl/%0D/evil.example',
  '/ysl/%20/evil.example',
  '/ysl/%09%2F/evil.example',
  '/ysl/%2F%09/evil.example',
  '/ysl/%00/evil.example',
  '/ysl/%E2%80%8F/evil.example',
  '/ysl/%C2%A0/evil.example',
  '/ysl/%EF%BC%8F/evil.example',
  '/ysl/ysl/%09/evil.example',
  '/ysl/ysl/ysl/%09/evil.example',
  '/ysl/@evil.example',
  '/ysl/.evil.example',
  '/ysl/https:evil.example',
  '/ysl/https://evil.example/',
  '/ysl/javascript:alert(1)',
  '/ysl/..%2f..%2f%2fevil.example',
  '/ysl/%2e%2e//evil.example',
  '/ysl/%252e%252e/%252F/evil.example',
  '/ysl/%E0%A4%A',
  '/ysl/%FF/evil.example',
  '/ysl/%0d%0aset-cookie:a=b',
  '/form//evil.example',
  '/form/%09/evil.example',
  '/ysl?next=//evil.example',
])('%s stays on the league site, even after following all redirects', (path) => {
  for (let there = new URL(to(path)), steps = 0; ; steps += 1) {
    expect(there.origin).toBe(LEAGUE);
    expect(there.pathname).not.toMatch(/^\/\/|[\r\n\\]/);
    if (!/^\/ysl(\/|$)/.test(there.pathname)) break;
    expect(steps).toBeLessThan(3);
    const next = within(there.pathname + there.search);
    // Only characters allowed in a header, whatever the path was.
    expect(next).toMatch(/^[\x21-\x7e]+$/);
    there = new URL(next, there);
  }
});
