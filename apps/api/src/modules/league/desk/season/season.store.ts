import { sql } from 'kysely';
import { hasName } from '../../../names/has-name.store.ts';
import type { Db, Tx } from '../../../../db/open-database.ts';
import { errors } from '../../../../http/errors/errors.ts';
import { listTeamsOfGroups, removeIdleTeams, withTeams } from '../../teams/group-teams.store.ts';
import { lockTeams } from '../../teams/team-slugs.store.ts';

export async function findLeagueRow(db: Db, id: number) {
  return db.selectFrom('leagues').selectAll().where('id', '=', id).executeTakeFirst();
}

/** @throws ApiError 409 if another league, or another category of the league, has the name */
export async function requireFreeName(
  tx: Tx,
  { name, id, leagueId }: { name: string; id: number | undefined; leagueId?: number },
): Promise<void> {
  const query =
    leagueId === undefined
      ? tx.selectFrom('leagues').select('id').where(hasName(name))
      : tx.selectFrom('league_categories').select('id').where('league_id', '=', leagueId).where(hasName(name));
  const same = await query.execute();
  if (same.every((row) => row.id === id)) return;
  const text = `Another ${leagueId === undefined ? 'league' : 'category'} has this name. Add something to tell them apart, such as the year.`;
  throw errors.conflict('conflict', { text });
}

/** The categories of a league, and their groups with the number of their fixtures, both in order. */
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
    .select(['group.id', 'group.category_id', 'group.name', 'group.has_table'])
    .select(
      sql<number>`(select count(*) from named_fixtures as fixture where fixture.group_id = "group".id)`.as('fixtures'),
    )
    .where('group.category_id', 'in', [0, ...categories.map(({ id }) => id)])
    .orderBy('group.position')
    .orderBy('group.id')
    .execute();
  return { categories, groups: await withTeams(db, groups) };
}

/** The group with its league. Locked by a write, so that another change waits. */
export async function takeGroup(tx: Tx, id: number) {
  const group = await tx
    .updateTable('league_groups')
    .set((update) => ({ position: update.ref('position') }))
    .where('id', '=', id)
    .returning(['id', 'category_id', 'name'])
    .executeTakeFirst();
  if (!group) return undefined;
  const { league_id: leagueId } = await tx
    .selectFrom('league_categories')
    .select('league_id')
    .where('id', '=', group.category_id)
    .executeTakeFirstOrThrow();
  const teams = await listTeamsOfGroups(tx, [id]);
  return { ...group, leagueId, teams: teams.get(id) ?? [] };
}

export async function findCategoryRow(db: Db, id: number) {
  return db
    .selectFrom('league_categories')
    .select(['id', 'slug', 'name', 'league_id'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The teams of a group in order, and whether each has matches there. */
export async function listMembers(tx: Tx, groupId: number) {
  return tx
    .selectFrom('league_group_teams as member')
    .innerJoin('league_teams as team', 'team.id', 'member.team_id')
    .select(['team.id', 'team.name'])
    .select(
      sql<boolean>`exists (select 1 from named_fixtures as fixture where fixture.group_id = member.group_id
        and team.id in (fixture.team_1_id, fixture.team_2_id))`.as('plays'),
    )
    .where('member.group_id', '=', groupId)
    .orderBy('member.position')
    .execute();
}

export async function removeMembers(tx: Tx, groupId: number, teamIds: readonly number[]): Promise<void> {
  await tx
    .deleteFrom('league_group_teams')
    .where('group_id', '=', groupId)
    .where('team_id', 'in', [0, ...teamIds])
    .execute();
}

export async function renameGroup(tx: Tx, id: number, name: string): Promise<void> {
  await tx.updateTable('league_groups').set({ name }).where('id', '=', id).execute();
}

export async function countFixtures(tx: Tx, part: 'categories' | 'groups', id: number): Promise<number> {
  const query = tx
    .selectFrom('named_fixtures as fixture')
    .innerJoin('league_groups as group', 'group.id', 'fixture.group_id')
    .select('fixture.id')
    .limit(1);
  const column = part === 'groups' ? 'group.id' : 'group.category_id';
  return (await query.where(column, '=', id).execute()).length;
}

export async function removeGroupRow(
  tx: Tx,
  group: { id: number; category_id: number; leagueId: number },
): Promise<void> {
  await lockTeams(tx, group.leagueId);
  await tx.deleteFrom('league_groups').where('id', '=', group.id).execute();
  await removeIdleTeams(tx, group.category_id);
}

export async function removeCategoryRow(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('league_categories').where('id', '=', id).execute();
}

type SluggedTable = 'leagues' | 'league_categories' | 'league_fixtures' | 'league_social_posts';

export async function isSlugTaken(tx: Tx, table: SluggedTable, slug: string): Promise<boolean> {
  return (await tx.selectFrom(table).select('id').where('slug', '=', slug).executeTakeFirst()) !== undefined;
}
