import type { Id } from '@maidan/contract/core/wire';
import type { Team } from '@maidan/contract/league/teams';

/** A team with the names under which it may have been stored. */
type NamedTeam = Pick<Team, 'name' | 'former_names' | 'yslcategory_id'>;

/** The current name of a team in a category, given its current or a former name. An unknown name is returned as is. */
export function currentName(teams: readonly NamedTeam[], category: Id, name: string): string {
  const own = teams.filter(({ yslcategory_id: id }) => id === category);
  // A team may take a name that another team gave up.
  if (own.some((team) => team.name === name)) return name;
  return own.find((team) => team.former_names.includes(name))?.name ?? name;
}

/** The former names that still identify a team. */
export function formerNames(teams: readonly NamedTeam[], category: Id, name: string): string[] {
  const team = teams.find((one) => one.name === name && one.yslcategory_id === category);
  return (team?.former_names ?? []).filter((former) => currentName(teams, category, former) === name);
}
