import { deskFixtureById, enterFixtureResult } from '@maidan/contract/desk/league/league-fixtures';
import { fixtureById, leagueFixtures } from '@maidan/contract/league/league-fixtures';
import { leagueTable } from '@maidan/contract/league/league-tables';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../../testing/databases/engines.ts';
import { enterResult } from '../../../../testing/leagues.ts';
import { importContent } from '../../../../testing/packs.ts';
import { seatStaff } from '../../../../testing/people/staff.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';

const teams = ['Alpha', 'Beta'];
const knockouts = { name: 'Knockouts', has_table: false };
const rules = { league: 'cup', groups: [{ name: 'Group A', teams }, knockouts] };
const match = { team_1: 'Alpha', team_2: 'Beta', date: '2026-11-19', time: '16:30' };
const pack = {
  'leagues.json': [{ slug: 'cup', name: 'Monsoon Cup', created_at: '-1d' }],
  'league-categories.json': [
    { ...rules, slug: 'cricket', name: 'Cricket', overs: '20', tie_breaks: ['nrr'] },
    { ...rules, slug: 'football', name: 'Football', tie_breaks: ['difference'] },
  ],
  'league-fixtures.json': ['cricket', 'football'].flatMap((category) => [
    { ...match, slug: category, category, group: 'Group A' },
    { ...match, slug: `${category}-final`, category, group: 'Knockouts', type: 'Final' },
  ]),
};

describe.each(engines)('results on %s', (engine) => {
  let api: TestApp;
  let token: string;
  beforeAll(async () => {
    api = await createTestApp(engine);
    await importContent(api, pack);
    ({ token } = await seatStaff(api, { roles: ['owner'], leagueIds: [] }));
  });
  beforeEach(async () => {
    const none = { status: 'scheduled' as const, score_1: null, score_2: null, winner: null, decided_by: null };
    const whole = { match_balls: null, target: null, batted_first: null };
    await api.db
      .updateTable('league_fixtures')
      .set({ ...none, ...whole })
      .execute();
  });
  afterAll(() => api.close());

  const idOf = async (slug: string) =>
    (await api.db.selectFrom('league_fixtures').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id;
  const enter = async (slug: string, result: object) => enterResult(api, await idOf(slug), result, token);
  const tableOf = async (category: string) =>
    (await api.reply(leagueTable, { body: { league_id: 'cup', yslcategory_id: category } }))['Group A'];
  const read = async (slug: string) => (await api.reply(fixtureById, { params: { id: await idOf(slug) } })).fixture;
  const calendar = async (category: string) =>
    (await api.send('GET', `/api/ysl/calendar/category/${category}.ics`)).text.replaceAll('\r\n ', '');

  test('a revised target decides the winner, the margin and the net run rate', async () => {
    const rain = { match_overs: '10', target: 80, batted_first: 1, overs_1: '20', overs_2: '9.2', wickets_2: 4 };
    await enter('cricket', { result_1: '150', result_2: '81', ...rain });
    expect(await read('cricket')).toMatchObject({
      result_1: '150',
      result_2: '81',
      winner: 2,
      won_by: { team: 2, margin: 6, unit: 'wickets' },
      target: 80,
      overs: '10',
    });
    // 81 off 9.2 overs and 79 off 10.
    expect(await tableOf('cricket')).toMatchObject([
      { tablename: 'Beta', win: 1, points: 2, nrr: '+0.779', workings: { conceded: 79, overs_bowled: '10' } },
      { tablename: 'Alpha', lost: 1, points: 0, nrr: '-0.779', workings: { scored: 79, overs_faced: '10' } },
    ]);
    expect(await calendar('cricket')).toContain('SUMMARY:Alpha 150 - 81 Beta (Beta: Won by 6 wickets)');
    await enter('cricket', { result_1: '150', result_2: '70', ...rain, overs_2: '10' });
    expect(await read('cricket')).toMatchObject({ winner: 1, won_by: { team: 1, margin: 9, unit: 'runs' } });
  });

  test('all out in a shortened match counts its overs; nothing is guessed of who batted first', async () => {
    const short = { overs_1: '8', overs_2: '6', all_out_2: true, match_overs: '8' };
    await enter('cricket', { result_1: '70', result_2: '44', ...short });
    expect(await tableOf('cricket')).toMatchObject([
      { tablename: 'Alpha', nrr: '+3.250' },
      { tablename: 'Beta', nrr: '-3.250' },
    ]);
    expect(await read('cricket')).toMatchObject({ winner: 1, won_by: null });
    await enter('cricket', { result_1: '70', result_2: '44', ...short, batted_first: 1 });
    expect(await read('cricket')).toMatchObject({ won_by: { team: 1, margin: 26, unit: 'runs' } });
  });

  test.each(['cricket', 'football'])(
    'a walkover in %s gives its points, and no runs, overs or goals',
    async (category) => {
      const { fixture } = await enter(category, { status: 'walkover', winner: 2 });
      expect(fixture).toMatchObject({ status: 'walkover', winner: 2, decided_by: 'walkover', result_1: null });
      const isCricket = category === 'cricket';
      expect(await tableOf(category)).toMatchObject([
        { tablename: 'Beta', matches: 1, win: 1, lost: 0, points: 2, nrr: isCricket ? '0.000' : null },
        { tablename: 'Alpha', matches: 1, win: 0, lost: 1, points: 0, nrr: isCricket ? '0.000' : null },
      ]);
      const shown = { result_1: 'w/o', result_2: 'Won', winner: 2, decided_by: 'walkover', won_by: null };
      expect(await read(category)).toMatchObject(shown);
      const groups = await api.reply(leagueFixtures, { body: { league_id: 'cup', yslcategory_id: category } });
      expect(groups['Group A']).toMatchObject([shown]);
      expect(await calendar(category)).toMatch(/SEQUENCE:[1-9][^]*SUMMARY:Walkover: Beta \(Alpha v Beta\)/);
    },
  );

  test('a level knock-out shows who goes through and how, even if no bracket fills itself', async () => {
    const scores = { result_1: '1', result_2: '1' };
    const id = await idOf('football-final');
    const { fixture } = await api.reply(deskFixtureById, { params: { id } }, { token });
    const body = { version: fixture.version, status: 'played' as const, ...scores };
    expect((await api.request(enterFixtureResult, { params: { id }, body }, { token })).json).toMatchObject({
      errors: { winner: ['The scores are level: say who goes through, and how.'] },
    });
    await enter('football-final', { ...scores, winner: 2, decided_by: 'penalties' });
    expect(await read('football-final')).toMatchObject({
      ...scores,
      winner: 2,
      decided_by: 'penalties',
      level: 'draw',
    });
    expect(await calendar('football')).toContain('SUMMARY:Alpha 1 - 1 Beta (Beta won on penalties)');
    await enter('football-final', { result_1: '2', result_2: '1' });
    expect(await read('football-final')).toMatchObject({ winner: 1, decided_by: null, level: null });
  });

  test('level scores are a tie in cricket and a draw in football', async () => {
    await enter('football', { result_1: '2', result_2: '2' });
    await enter('cricket', { result_1: '99', result_2: '99', overs_1: '20', overs_2: '20' });
    expect([(await read('football')).level, (await read('cricket')).level]).toEqual(['draw', 'tie']);
    expect(await calendar('football')).toContain('SUMMARY:Alpha 2 - 2 Beta (Draw)');
    expect(await calendar('cricket')).toContain('SUMMARY:Alpha 99 - 99 Beta (Tie)');
  });
});
