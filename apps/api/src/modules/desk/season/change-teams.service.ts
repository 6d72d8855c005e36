import type { Tx } from '../../../db/open-database.ts';
import { errors } from '../../../http/errors/errors.ts';
import { renameTeamRows } from '../../league/teams/teams.store.ts';
import { listBracketGroups } from '../../league/brackets/brackets.store.ts';
import { listTeamsElsewhere, listTeamsWithFixtures, renameTeams } from './season.store.ts';

interface TypedTeam {
  readonly name: string;
  /** What the group called it until now; null for a new one. */
  readonly was: string | null;
}

/** @throws ApiError 422 for a team without a name, and for two of one name */
export function readTeams(typed: readonly TypedTeam[]): string[] {
  const names = typed.map(({ name }) => name.trim());
  if (names.includes('')) throw errors.invalidField('teams', 'Please enter the name of each team.');
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw errors.invalidField('teams', `“${twice}” is there twice.`);
  return names;
}

/**
 * Renames teams in their fixtures. One that another group of the category names, too, keeps its page there.
 * @throws ApiError 409 for a team that has fixtures and is no longer named
 */
export async function changeTeams(
  tx: Tx,
  group: { id: number; category_id: number; teams: readonly string[] },
  typed: readonly TypedTeam[],
  now: number,
): Promise<void> {
  const until = new Map(typed.flatMap(({ name, was }) => (was === null ? [] : [[was, name.trim()] as const])));
  const playing = await listTeamsWithFixtures(tx, group.id);
  const gone = group.teams.find((team) => !until.has(team) && playing.has(team));
  if (gone !== undefined) {
    throw errors.conflict('conflict', { text: `“${gone}” has fixtures. It can be renamed, not removed.` });
  }
  const renamed = new Map([...until].filter(([was, name]) => was !== name && group.teams.includes(was)));
  if (renamed.size === 0) return;
  for (const id of new Set([group.id, ...(await listBracketGroups(tx, group.category_id))])) {
    await renameTeams(tx, id, renamed, now);
  }
  const elsewhere = await listTeamsElsewhere(tx, group);
  await renameTeamRows(
    tx,
    group.category_id,
    new Map([...renamed].filter(([was, name]) => !elsewhere.has(was) && !elsewhere.has(name))),
  );
}
