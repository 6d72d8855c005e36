import { expect, test } from 'vitest';
import { activePage, leagueInPath, leagueOfPage } from './active-page.ts';

test.each([
  ['/', 'home', undefined],
  ['/league/gully-cup', 'home', 'gully-cup'],
  ['/league/gully-cup/team/lane-14', null, 'gully-cup'],
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

const leagues = [
  { id: 3, slug: 'gully-cup', name: 'Gully Cup', open_registration: 9 },
  { id: 4, slug: 'city-fives', name: 'City Fives', open_registration: null },
];

test.each([
  ['/', 'gully-cup'],
  ['/fixture', 'gully-cup'],
  ['/table/city-fives', 'city-fives'],
  ['/fixture/4/12', 'city-fives'],
  ['/league/nowhere', undefined],
  ['/event', 'gully-cup'],
  ['/event/9', 'gully-cup'],
  ['/event/city-fives', 'city-fives'],
  ['/event/8', undefined],
  ['/form/3', undefined],
  ['/registrations', undefined],
])('%s is about the league %s', (path, slug) => {
  expect(leagueOfPage(leagues, path)?.slug).toBe(slug);
});

test.each(['/event/8', '/event/night-teams'])('%s is about the league of its registration', (path) => {
  expect(leagueOfPage(leagues, path, 'City Fives')?.slug).toBe('city-fives');
});
