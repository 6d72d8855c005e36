import { bracketsQuery } from '@maidan/api-client/queries/league/brackets';
import { leagueFixturesQuery } from '@maidan/api-client/queries/league/league-fixtures';
import { leagueTableQuery } from '@maidan/api-client/queries/league/league-tables';
import { leagueCategoriesQuery } from '@maidan/api-client/queries/league/leagues';
import { liveTablesQuery } from '@maidan/api-client/queries/league/live-tables';
import { leagueTeamsQuery } from '@maidan/api-client/queries/league/teams';
import { leagueHead } from './league-head.ts';
import { leaguePage, type LeaguePage } from './league-page.ts';
import { chooseCategory } from './season/choose-category.ts';

/** The part of a category that a page shows. */
export type SeasonPart = 'fixtures' | 'table' | 'knockouts';

/** Loads a page that shows a category of a league. */
export function seasonPage(part: SeasonPart): LeaguePage {
  return {
    ...leaguePage,
    async alongside({ api, queryClient }, { id, calendar }, { search }) {
      const [categories] = await Promise.all([
        queryClient.fetchQuery(leagueCategoriesQuery(api, id)),
        calendar === null ? undefined : queryClient.prefetchQuery(leagueTeamsQuery(api, id)),
      ]);
      const chosen = chooseCategory(categories, search);
      if (chosen === undefined) return;
      const { yslcategory_id: category, knockouts } = chosen;
      const isWithScores = chosen.calendar !== null;
      if (part === 'knockouts') {
        if (knockouts) await queryClient.prefetchQuery(bracketsQuery(api, category));
      } else if (part === 'fixtures') await queryClient.prefetchQuery(leagueFixturesQuery(api, id, category));
      else {
        await Promise.all([
          queryClient.prefetchQuery(leagueTableQuery(api, id, category)),
          isWithScores ? queryClient.prefetchQuery(liveTablesQuery(api, category)) : undefined,
        ]);
      }
    },
    head(league, { search }, { api, queryClient }) {
      const categories = queryClient.getQueryData(leagueCategoriesQuery(api, league.id).queryKey) ?? [];
      return leagueHead(league, chooseCategory(categories, search));
    },
  };
}
