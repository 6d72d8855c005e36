import type { FixtureList } from '@maidan/contract/desk/league/league-fixtures';
import { DESK_PAGE_SIZE } from '@maidan/contract/desk/limits';
import { sql } from 'kysely';
import type { Db } from '../../../db/open-database.ts';
import { listTeamsOfGroups } from '../teams/group-teams.store.ts';
import type { IndianNow } from '../fixtures/indian-now.service.ts';
import { boundTo, seesEveryLeague, type Viewer } from './league-access.service.ts';

const fixtures = (db: Db) =>
  db
    .selectFrom('named_fixtures as fixture')
    .innerJoin('league_groups as team_group', 'team_group.id', 'fixture.group_id')
    .innerJoin('league_categories as category', 'category.id', 'team_group.category_id')
    .innerJoin('leagues as league', 'league.id', 'category.league_id')
    .selectAll('fixture')
    .select([
      'team_group.name as group_name',
      'team_group.has_table',
      'category.id as category_id',
      'category.name as category',
      'category.quota_balls',
      'category.wickets as innings_wickets',
      'league.id as league_id',
      'league.slug as league_slug',
      'league.name as league',
    ]);

// A fixture without a time comes last on its day; the engines sort null at opposite ends.
const sortTime = (table: 'fixture' | 'last') => sql<string>`coalesce(${sql.ref(`${table}.time`)}, '99:99')`;

export interface FixturePage {
  readonly leagueId: number;
  readonly categoryId?: number | undefined;
  readonly show: FixtureList;
  /** The id of the last fixture shown. */
  readonly after?: number | undefined;
}

/** Reads the fixtures of one league by group, so that other leagues add no cost. */
export function deskFixturesQuery(db: Db, { leagueId, categoryId, show, after }: FixturePage, now: IndianNow) {
  const direction = show === 'results' ? 'desc' : 'asc';
  let groups = db
    .selectFrom('league_groups as own')
    .innerJoin('league_categories as of', 'of.id', 'own.category_id')
    .select('own.id')
    .where('of.league_id', '=', leagueId);
  if (categoryId !== undefined) groups = groups.where('of.id', '=', categoryId);
  let query = fixtures(db)
    .where('fixture.group_id', 'in', groups)
    .where(sql<boolean>`${beginning(show, now)}`)
    .orderBy('fixture.day', direction)
    .orderBy(sortTime('fixture'), direction)
    .orderBy('fixture.id', direction)
    .limit(DESK_PAGE_SIZE + 1);
  if (after !== undefined) {
    const last = sql`(select last.day, ${sortTime('last')}, last.id from league_fixtures as last where last.id = ${after})`;
    const beyond = sql.raw(direction === 'asc' ? '>' : '<');
    query = query.where(sql<boolean>`(fixture.day, ${sortTime('fixture')}, fixture.id) ${beyond} ${last}`);
  }
  return query;
}

/** A match without a time has begun when its day is over. */
function beginning(show: FixtureList, { day, time }: IndianNow) {
  // Written as an expression, so that the planner does not use a status index over all leagues.
  const scheduled = sql`coalesce(fixture.status, '') = 'scheduled'`;
  const begun = sql`(fixture.day < ${day} or (fixture.day = ${day} and fixture.time <= ${time}))`;
  if (show === 'results') return sql`not ${scheduled}`;
  return show === 'open'
    ? sql`${scheduled} and ${begun}`
    : sql`${scheduled} and (fixture.day > ${day} or (fixture.day = ${day} and (fixture.time is null or fixture.time > ${time})))`;
}

export async function listDeskFixtures(db: Db, page: FixturePage, now: IndianNow) {
  return withGroupTeams(db, await deskFixturesQuery(db, page, now).execute());
}

export type DeskFixtureRow = Awaited<ReturnType<typeof listDeskFixtures>>[number];

/** Undefined also for a fixture of a league that the person may not see. */
export async function findDeskFixture(db: Db, viewer: Viewer, id: number): Promise<DeskFixtureRow | undefined> {
  const one = fixtures(db).where('fixture.id', '=', id);
  const found = seesEveryLeague(viewer) ? one : one.where('league.id', 'in', boundTo(viewer));
  return (await withGroupTeams(db, await found.execute()))[0];
}

/** Whether there was such a fixture in a league that the person may see. */
export async function isRemovedFixture(db: Db, viewer: Viewer, id: number): Promise<boolean> {
  const removed = db
    .selectFrom('league_fixtures as fixture')
    .innerJoin('league_groups as team_group', 'team_group.id', 'fixture.group_id')
    .innerJoin('league_categories as category', 'category.id', 'team_group.category_id')
    .select('fixture.id')
    .where('fixture.id', '=', id)
    .where('fixture.removed_at', 'is not', null);
  const found = seesEveryLeague(viewer) ? removed : removed.where('category.league_id', 'in', boundTo(viewer));
  return (await found.execute()).length > 0;
}

async function withGroupTeams<Row extends { readonly group_id: number }>(db: Db, rows: readonly Row[]) {
  const groups = new Set(rows.map(({ group_id: id }) => id));
  const teams = await listTeamsOfGroups(db, [...groups]);
  return rows.map((row) => ({ ...row, group_teams: teams.get(row.group_id) ?? [] }));
}
