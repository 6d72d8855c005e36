import { sql } from 'kysely';
import type { Db } from '../../../db/open-database.ts';

const fixturesOf = (db: Db, leagueId: number) =>
  db
    .selectFrom('named_fixtures as fixture')
    .innerJoin('league_groups as team_group', 'team_group.id', 'fixture.group_id')
    .innerJoin('league_categories as category', 'category.id', 'team_group.category_id')
    .where('category.league_id', '=', leagueId);

/** The rules of a league's matches that are scored on the ground, by fixture. */
export async function listRules(db: Db, leagueId: number): Promise<Map<number, string>> {
  const rows = await fixturesOf(db, leagueId)
    .innerJoin('matches', 'matches.fixture_id', 'fixture.id')
    .select(['matches.fixture_id', 'matches.rules'])
    .execute();
  return new Map(rows.map(({ fixture_id: id, rules }) => [id, rules]));
}

/** The events that count, of all matches of a league. */
export async function listCounted(db: Db, leagueId: number): Promise<Map<number, string[]>> {
  const rows = await fixturesOf(db, leagueId)
    .innerJoin('match_events as event', 'event.fixture_id', 'fixture.id')
    .select(['event.fixture_id', 'event.body'])
    .where('event.is_held', '=', 0)
    .orderBy('event.fixture_id')
    .orderBy('event.scorer')
    .orderBy('event.seq')
    .execute();
  const byFixture = new Map<number, string[]>();
  for (const { fixture_id: id, body } of rows) byFixture.set(id, [...(byFixture.get(id) ?? []), body]);
  return byFixture;
}

const RESULTS = [
  'fixture.result-entered',
  'fixture.result-corrected',
  'fixture.decided',
  'fixture.decision-taken-back',
  'fixture.restored',
];

/** The actions on results of a league, oldest first. Their authors stay in the staff log. */
export async function listResultActs(db: Db, leagueId: number) {
  const ids = fixturesOf(db, leagueId).select(sql<string>`cast(fixture.id as text)`.as('id'));
  return db
    .selectFrom('audit_log as entry')
    .select(['entry.at', 'entry.action', 'entry.thing_id', 'entry.new_values'])
    .where('entry.thing_kind', '=', 'fixture')
    .where('entry.action', 'in', RESULTS)
    .where('entry.thing_id', 'in', ids)
    .orderBy('entry.id')
    .execute();
}
