import { isNotFound } from '@maidan/api-client/errors/api-error';
import type { Api } from '@maidan/api-client/core/create-api';
import { leagueFixtures } from '@maidan/contract/league/league-fixtures';
import { registrationById } from '@maidan/contract/league/league-registrations';
import { leagueCategories, leagues, type League, type LeagueCategory } from '@maidan/contract/league/leagues';
import { paths } from '../../paths.ts';

/** Search engines refuse larger sitemaps. */
const MOST = 50_000;

/**
 * The paths of all pages that search engines may list, newest league first. Forms are left out: they are reached by
 * their links only.
 * @param now milliseconds since 1970
 */
export async function listPaths(api: Api, now: number): Promise<string[]> {
  const all = await api.call(leagues, {});
  const categories = await Promise.all(all.map(({ id }) => api.call(leagueCategories, { body: { league_id: id } })));
  const [matches, invitations] = await Promise.all([
    Promise.all(all.map((league, at) => listMatches(api, league, categories[at] ?? []))),
    Promise.all(all.map((league) => listInvitation(api, league, now))),
  ]);
  const pages = all.flatMap(({ slug }, at) => [
    paths.league(slug),
    paths.fixtures(slug),
    paths.table(slug),
    ...(categories[at]?.some(({ knockouts }) => knockouts) ? [paths.knockouts(slug)] : []),
    paths.socialMedia(slug),
  ]);
  return [paths.home(), paths.about(), ...pages, ...invitations.flat(), ...matches.flat()].slice(0, MOST);
}

async function listMatches(api: Api, league: League, categories: readonly LeagueCategory[]): Promise<string[]> {
  const groups = await Promise.all(
    categories.map(({ yslcategory_id }) =>
      api.call(leagueFixtures, { body: { league_id: league.id, yslcategory_id } }),
    ),
  );
  return groups
    .flatMap((group) => Object.values(group).flat())
    .flatMap(({ id }) => (id === null ? [] : [paths.match(league.slug, id)]));
}

/** The path of a league's open registration, if any; the league's slug finds its newest one. */
async function listInvitation(api: Api, { slug }: League, now: number): Promise<string[]> {
  try {
    const { id, closes_at: closesAt } = await api.call(registrationById, { params: { id: slug } });
    return closesAt !== null && Date.parse(closesAt) <= now ? [] : [paths.event(id)];
  } catch (error) {
    if (isNotFound(error)) return [];
    throw error;
  }
}
