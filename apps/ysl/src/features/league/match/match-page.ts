import { fixtureQuery, matchQuery } from '@maidan/api-client/queries/league/league-fixtures';
import type { FixturePage } from '@maidan/contract/league/league-fixtures';
import { callQuery } from '@maidan/site/page/page-query';
import type { PageSpec } from '@maidan/site/page/page-spec';
import { paths } from '../../../paths.ts';
import type { LeagueHead } from '../league-head.ts';
import { matchTitle } from './match-text.ts';

export const matchPath = ({ league, id }: FixturePage): string => paths.match(league.slug, id);

/** How a match is loaded. It has one address: below another league it would have a second one. */
export const matchPage: PageSpec<{ match: string; id?: string }, FixturePage, LeagueHead & { match: string }> = {
  query: (api, { params }) => callQuery(fixtureQuery(api, params.match)),
  async alongside({ api, queryClient }, { id, fixture }) {
    if (fixture.live) await queryClient.prefetchQuery(matchQuery(api, id));
  },
  redirect: (page, { params }) => (page.league.slug === params.id ? undefined : matchPath(page)),
  head: ({ league, preview, fixture }) => ({
    name: league.name,
    thumbnail: league.thumbnail,
    preview,
    match: matchTitle(fixture),
  }),
};
