import { fixtureQuery, matchQuery } from '@maidan/api-client/queries/league/league-fixtures';
import { liveTablesQuery } from '@maidan/api-client/queries/league/live-tables';
import { leagueTeamsQuery } from '@maidan/api-client/queries/league/teams';
import type { FixturePage } from '@maidan/contract/league/league-fixtures';
import { callQuery } from '@maidan/site/page/page-query';
import type { PageSpec } from '@maidan/site/page/page-spec';
import { paths } from '../../../paths.ts';
import type { LeagueHead } from '../league-head.ts';
import { matchTitle } from './match-text.ts';

export const matchPath = ({ league, id }: FixturePage): string => paths.match(league.slug, id);

/**
 * Loads a match. Its page has one address, below its own league; under another league's address it redirects. The
 * address for frames names no league.
 */
export const matchPage: PageSpec<{ match: string; id?: string }, FixturePage, LeagueHead & { match: string }> = {
  query: (api, { params }) => callQuery(fixtureQuery(api, params.match)),
  async alongside({ api, queryClient }, { id, fixture, league, category }) {
    await Promise.all([
      ...(fixture.live
        ? [
            queryClient.prefetchQuery(matchQuery(api, id)),
            queryClient.prefetchQuery(liveTablesQuery(api, category.yslcategory_id)),
          ]
        : []),
      category.calendar === null ? undefined : queryClient.prefetchQuery(leagueTeamsQuery(api, league.id)),
    ]);
  },
  redirect: (page, { params: { id } }) => (id === undefined || id === page.league.slug ? undefined : matchPath(page)),
  head: ({ league, preview, fixture }) => ({
    name: league.name,
    thumbnail: league.thumbnail,
    preview,
    match: matchTitle(fixture),
  }),
};
