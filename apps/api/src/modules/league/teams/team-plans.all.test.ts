import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '../../../../testing/databases/engines.ts';
import { explain } from '../../../../testing/databases/explain.ts';
import { numbersTo } from '../../../../testing/databases/numbers-to.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { calendarQuery } from '../calendar/league-calendar.store.ts';
import { fixturesQuery } from '../fixtures/league-fixtures.store.ts';
import { groupTeamsQuery } from './group-teams.store.ts';
import { calendarUpdate, formerNamesQuery } from './team-names.store.ts';

const [CATEGORIES, TEAMS, FIXTURES] = [1000, 10_000, 100_000];

describe.each(everyEngine)('with 10,000 teams and 100,000 matches, on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp(engine);
    const { db, engine: kind } = api.world.database;
    const [categories, teams, fixtures] = [CATEGORIES, TEAMS, FIXTURES].map((count) => numbersTo(count, kind));
    await db.transaction().execute(async (tx) => {
      if (kind === 'postgres') await sql`set local statement_timeout = 0`.execute(tx);
      await sql`insert into leagues (id, slug, name, details, created_at) values (1, 'cup', 'Cup', '', 1)`.execute(tx);
      await sql`insert into league_categories (id, league_id, slug, name, selected, win_points, tie_points, no_result_points, wickets, tie_breaks, position)
        select i, 1, 'c' || i, 'C', 0, 2, 1, 1, 10, '[]', i from ${categories} as n`.execute(tx);
      await sql`insert into league_groups (id, category_id, name, position, has_table)
        select i, i, 'Group A', 1, 1 from ${categories} as n`.execute(tx);
      await sql`insert into league_teams (id, league_id, category_id, slug, name)
        select i, 1, 1 + i % ${CATEGORIES}, 't' || i, 'Team ' || i from ${teams} as n`.execute(tx);
      await sql`insert into league_team_names (team_id, name, slug, ended_at)
        select i, 'Old ' || i, 'o' || i, 1 from ${teams} as n`.execute(tx);
      await sql`insert into league_group_teams (group_id, team_id, position)
        select 1 + i % ${CATEGORIES}, i, i from ${teams} as n`.execute(tx);
      await sql`insert into league_fixtures (id, slug, group_id, team_1_id, team_2_id, day, status, all_out_1, all_out_2)
        select i, 'f' || i, 1 + i % ${CATEGORIES}, 1 + (i - 1) % ${TEAMS}, 1 + (i + ${CATEGORIES - 1}) % ${TEAMS}, '2026-11-28', 'scheduled', 0, 0
        from ${fixtures} as n`.execute(tx);
      await sql`analyze`.execute(tx);
    });
  });
  afterAll(() => api.close());

  const plan = (query: Parameters<typeof explain>[1]) => explain(api.world.database, query);
  const byId = /league_teams_pkey|league_teams USING INTEGER PRIMARY KEY/;

  test('the matches of a category and of a team are read through an index, and their names by team id', async () => {
    for (const query of [
      fixturesQuery(api.db, 7),
      calendarQuery(api.db, { categoryId: 7, team: { id: 6, name: 'Team 6' } }),
    ]) {
      const found = await plan(query);
      expect(found).toMatch(/league_fixtures_of_(?:group|team_1)/);
      expect(found).toMatch(byId);
      expect(found).not.toMatch(/SCAN (?:fixture|league_)|Seq Scan/);
    }
  });

  test('the teams of groups, and former names of teams, are read by key', async () => {
    const groups = await plan(groupTeamsQuery(api.db, [7, 8]));
    expect(groups).toMatch(/autoindex_league_group_teams|league_group_teams_pkey/);
    expect(groups).not.toMatch(/SCAN (?:member|team)|Seq Scan/);
    const names = await plan(formerNamesQuery(api.db, [7, 8]));
    expect(names).toMatch(/autoindex_league_team_names|league_team_names_pkey/);
    expect(names).not.toMatch(/SCAN (?:former|team)|Seq Scan/);
  });

  test('the matches whose calendars a rename changes are found by team id', async () => {
    const found = await plan(calendarUpdate(api.db, [7], 1));
    expect(found).toContain('league_fixtures_of_team_1');
    expect(found).toContain('league_fixtures_of_team_2');
  });
});
