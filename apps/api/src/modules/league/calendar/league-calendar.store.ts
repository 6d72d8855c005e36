import type { Db } from '../../../db/open-database.ts';

/** The most matches in a calendar: more than ten seasons of a team. */
const MOST = 1000;

/** A team, or the label in its place while no team is known. */
export interface TeamScope {
  readonly id: number | null;
  readonly name: string;
}

export type CalendarScope =
  | { readonly leagueId: number }
  | { readonly categoryId: number; readonly team?: TeamScope }
  | { readonly fixtureId: number };

/** The matches of a league, a category, or one team of a category, newest first; or a single match. */
export function calendarQuery(db: Db, scope: CalendarScope) {
  let query = db
    .selectFrom('named_fixtures as fixture')
    .innerJoin('league_groups as group', 'group.id', 'fixture.group_id')
    .innerJoin('league_categories as category', 'category.id', 'group.category_id')
    .selectAll('fixture')
    .select(['group.name as group_name', 'category.name as category_name', 'category.quota_balls', 'category.wickets'])
    .orderBy('fixture.day', 'desc')
    .orderBy('fixture.id', 'desc')
    .limit(MOST);
  if ('leagueId' in scope) query = query.where('category.league_id', '=', scope.leagueId);
  else if ('fixtureId' in scope) query = query.where('fixture.id', '=', scope.fixtureId);
  else {
    const { categoryId, team } = scope;
    query = query.where('category.id', '=', categoryId);
    if (team !== undefined) {
      const [one, two, is] =
        team.id === null
          ? (['fixture.slot_1', 'fixture.slot_2', team.name] as const)
          : (['fixture.team_1_id', 'fixture.team_2_id', team.id] as const);
      query = query.where((match) => match.or([match(one, '=', is), match(two, '=', is)]));
    }
  }
  return query;
}

/** The same, sorted by day. */
export async function listCalendar(db: Db, scope: CalendarScope) {
  return (await calendarQuery(db, scope).execute()).toReversed();
}
export type CalendarRow = Awaited<ReturnType<typeof listCalendar>>[number];

const categories = (db: Db) =>
  db
    .selectFrom('league_categories as category')
    .innerJoin('leagues as league', 'league.id', 'category.league_id')
    .select(['category.id', 'category.name', 'league.name as league_name', 'league.slug as league_slug']);

/** A category and its league, by the category's slug. */
export const findCalendarCategory = (db: Db, slug: string) =>
  categories(db).where('category.slug', '=', slug).executeTakeFirst();

/** The category of a match, and its league. */
export const findCategoryOfMatch = (db: Db, fixtureId: number) =>
  categories(db)
    .innerJoin('league_groups as group', 'group.category_id', 'category.id')
    .innerJoin('league_fixtures as fixture', 'fixture.group_id', 'group.id')
    .where('fixture.id', '=', fixtureId)
    .executeTakeFirst();
