import { fixtureById, leagueFixtures } from '@maidan/contract/league-fixtures';
import type { Fixture } from '@maidan/contract/league-fixtures';
import { leagueTable } from '@maidan/contract/league-tables';
import { latestLeague, leagueCategories, leagues } from '@maidan/contract/leagues';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../test-app/engines.ts';
import { demoPack, importWritten } from '../../test-app/packs.ts';
import { createTestApp } from '../../test-app/test-app.ts';
import type { TestApp } from '../../test-app/test-app.ts';

const fixture = (slug: string, team_1: string, team_2: string, more: object) => ({
  slug,
  category: 'open',
  group: 'Zone 9',
  team_1,
  team_2,
  ...more,
});
const played = { status: 'played', type: 'League match' };
const season = {
  'leagues.json': [
    { slug: 'cup', name: 'Gully Cup', created_at: '-1d' },
    { slug: 'empty', name: 'Nothing yet', created_at: '-9d' },
  ],
  'league-categories.json': [
    { slug: 'u17', league: 'cup', name: 'Under 17' },
    {
      slug: 'open',
      league: 'cup',
      name: 'Open',
      selected: 1,
      overs: '6',
      tie_breaks: ['nrr'],
      groups: [
        { name: 'Zone 9', teams: ['Jets', 'Kings', 'Rangers'] },
        { name: 'Cup', has_table: false },
        { name: 'A waiting room' },
      ],
    },
  ],
  'league-fixtures.json': [
    fixture('f3', 'Rangers', 'Jets', { date: '+4d' }),
    fixture('f4', 'Rangers', 'Kings', { date: '+4d', time: '00:05' }),
    fixture('f1', 'Kings', 'Jets', {
      ...played,
      date: '2026-03-01',
      time: '16:30',
      result_1: '62',
      overs_1: '6',
      result_2: '0',
      overs_2: '3.3',
      all_out_2: true,
    }),
    fixture('f2', 'Jets', 'Rangers', { date: '2026-03-02', status: 'no_result' }),
    fixture('final', 'Winner 1', 'Winner 2', { date: '+9d', group: 'Cup', type: 'Final' }),
  ],
};

describe.each(engines)('fixtures and tables on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp(engine);
    await importWritten(api, season);
  });
  afterAll(() => api.close());

  const open = { body: { league_id: 'cup', yslcategory_id: 'open' } };

  test('the categories of a league in order, the selected one marked; a league without any has none', async () => {
    expect(await api.reply(leagueCategories, { body: { league_id: 'cup' } })).toEqual([
      {
        yslcategory_id: expect.any(Number),
        name: 'Under 17',
        selected: 0,
        calendar: '/api/ysl/calendar/category/u17.ics',
        preview: '/api/preview/table/u17/now.jpg',
      },
      {
        yslcategory_id: expect.any(Number),
        name: 'Open',
        selected: 1,
        calendar: '/api/ysl/calendar/category/open.ics',
        preview: '/api/preview/table/open/now.jpg',
      },
    ]);
    expect(await api.reply(leagueCategories, { body: { league_id: 'empty' } })).toEqual([]);
  });

  test('fixtures under their groups, in order of play, with results as text and none as null', async () => {
    const groups = await api.reply(leagueFixtures, open);
    expect(Object.keys(groups)).toEqual(['Zone 9', 'Cup']);
    expect(groups['Zone 9']).toMatchObject([
      { type: 'League match', team_1: 'Kings', result_1: '62', result_2: '0', date: '2026-03-01', time: '4:30 PM' },
      { type: null, team_1: 'Jets', team_2: 'Rangers', result_1: 'NR', result_2: 'NR', time: null },
      { team_1: 'Rangers', team_2: 'Kings', result_1: null, result_2: null, time: '12:05 AM' },
      { team_1: 'Rangers', team_2: 'Jets' },
    ]);
    expect(groups['Cup']).toMatchObject([{ type: 'Final', team_1: 'Winner 1' }]);
  });

  test('the table is worked out from the results; knockouts have none', async () => {
    const tables = await api.reply(leagueTable, open);
    expect(Object.keys(tables)).toEqual(['Zone 9', 'A waiting room']);
    expect(tables['Zone 9']).toEqual([
      {
        tablename: 'Kings',
        matches: 1,
        win: 1,
        lost: 0,
        nrr: '+10.333',
        points: 2,
        workings: { scored: 62, overs_faced: '6', conceded: 0, overs_bowled: '6' },
        level: null,
      },
      {
        tablename: 'Rangers',
        matches: 1,
        win: 0,
        lost: 0,
        nrr: '0.000',
        points: 1,
        workings: { scored: 0, overs_faced: '0', conceded: 0, overs_bowled: '0' },
        level: { with: ['Jets'], placed_by: 'nrr' },
      },
      {
        tablename: 'Jets',
        matches: 2,
        win: 0,
        lost: 1,
        nrr: '-10.333',
        points: 1,
        workings: { scored: 0, overs_faced: '6', conceded: 62, overs_bowled: '6' },
        level: { with: ['Rangers'], placed_by: 'nrr' },
      },
    ]);
    expect(tables['A waiting room']).toEqual([]);
  });

  test('by number as by name; a category without groups is empty; the unknown, and another league’s, are 404', async () => {
    const league = await api.reply(latestLeague, {});
    const [u17] = await api.reply(leagueCategories, { body: { league_id: league.id ?? '' } });
    const body = { league_id: league.id ?? '', yslcategory_id: u17?.yslcategory_id ?? '' };
    for (const call of [leagueFixtures, leagueTable]) {
      expect(await api.reply(call, { body })).toEqual({});
      const wrong = [
        { ...body, league_id: 'empty' },
        { ...body, league_id: 99_999 },
        { ...body, yslcategory_id: 'nothing' },
      ];
      for (const input of wrong) expect((await api.ask(call, { body: input })).status).toBe(404);
    }
    expect((await api.ask(leagueCategories, { body: { league_id: 'nowhere' } })).status).toBe(404);
  });

  test('each fixture can be had by itself, by number and slug, with all it belongs to', async () => {
    const [first] = (await api.reply(leagueFixtures, open))['Zone 9'] ?? [];
    expect(first).toMatchObject({ starts_at: '2026-03-01T16:30:00+05:30', cancelled: false, moved_from_date: null });
    const page = await api.reply(fixtureById, { params: { id: first?.id ?? 0 } });
    expect(page).toMatchObject({
      fixture: first,
      group: 'Zone 9',
      category: { name: 'Open', calendar: '/api/ysl/calendar/category/open.ics' },
      league: { slug: 'cup', name: 'Gully Cup' },
    });
    expect(await api.reply(fixtureById, { params: { id: 'f1' } })).toEqual(page);
    expect((await api.ask(fixtureById, { params: { id: 'f99' } })).status).toBe(404);
  });

  test('a result imported later shows at once in fixtures and table', async () => {
    const later = fixture('f4', 'Rangers', 'Kings', {
      ...played,
      date: '+5d',
      result_1: '80',
      overs_1: '6',
      result_2: '79',
      overs_2: '6',
    });
    await importWritten(api, { ...season, 'league-fixtures.json': [later] });
    expect((await api.reply(leagueFixtures, open))['Zone 9']).toHaveLength(4);
    expect((await api.reply(leagueTable, open))['Zone 9']?.[0]).toMatchObject({ tablename: 'Rangers', points: 3 });
  });
});

