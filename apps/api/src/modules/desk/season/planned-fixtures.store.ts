import type { Db } from '../../../db/open-database.ts';

/** Every fixture of a league that takes place or did, with its category. */
export async function listPlanned(db: Db, leagueId: number) {
  return db
    .selectFrom('named_fixtures as fixture')
    .innerJoin('league_groups as team_group', 'team_group.id', 'fixture.group_id')
    .innerJoin('league_categories as category', 'category.id', 'team_group.category_id')
    .selectAll('fixture')
    .select('category.name as category')
    .where('category.league_id', '=', leagueId)
    .where('fixture.status', '!=', 'cancelled')
    .orderBy('fixture.day')
    .orderBy('fixture.id')
    .execute();
}

export type PlannedRow = Awaited<ReturnType<typeof listPlanned>>[number];
