import { TEAM } from '@maidan/contract/league/league-calendars';
import { sortNames } from '@maidan/i18n/sort-names';
import type { Fixture } from '@maidan/contract/league/league-fixtures';
import type { Team } from '@maidan/contract/league/teams';
import type { Id } from '@maidan/contract/core/wire';
import { CATEGORY } from '../choose-category.ts';

/** Drops names of undecided sides, such as 'Winner of Group A'. Keeps all names if the server has no team pages. */
export const withoutPlaceholders = (names: readonly string[], teams: readonly Pick<Team, 'name'>[]): string[] =>
  names.filter((name) => teams.length === 0 || teams.some((team) => team.name === name));

/** The names of the teams in these fixtures. @param known teams of the category with a page */
export function teamsOf(fixtures: readonly Fixture[], known: readonly Pick<Team, 'name'>[]): string[] {
  const names = new Set(fixtures.flatMap(({ team_1: one, team_2: two }) => [one, two]));
  return sortNames(withoutPlaceholders([...names], known));
}

/**
 * The team that an address names; null for all teams, or for a team that does not play here.
 * @param nameNow maps a former name of a team in this category to its current name
 */
export function chooseTeam(
  teams: readonly string[],
  search: URLSearchParams,
  nameNow: (name: string) => string,
): string | null {
  const named = search.get(TEAM) ?? '';
  return [named, nameNow(named)].find((name) => teams.includes(name)) ?? null;
}

export const playsIn = (team: string | null, { team_1: one, team_2: two }: Fixture): boolean =>
  team === null || one === team || two === team;

/** The query string for the fixtures of one team, or of all. */
export function teamSearch(category: Id, team: string | null): string {
  return `?${new URLSearchParams({ [CATEGORY]: String(category), ...(team !== null && { [TEAM]: team }) })}`;
}
