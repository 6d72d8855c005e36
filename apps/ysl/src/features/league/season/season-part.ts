import { leagueFixturesQuery } from '@maidan/api-client/queries/league/league-fixtures';
import { leagueTableQuery } from '@maidan/api-client/queries/league/league-tables';
import { leagueCategoriesQuery } from '@maidan/api-client/queries/league/leagues';
import type { Data } from '@maidan/site/browser/data';
import { leagueHead, type LeagueHead } from '../league-head.ts';
import { shownLeagueQuery } from '../league-queries.ts';
import { chooseCategory } from './choose-category.ts';

/** The two pages that show a category of a league. */
export type SeasonPart = 'fixtures' | 'table';

/** Fetches all that such a page shows, into the cache: the league, its categories, and the part of the one on show. */
export async function fetchSeason(
  { api, queryClient }: Data,
  part: SeasonPart,
  id: string | undefined,
  search: URLSearchParams,
): Promise<LeagueHead> {
  const league = await queryClient.fetchQuery(shownLeagueQuery(api, id));
  const categories = await queryClient.fetchQuery(leagueCategoriesQuery(api, league.id));
  const category = chooseCategory(categories, search);
  if (category) {
    const { yslcategory_id: categoryId } = category;
    if (part === 'fixtures') await queryClient.prefetchQuery(leagueFixturesQuery(api, league.id, categoryId));
    else await queryClient.prefetchQuery(leagueTableQuery(api, league.id, categoryId));
  }
  return leagueHead(league, category);
}
