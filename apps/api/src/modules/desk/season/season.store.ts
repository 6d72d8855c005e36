import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';
import { syncTeams } from '../../league/teams/teams.store.ts';

export async function findLeagueRow(db: Db, id: number) {
  return db.selectFrom('leagues').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The categories of a league, and their groups with the number of their fixtures, each in its order. */
export async function readSeason(db: Db, leagueId: number) {
  const categories = await db
    .selectFrom('league_categories')
    .selectAll()
    .where('league_id', '=', leagueId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const groups = await db
    .selectFrom('league_groups as group')
    .select(['group.id', 'group.category_id', 'group.name', 'group.teams', 'group.has_table'])
    .select(
      sql<number>`(select count(*) from league_fixtures as fixture where fixture.group_id = "group".id)`.as('fixtures'),
    )
    .where('group.category_id', 'in', [0, ...categories.map(({ id }) => id)])
    .orderBy('group.position')
    .orderBy('group.id')
    .execute();
  return { categories, groups };
}

/** The group with the league that it belongs to. It is locked by a write, so that another change waits. */
export async function takeGroup(tx: Tx, id: number) {
  const group = await tx
    .updateTable('league_groups')
    .set((update) => ({ position: update.ref('position') }))
    .where('id', '=', id)
    .returning(['id', 'category_id', 'name', 'teams'])
    .executeTakeFirst();
  if (!group) return undefined;
  const { league_id: leagueId } = await tx
    .selectFrom('league_categories')
    .select('league_id')
    .where('id', '=', group.category_id)
    .executeTakeFirstOrThrow();
  return { ...group, leagueId, teams: JSON.parse(group.teams) as string[] };
}

export async function findCategoryRow(db: Db, id: number) {
  return db
    .selectFrom('league_categories')
    .select(['id', 'slug', 'name', 'league_id'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The names that fixtures of a group have. */
export async function listTeamsWithFixtures(tx: Tx, groupId: number): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('league_fixtures')
    .select(['team_1', 'team_2'])
    .where('group_id', '=', groupId)
    .execute();
  return new Set(rows.flatMap(({ team_1, team_2 }) => [team_1, team_2]));
}

/** The teams that other groups of the same category name. */
export async function listTeamsElsewhere(tx: Tx, group: { id: number; category_id: number }): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('league_groups')
    .select('teams')
    .where('category_id', '=', group.category_id)
    .where('id', '!=', group.id)
    .execute();
  return new Set(rows.flatMap(({ teams }) => JSON.parse(teams) as string[]));
}

/** Several at once, so that two teams can swap their names. Calendars follow. */
export async function renameTeams(
  tx: Tx,
  groupId: number,
  renamed: ReadonlyMap<string, string>,
  now: number,
): Promise<void> {
  const fixtures = await tx
    .selectFrom('league_fixtures')
    .select(['id', 'team_1', 'team_2'])
    .where('group_id', '=', groupId)
    .execute();
  for (const { id, team_1, team_2 } of fixtures) {
    const to = { team_1: renamed.get(team_1) ?? team_1, team_2: renamed.get(team_2) ?? team_2 };
    if (to.team_1 === team_1 && to.team_2 === team_2) continue;
    await tx
      .updateTable('league_fixtures')
      .set((update) => ({ ...to, changed_at: now, sequence: update('sequence', '+', 1) }))
      .where('id', '=', id)
      .execute();
  }
}

export async function renameGroup(tx: Tx, id: number, name: string): Promise<void> {
  await tx.updateTable('league_groups').set({ name }).where('id', '=', id).execute();
}

export async function countFixtures(tx: Tx, part: 'categories' | 'groups', id: number): Promise<number> {
  const query = tx
    .selectFrom('league_fixtures as fixture')
    .innerJoin('league_groups as group', 'group.id', 'fixture.group_id')
    .select('fixture.id')
    .limit(1);
  const column = part === 'groups' ? 'group.id' : 'group.category_id';
  return (await query.where(column, '=', id).execute()).length;
}

export async function removeGroupRow(tx: Tx, group: { id: number; category_id: number }): Promise<void> {
  await tx.deleteFrom('league_groups').where('id', '=', group.id).execute();
  await syncTeams(tx, group.category_id);
}

export async function removeCategoryRow(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('league_categories').where('id', '=', id).execute();
}

type SluggedTable = 'leagues' | 'league_categories' | 'league_fixtures' | 'league_social_posts';

export async function isSlugTaken(tx: Tx, table: SluggedTable, slug: string): Promise<boolean> {
  return (await tx.selectFrom(table).select('id').where('slug', '=', slug).executeTakeFirst()) !== undefined;
}
