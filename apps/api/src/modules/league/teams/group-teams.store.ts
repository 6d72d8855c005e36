import type { Db, Tx } from '../../../db/open-database.ts';
import { readTakenSlugs, takeSlug } from './team-slugs.store.ts';
import { listTeamsOfCategory } from './teams.store.ts';

export const groupTeamsQuery = (db: Db, groupIds: readonly number[]) =>
  db
    .selectFrom('league_group_teams as member')
    .innerJoin('league_teams as team', 'team.id', 'member.team_id')
    .select(['member.group_id', 'team.name'])
    .where('member.group_id', 'in', [0, ...groupIds])
    .orderBy('member.group_id')
    .orderBy('member.position');

/** The team names of these groups, each list in order. */
export async function listTeamsOfGroups(db: Db, groupIds: readonly number[]): Promise<Map<number, string[]>> {
  const rows = await groupTeamsQuery(db, groupIds).execute();
  const teams = new Map<number, string[]>(groupIds.map((id) => [id, []]));
  for (const { group_id: id, name } of rows) teams.get(id)?.push(name);
  return teams;
}

/** Adds to groups the names of their teams. */
export async function withTeams<Group extends { readonly id: number }>(db: Db, groups: readonly Group[]) {
  const teams = await listTeamsOfGroups(
    db,
    groups.map(({ id }) => id),
  );
  return groups.map((group) => ({ ...group, teams: teams.get(group.id) ?? [] }));
}

/** Replaces the teams of a group, in this order. A name that is new to its category creates a team. */
export async function setTeamsOfGroup(
  tx: Tx,
  group: { readonly id: number; readonly category_id: number },
  names: readonly string[],
): Promise<void> {
  const ids = await ensureTeams(tx, group.category_id, names);
  await tx.deleteFrom('league_group_teams').where('group_id', '=', group.id).execute();
  const rows = ids.map((id, position) => ({ group_id: group.id, team_id: id, position }));
  if (rows.length > 0) await tx.insertInto('league_group_teams').values(rows).execute();
}

/** The ids of the teams with these names, once each. */
async function ensureTeams(tx: Tx, categoryId: number, names: readonly string[]): Promise<number[]> {
  const known = new Map((await listTeamsOfCategory(tx, categoryId)).map(({ id, name }) => [name, id]));
  const added = [...new Set(names)].filter((name) => !known.has(name));
  if (added.length > 0) {
    const { league_id: leagueId } = await tx
      .selectFrom('league_categories')
      .select('league_id')
      .where('id', '=', categoryId)
      .executeTakeFirstOrThrow();
    const taken = await readTakenSlugs(tx, leagueId, new Set());
    for (const name of added) {
      const row = { league_id: leagueId, category_id: categoryId, slug: takeSlug(name, taken), name };
      const { id } = await tx.insertInto('league_teams').values(row).returning('id').executeTakeFirstOrThrow();
      known.set(name, id);
      await takeSlots(tx, categoryId, { id, name });
    }
  }
  return [...new Set(names)].flatMap((name) => known.get(name) ?? []);
}

/** Links a new team to the matches that already name it as text, from before any group listed the team. */
async function takeSlots(tx: Tx, categoryId: number, { id, name }: { id: number; name: string }): Promise<void> {
  const groups = tx.selectFrom('league_groups').select('id').where('category_id', '=', categoryId);
  for (const side of [1, 2] as const) {
    await tx
      .updateTable('league_fixtures')
      .set({ [`team_${side}_id`]: id, [`slot_${side}`]: null })
      .where('group_id', 'in', groups)
      .where(`slot_${side}`, '=', name)
      .execute();
  }
}

/** Removes the teams of a category that no group contains any more, with their squads. Their matches keep the name. */
export async function removeIdleTeams(tx: Tx, categoryId: number): Promise<void> {
  const idle = await tx
    .selectFrom('league_teams as team')
    .leftJoin('league_group_teams as member', 'member.team_id', 'team.id')
    .select(['team.id', 'team.name'])
    .where('team.category_id', '=', categoryId)
    .where('member.team_id', 'is', null)
    .execute();
  for (const { id, name } of idle) {
    for (const side of [1, 2] as const) {
      await tx
        .updateTable('league_fixtures')
        .set({ [`team_${side}_id`]: null, [`slot_${side}`]: name })
        .where(`team_${side}_id`, '=', id)
        .execute();
    }
    await tx.deleteFrom('league_teams').where('id', '=', id).execute();
  }
}
