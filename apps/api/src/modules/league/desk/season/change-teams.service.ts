import { foldText } from '@maidan/contract/text/fold-text';
import type { Tx } from '../../../../db/open-database.ts';
import { errors } from '../../../../http/errors/errors.ts';
import { removeIdleTeams } from '../../teams/group-teams.store.ts';
import { renameTeams } from '../../teams/team-names.store.ts';
import { listTeamsOfCategory } from '../../teams/teams.store.ts';
import { listMembers, removeMembers } from './season.store.ts';

interface TypedTeam {
  readonly name: string;
  /** Its previous name in the group; null for a new team. */
  readonly was: string | null;
}

/** @throws ApiError 422 for a team without a name, and for two teams with the same name */
export function readTeams(typed: readonly TypedTeam[]): string[] {
  const names = typed.map(({ name }) => name.trim());
  if (names.includes('')) throw errors.invalidField('teams', 'Please enter the name of each team.');
  const folded = names.map(foldText);
  const twice = names.find((_, at) => folded.indexOf(folded[at] ?? '') !== at);
  if (twice !== undefined) throw errors.invalidField('teams', `“${twice}” is listed twice.`);
  return names;
}

/**
 * A team that plays in another group of its category is the same team there, so its name must be identical.
 * @throws ApiError 422 for a name that differs from another team's only in spelling
 */
export async function requireSameSpelling(tx: Tx, categoryId: number, names: readonly string[]): Promise<void> {
  const known = await listTeamsOfCategory(tx, categoryId);
  for (const name of names) {
    const other = known.find((team) => team.name !== name && foldText(team.name) === foldText(name));
    if (!other || known.some((team) => team.name === name)) continue;
    throw errors.invalidField('teams', `“${other.name}” is a team of this category. Please spell it the same.`);
  }
}

/**
 * Removes and renames teams of a group. A rename applies to the whole category, its matches and its calendars.
 * @throws ApiError 409 for a removed team that has fixtures, 422 for the name of another team
 */
export async function changeTeams(
  tx: Tx,
  group: { id: number; category_id: number; leagueId: number },
  typed: readonly TypedTeam[],
  now: number,
): Promise<void> {
  const members = await listMembers(tx, group.id);
  // A new team may take a name that another gives up here: renamed teams come last, so that their entries win.
  const byRenamed = typed.toSorted((a, b) => Number(a.was !== null) - Number(b.was !== null));
  const named = new Map(byRenamed.map(({ name, was }) => [was ?? name.trim(), name.trim()]));
  const gone = members.filter(({ name }) => !named.has(name));
  const playing = gone.find(({ plays }) => plays);
  if (playing) {
    throw errors.conflict('conflict', { text: `“${playing.name}” has fixtures. It can be renamed, not removed.` });
  }
  await removeMembers(
    tx,
    group.id,
    gone.map(({ id }) => id),
  );
  await removeIdleTeams(tx, group.category_id);
  const renamed = new Map(
    members.flatMap(({ id, name }) => {
      const to = named.get(name);
      return to === undefined || to === name ? [] : [[id, to] as const];
    }),
  );
  if (renamed.size === 0) return;
  const names = new Set(renamed.values());
  const other = (await listTeamsOfCategory(tx, group.category_id)).find(
    ({ id, name }) => !renamed.has(id) && names.has(name),
  );
  if (other) throw errors.invalidField('teams', `“${other.name}” is another team of this category.`);
  await renameTeams(tx, group.leagueId, renamed, now);
}
