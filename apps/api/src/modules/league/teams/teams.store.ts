import type { Id } from '@maidan/contract/core/wire';
import type { Db, Tx } from '../../../db/open-database.ts';
import { slugsOf } from '../../../runtime/slugs.ts';

/** In the order of their names. */
export async function listTeams(db: Db, leagueId: number) {
  return db
    .selectFrom('league_teams')
    .selectAll()
    .where('league_id', '=', leagueId)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

export async function listTeamsOfCategory(db: Db, categoryId: number) {
  return db
    .selectFrom('league_teams')
    .selectAll()
    .where('category_id', '=', categoryId)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** The ids of the teams of a category that have these names. */
export async function findTeamsByName(
  db: Db,
  categoryId: number,
  names: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('league_teams')
    .select(['id', 'name'])
    .where('category_id', '=', categoryId)
    .where('name', 'in', [...names])
    .execute();
  return new Map(rows.map(({ id, name }) => [name, id]));
}

/** By slug, or by an id, which an address may have instead. */
export async function findTeam(db: Db, leagueId: number, key: Id) {
  return db
    .selectFrom('league_teams')
    .selectAll()
    .where('league_id', '=', leagueId)
    .where(typeof key === 'number' ? 'id' : 'slug', '=', key)
    .executeTakeFirst();
}

/** The squads of teams, each in its order. */
export async function listPlayers(db: Db, teamIds: readonly number[]) {
  return db
    .selectFrom('league_players')
    .selectAll()
    .where('team_id', 'in', [0, ...teamIds])
    .orderBy('team_id')
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/**
 * Makes the teams of a category those that its groups name: a new name gets a team, and one that no group names any more
 * goes with its squad.
 */
export async function syncTeams(tx: Tx, categoryId: number): Promise<void> {
  const groups = await tx.selectFrom('league_groups').select('teams').where('category_id', '=', categoryId).execute();
  const named = new Set(groups.flatMap(({ teams }) => JSON.parse(teams) as string[]));
  const known = await listTeamsOfCategory(tx, categoryId);
  const gone = known.filter(({ name }) => !named.has(name)).map(({ id }) => id);
  if (gone.length > 0) await tx.deleteFrom('league_teams').where('id', 'in', gone).execute();
  const { league_id: leagueId } = await tx
    .selectFrom('league_categories')
    .select('league_id')
    .where('id', '=', categoryId)
    .executeTakeFirstOrThrow();
  const taken = new Set((await listTeams(tx, leagueId)).map(({ slug }) => slug));
  const rows = [...named]
    .filter((name) => !known.some((team) => team.name === name))
    .map((name) => ({ league_id: leagueId, category_id: categoryId, slug: takeSlug(name, taken), name }));
  if (rows.length > 0) await tx.insertInto('league_teams').values(rows).execute();
}

function takeSlug(name: string, taken: Set<string>): string {
  for (const slug of slugsOf(name, 'team')) {
    if (taken.has(slug)) continue;
    taken.add(slug);
    return slug;
  }
  throw new Error('The slugs ended.');
}

/**
 * Renames teams of a category, several at once, so that two can swap their names. Their ids and addresses stay. A team
 * that loses its name to another goes.
 * @param renamed the new name by the old one
 */
export async function renameTeamRows(tx: Tx, categoryId: number, renamed: ReadonlyMap<string, string>): Promise<void> {
  const known = await listTeamsOfCategory(tx, categoryId);
  const changes = known.flatMap(({ id, name }) => {
    const to = renamed.get(name);
    return to === undefined ? [] : [{ id, to }];
  });
  const set = (id: number, name: string) => tx.updateTable('league_teams').set({ name }).where('id', '=', id).execute();
  const names = new Set(changes.map(({ to }) => to));
  const replaced = known.filter(({ name }) => names.has(name) && !renamed.has(name)).map(({ id }) => id);
  if (replaced.length > 0) await tx.deleteFrom('league_teams').where('id', 'in', replaced).execute();
  // A name is unique in its category, at every moment. No team is called by a control character.
  for (const { id } of changes) await set(id, `\u0001${id}`);
  for (const { id, to } of changes) await set(id, to);
}
