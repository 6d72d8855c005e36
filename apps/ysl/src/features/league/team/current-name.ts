import type { Id } from '@maidan/contract/core/wire';
import type { Team } from '@maidan/contract/league/teams';

/** What tells under which names a team may have been kept. */
type NamedTeam = Pick<Team, 'name' | 'former_names' | 'yslcategory_id'>;

/** What a team of a category is called now, from that name or a former one. A name that no team had stays as it is. */
export function currentName(teams: readonly NamedTeam[], category: Id, name: string): string {
  const own = teams.filter(({ yslcategory_id: id }) => id === category);
  // A team may take the name that another one gave up.
  if (own.some((team) => team.name === name)) return name;
  return own.find((team) => team.former_names.includes(name))?.name ?? name;
}

/** The former names by which a team is still meant. */
export function formerNames(teams: readonly NamedTeam[], category: Id, name: string): string[] {
  const team = teams.find((one) => one.name === name && one.yslcategory_id === category);
  return (team?.former_names ?? []).filter((former) => currentName(teams, category, former) === name);
}
