import { expect, test } from 'vitest';
import { activePage, leagueInPath } from './active-page.ts';

test.each([
  ['/', 'home', undefined],
  ['/league/gully-cup', 'home', 'gully-cup'],
  ['/fixture', 'fixtures', undefined],
  ['/fixture/gully-cup', 'fixtures', 'gully-cup'],
  ['/fixture/gully-cup/12', 'fixtures', 'gully-cup'],
  ['/table/7', 'table', '7'],
  ['/socialmedia/a%20b', 'socialMedia', 'a b'],
  ['/fixture/%ZZ', 'fixtures', '%ZZ'],
  ['/about', 'about', undefined],
  ['/about/city-fives', 'about', 'city-fives'],
  ['/form/3', 'home', undefined],
] as const)('%s shows %s as active, of league %s', (path, page, league) => {
  expect(activePage(path)).toBe(page);
  expect(leagueInPath(path)).toBe(league);
});
