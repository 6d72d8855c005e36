import type { Api } from '@maidan/api-client/create-api';
import { leagueFixtures } from '@maidan/contract/league-fixtures';
import { leagueCategories, leagues, type League } from '@maidan/contract/leagues';
import { paths } from '../../paths.ts';

/** Search engines refuse a sitemap with more. */
const MOST = 50_000;

/** The paths of all pages a search engine may show, the newest league first. */
export async function listPaths(api: Api): Promise<string[]> {
  const all = await api.call(leagues, {});
  const matches = await Promise.all(all.map((league) => listMatches(api, league)));
  const pages = all.flatMap(({ slug }) => [
    paths.league(slug),
    paths.fixtures(slug),
    paths.table(slug),
    paths.socialMedia(slug),
  ]);
  return [paths.home(), paths.about(), ...pages, ...matches.flat()].slice(0, MOST);
}

async function listMatches(api: Api, league: League): Promise<string[]> {
  const categories = await api.call(leagueCategories, { body: { league_id: league.id } });
  const groups = await Promise.all(
    categories.map(({ yslcategory_id }) =>
      api.call(leagueFixtures, { body: { league_id: league.id, yslcategory_id } }),
    ),
  );
  return groups
    .flatMap((group) => Object.values(group).flat())
    .flatMap(({ id }) => (id === null ? [] : [paths.match(league.slug, id)]));
}
