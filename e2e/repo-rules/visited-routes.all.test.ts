import { expect, test } from 'vitest';
import { deskRoutes, leagueRoutes, ownRoutes, readingRoutes } from '../support/visited-routes.ts';
import { read } from './tracked-files.ts';

/** Files, and addresses that only redirect. */
const NO_PAGE = /\.(?:txt|xml|webmanifest)$|^sitemap\/|^(?:p|s)\/|^refundpolicy$|\*$|^match\//;
/** The feed's redirect to a form of the league. */
const ELSEWHERE: Readonly<Record<string, RegExp>> = { feed: /^form\// };

const visited = {
  feed: [...readingRoutes.map(([path]) => path), ...ownRoutes],
  ysl: leagueRoutes,
  desk: deskRoutes,
} as const;

test.each(Object.entries(visited))('tests that visit every page include all pages of %s', (app, addresses) => {
  const table = read(`apps/${app}/src/routes.ts`);
  const patterns = [...table.matchAll(/\broute\('([^']+)'/g)]
    .map(([, path]) => path ?? '')
    .filter((path) => !NO_PAGE.test(path) && !ELSEWHERE[app]?.test(path));
  expect(patterns.length).toBeGreaterThan(9);
  const forgotten = patterns.filter((path) => !addresses.some((address) => asPattern(path).test(address)));
  expect(forgotten, 'add an address of the page to e2e/support/visited-routes.ts').toEqual([]);
});

/** 'inbox/:state?' matches '/inbox' and '/inbox/open'. */
const asPattern = (path: string): RegExp =>
  new RegExp(`^/${path.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}$`);
