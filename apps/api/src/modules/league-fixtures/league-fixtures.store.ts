import type { Id } from '@maidan/contract/wire';
import type { Db } from '../../db/open-database.ts';

/** In the order of the pack. */
export async function listCategories(db: Db, leagueId: number) {
  return db
    .selectFrom('league_categories')
    .select(['id as yslcategory_id', 'slug', 'name', 'selected'])
    .where('league_id', '=', leagueId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** A category with the rules of its table, by id or slug; undefined when the league has no such category. */
export async function findCategory(db: Db, leagueId: number, key: Id) {
  return db
    .selectFrom('league_categories')
    .selectAll()
    .where('league_id', '=', leagueId)
    .where(typeof key === 'number' ? 'id' : 'slug', '=', key)
    .executeTakeFirst();
}

export async function listGroups(db: Db, categoryId: number) {
  return db
    .selectFrom('league_groups')
    .select(['id', 'name', 'teams', 'has_table'])
    .where('category_id', '=', categoryId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Every fixture of a category, in the order in which they are played; who has no time yet plays last that day. */
export async function listFixtures(db: Db, categoryId: number) {
  const rows = await db
    .selectFrom('league_fixtures')
    .innerJoin('league_groups', 'league_groups.id', 'league_fixtures.group_id')
    .selectAll('league_fixtures')
    .where('league_groups.category_id', '=', categoryId)
    .orderBy('day')
    .orderBy('league_fixtures.id')
    .execute();
  // Both engines put an absent value at another end, so the time is compared here.
  return rows.toSorted((a, b) => `${a.day} ${a.time ?? '99:99'}`.localeCompare(`${b.day} ${b.time ?? '99:99'}`, 'en'));
}
export type FixtureRow = Awaited<ReturnType<typeof listFixtures>>[number];

/** One fixture, by id or slug, and the group, category and league it belongs to. */
export async function findFixture(db: Db, key: Id) {
  const fixture = await db
    .selectFrom('league_fixtures')
    .selectAll()
    .where(typeof key === 'number' ? 'id' : 'slug', '=', key)
    .executeTakeFirst();
  if (!fixture) return undefined;
  const place = await db
    .selectFrom('league_groups as group')
    .innerJoin('league_categories as category', 'category.id', 'group.category_id')
    .innerJoin('leagues as league', 'league.id', 'category.league_id')
    .select([
      'group.name as group_name',
      'category.id as category_id',
      'category.slug as category_slug',
      'category.name as category_name',
      'league.id as league_id',
      'league.slug as league_slug',
      'league.name as league_name',
      'league.thumbnail as league_thumbnail',
    ])
    .where('group.id', '=', fixture.group_id)
    .executeTakeFirstOrThrow();
  return { fixture, place };
}
