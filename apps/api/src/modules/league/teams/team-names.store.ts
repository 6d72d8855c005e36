import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';
import { readTakenSlugs, takeSlug } from './team-slugs.store.ts';

export const formerNamesQuery = (db: Db, teamIds: readonly number[]) =>
  db
    .selectFrom('league_team_names as former')
    .innerJoin('league_teams as team', 'team.id', 'former.team_id')
    .leftJoin('league_teams as heir', (join) =>
      join.onRef('heir.category_id', '=', 'team.category_id').onRef('heir.name', '=', 'former.name'),
    )
    .select(['former.team_id', 'former.name'])
    .where('former.team_id', 'in', [0, ...teamIds])
    .where('heir.id', 'is', null)
    .orderBy('former.team_id')
    .orderBy('former.ended_at', 'desc')
    .orderBy('former.name');

/** The former names of teams, latest first, without names that a team of the category has now. */
export async function listFormerNames(db: Db, teamIds: readonly number[]): Promise<Map<number, string[]>> {
  const rows = await formerNamesQuery(db, teamIds).execute();
  const names = new Map<number, string[]>();
  for (const { team_id: id, name } of rows) names.set(id, [...new Set([...(names.get(id) ?? []), name])]);
  return names;
}

/** The ids of the teams of a category that have these names, or had them if no other team has them now. */
export async function findTeamsByName(
  db: Db,
  categoryId: number,
  names: readonly string[],
): Promise<Map<string, number>> {
  const present = await db
    .selectFrom('league_teams')
    .select(['id', 'name'])
    .where('category_id', '=', categoryId)
    .where('name', 'in', [...names])
    .execute();
  const former = await db
    .selectFrom('league_team_names as former')
    .innerJoin('league_teams as team', 'team.id', 'former.team_id')
    .select(['team.id', 'former.name'])
    .where('team.category_id', '=', categoryId)
    .where('former.name', 'in', [...names])
    .orderBy('former.ended_at')
    .execute();
  return new Map([...former, ...present].map(({ id, name }) => [name, id]));
}

/** The team of a category that has this name, or had it if no other has it now. */
export async function findTeamByName(db: Db, categoryId: number, name: string) {
  const id = (await findTeamsByName(db, categoryId, [name])).get(name);
  return id === undefined
    ? undefined
    : db.selectFrom('league_teams').select(['id', 'name']).where('id', '=', id).executeTakeFirst();
}

/**
 * Renames teams of a category, several at once, so that two can swap names. Their slugs follow; former names and slugs
 * still lead to them. Calendars of all their matches are updated.
 * @param renamed the new name by the id of a team; no other team of the category may have it
 */
export async function renameTeams(
  tx: Tx,
  leagueId: number,
  renamed: ReadonlyMap<number, string>,
  now: number,
): Promise<void> {
  const ids = [...renamed.keys()];
  const former = await tx
    .selectFrom('league_teams')
    .select(['id', 'name', 'slug'])
    .where('id', 'in', [0, ...ids])
    .execute();
  await tx
    .insertInto('league_team_names')
    .values(former.map(({ id, ...called }) => ({ ...called, team_id: id, ended_at: now })))
    .onConflict((conflict) => conflict.columns(['team_id', 'name', 'slug']).doUpdateSet({ ended_at: now }))
    .execute();
  const taken = await readTakenSlugs(tx, leagueId, new Set(ids));
  const set = (id: number, called: { name: string; slug: string }) =>
    tx.updateTable('league_teams').set(called).where('id', '=', id).execute();
  // Names and slugs must be unique at all times, so use a temporary name with a control character, which no team has.
  for (const id of ids) await set(id, { name: `\u0001${id}`, slug: `\u0001${id}` });
  for (const [id, name] of renamed) await set(id, { name, slug: takeSlug(name, taken) });
  await calendarUpdate(tx, ids, now).execute();
}

/** Updates the calendars of the matches of teams. */
export const calendarUpdate = (db: Db, teamIds: readonly number[], now: number) =>
  db
    .updateTable('league_fixtures')
    .set({ changed_at: now, sequence: sql`sequence + 1` })
    .where((match) => match.or([match('team_1_id', 'in', teamIds), match('team_2_id', 'in', teamIds)]));