test('the demo pack has full leagues, one upcoming round each, and one league with nothing in it', async () => {
  const api = await createTestApp('SQLite');
  await demoPack(api);
  const today = new Date(api.world.clock()).toISOString().slice(0, 10);
  const counts: number[] = [];
  const unusual: Fixture[] = [];
  for (const { id } of await api.reply(leagues, {})) {
    const league_id = id ?? '';
    const categories = await api.reply(leagueCategories, { body: { league_id } });
    expect([[], [0, 0, 1]]).toContainEqual(categories.map((category) => category.selected).toSorted());
    let fixtures = 0;
    for (const { yslcategory_id } of categories) {
      const body = { league_id, yslcategory_id: yslcategory_id ?? '' };
      const rows = Object.values(await api.reply(leagueFixtures, { body })).flat();
      const isNext = (date: string | null) => date !== null && date >= today;
      expect(rows.some((row) => isNext(row.date) && row.result_1 === null)).toBe(true);
      const on = rows.filter((row) => !row.cancelled);
      expect(on.every((row) => isNext(row.date) === (row.result_1 === null))).toBe(true);
      unusual.push(...rows.filter((row) => row.cancelled || row.moved_from_date !== null));
      const tables = Object.values(await api.reply(leagueTable, { body }));
      for (const table of tables) {
        const won = table.reduce((sum, row) => sum + row.win, 0);
        expect([table.length >= 4, won]).toEqual([true, table.reduce((sum, row) => sum + row.lost, 0)]);
      }
      fixtures += rows.length;
    }
    counts.push(fixtures);
  }
  expect(counts.filter((count) => count >= 24)).toHaveLength(3);
  expect(counts.filter((count) => count === 0)).toHaveLength(1);
  expect(unusual).toMatchObject([
    { cancelled: false, moved_from_date: expect.any(String), moved_from_time: '6:30 PM', result_1: null },
    { cancelled: true, moved_from_date: null },
  ]);
  await api.close();
});

test('plain mode: ids and flags as texts, the rest as the specification has it', async () => {
  const api = await createTestApp('SQLite', { plain: true });
  await importWritten(api, season);
  const answer = await api.send('POST', '/api/ysl/leaguecategories', {}, { league_id: '1' });
  expect(answer.json).toMatchObject([
    { yslcategory_id: '1', name: 'Under 17', selected: '0' },
    { yslcategory_id: '2', name: 'Open', selected: '1' },
  ]);
  const body = { league_id: '1', yslcategory_id: '2' };
  expect((await api.send('POST', '/api/ysl/league_fixtures', {}, body)).json).toMatchObject({
    Cup: [{ type: 'Final', result_1: null }],
  });
  expect((await api.send('POST', '/api/ysl/league_table', {}, body)).json).toMatchObject({
    'Zone 9': [{ tablename: 'Kings', matches: 1, nrr: '+10.333' }, {}, {}],
  });
  await api.close();
});
