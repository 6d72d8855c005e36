import type { Api } from '@maidan/api-client/core/create-api';
import { leagueFixturesQuery } from '@maidan/api-client/queries/league/league-fixtures';
import { leagueTableQuery } from '@maidan/api-client/queries/league/league-tables';
import {
  latestLeagueQuery,
  leagueCategoriesQuery,
  leagueQuery,
  leagueSocialQuery,
} from '@maidan/api-client/queries/league/leagues';
import type { League } from '@maidan/contract/league/leagues';
import { callQuery } from '@maidan/site/page/page-query';
import type { PageSpec } from '@maidan/site/page/page-spec';
import { leagueHead, type LeagueHead } from './league-head.ts';
import { chooseCategory } from './season/choose-category.ts';

type LeaguePage = PageSpec<{ id?: string }, League, LeagueHead>;

/** The league of an address; without an id the latest one. */
export const visibleLeagueQuery = (api: Api, id: string | undefined) =>
  id === undefined ? latestLeagueQuery(api) : leagueQuery(api, id);

/** How a league's home is loaded. Before the first league the site is a page that says so. */
export const leaguePage: LeaguePage = {
  query: (api, { params }) => callQuery(visibleLeagueQuery(api, params.id)),
  isOptional: ({ params }) => params.id === undefined,
  head: (league) => leagueHead(league),
};

export const socialPage: LeaguePage = {
  ...leaguePage,
  alongside: ({ api, queryClient }, { id }) => queryClient.prefetchQuery(leagueSocialQuery(api, id)),
};

/** How the two pages are loaded that show a category of a league. */
export function seasonPage(part: 'fixtures' | 'table'): LeaguePage {
  return {
    ...leaguePage,
    async alongside({ api, queryClient }, { id }, { search }) {
      const categories = await queryClient.fetchQuery(leagueCategoriesQuery(api, id));
      const category = chooseCategory(categories, search)?.yslcategory_id;
      if (category === undefined) return;
      if (part === 'fixtures') await queryClient.prefetchQuery(leagueFixturesQuery(api, id, category));
      else await queryClient.prefetchQuery(leagueTableQuery(api, id, category));
    },
    head(league, { search }, { api, queryClient }) {
      const categories = queryClient.getQueryData(leagueCategoriesQuery(api, league.id).queryKey) ?? [];
      return leagueHead(league, chooseCategory(categories, search));
    },
  };
}
