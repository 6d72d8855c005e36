import {
  changeBracket,
  decideMatch,
  deskBrackets,
  makeBracket,
  removeBracket,
  type DeskBrackets,
} from '@maidan/contract/desk/league/season/brackets';
import { deskFixtureById, rescheduleFixture } from '@maidan/contract/desk/league/league-fixtures';
import { leagueSeason, saveGroup } from '@maidan/contract/desk/league/season/season';
import { bracketsOfCategory } from '@maidan/contract/league/brackets';
import { leagueFixtures } from '@maidan/contract/league/league-fixtures';
import { leagueCategories } from '@maidan/contract/league/leagues';
import type { Id } from '@maidan/contract/core/wire';
import type { Source } from '@maidan/match/bracket/bracket';
import { makeBracket as planBracket, seedPlaces } from '@maidan/match/bracket/make-bracket';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../../testing/databases/engines.ts';
import { enterResult } from '../../../../testing/leagues.ts';
import { seatStaff } from '../../../../testing/people/staff.ts';
import { importContent } from '../../../../testing/packs.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';

const groups = [
  { name: 'Group A', teams: ['Ants', 'Bees'] },
  { name: 'Group B', teams: ['Cats', 'Dogs'] },
];
const match = { category: 'u17', date: '2026-11-19' };
const season = {
  'leagues.json': [{ slug: 'cup', name: 'Monsoon Cup', created_at: '-1d' }],
  'league-categories.json': [
    { slug: 'u17', league: 'cup', name: 'Under 17', win_points: 3, tie_breaks: ['difference'], groups },
  ],
  'league-fixtures.json': [
    { ...match, slug: 'a1', group: 'Group A', team_1: 'Ants', team_2: 'Bees', time: '16:30' },
    { ...match, slug: 'b1', group: 'Group B', team_1: 'Cats', team_2: 'Dogs', time: '18:00' },
  ],
};

describe.each(engines)('knock-outs on %s', (engine) => {
  let api: TestApp;
  let token: string;
  let ids: { league: number; category: number; groups: number[]; teams: Map<string, number>; a1: number; b1: number };
  beforeAll(async () => {
    api = await createTestApp(engine);
    await importContent(api, season);
    ({ token } = await seatStaff(api, { roles: ['owner'], leagueIds: [] }));
    const rows = await api.db.selectFrom('league_groups').select(['id', 'category_id']).orderBy('id').execute();
    const teams = await api.db.selectFrom('league_teams').select(['id', 'name']).execute();
    const fixture = async (slug: string) =>
      (await api.db.selectFrom('league_fixtures').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id;
    const league = await api.db.selectFrom('leagues').select('id').executeTakeFirstOrThrow();
    ids = {
      league: league.id,
      category: rows[0]?.category_id ?? 0,
      groups: rows.map(({ id }) => id),
      teams: new Map(teams.map(({ id, name }) => [name, id])),
      a1: await fixture('a1'),
      b1: await fixture('b1'),
    };
  });
  beforeEach(async () => {
    await api.db.deleteFrom('league_fixtures').where('id', 'not in', [ids.a1, ids.b1]).execute();
    await api.db.deleteFrom('league_groups').where('id', 'not in', ids.groups).execute();
    const open = { status: 'scheduled' as const, score_1: null, score_2: null, winner: null, decided_by: null };
    await api.db.updateTable('league_fixtures').set(open).execute();
  });
  afterAll(() => api.close());

  const params = () => ({ params: { id: ids.category } });
  const make = (thirdPlace = true) =>
    api.reply(
      makeBracket,
      {
        ...params(),
        body: {
          name: 'Knockouts',
          matches: planBracket(seedPlaces(ids.groups, 2), { thirdPlace }).map(({ sources: [one, two] }) => ({
            sources: [{ ...one }, { ...two }] as [Source, Source],
            date: '2026-12-06',
            time: '16:30',
            ground: 'Kodihalli',
          })),
        },
      },
      { token },
    );
  const result = (id: Id, result_1: string, result_2: string) => enterResult(api, id, { result_1, result_2 }, token);
  const onPenalties = (winner: 1 | 2) => ({ result_1: '1', result_2: '1', winner, decided_by: 'penalties' }) as const;
  const matchesOf = async () => (await api.reply(deskBrackets, params(), { token })).brackets[0]?.matches ?? [];
  const names = async () => (await matchesOf()).map(({ team_1, team_2 }) => `${team_1} v ${team_2}`);
  const idOf = async (number: number) => (await matchesOf())[number - 1]?.fixture_id ?? 0;
  const decide = async (number: number, winner: 0 | 1 | 2 | null, decided_by: 'penalties' | 'walkover' | null) =>
    api.request(decideMatch, { params: { id: await idOf(number) }, body: { winner, decided_by } }, { token });
  const fillSemis = async () => {
    await make();
    await result(ids.a1, '2', '1');
    await result(ids.b1, '3', '0');
  };

  test('sides are named by their source, and fill in as results arrive', async () => {
    await make();
    expect(await names()).toEqual([
      'First of Group A v Second of Group B',
      'First of Group B v Second of Group A',
      'Loser of semi-final 1 v Loser of semi-final 2',
      'Winner of semi-final 1 v Winner of semi-final 2',
    ]);
    await result(ids.a1, '2', '1');
    expect((await names()).slice(0, 2)).toEqual(['Ants v Second of Group B', 'First of Group B v Bees']);
    await result(ids.b1, '3', '0');
    await result(await idOf(1), '1', '0');
    await result(await idOf(2), '0', '4');
    expect(await names()).toEqual(['Ants v Dogs', 'Cats v Bees', 'Dogs v Cats', 'Ants v Bees']);
    const { Knockouts: list } = await api.reply(leagueFixtures, {
      body: { league_id: 'cup', yslcategory_id: ids.category },
    });
    expect(list?.map(({ type, team_1 }) => [type, team_1])).toEqual([
      ['Semi-final 1', 'Ants'],
      ['Semi-final 2', 'Cats'],
      ['Third place', 'Dogs'],
      ['Final', 'Ants'],
    ]);
  });

  test('readers see the rounds, the current places, and who went through', async () => {
    await make();
    const read = () => api.reply(bracketsOfCategory, params());
    expect((await read()).brackets[0]?.rounds[0]?.matches[0]?.sides[0]).toEqual({
      team: 'Ants',
      as_it_stands: true,
      bye: false,
      source: { kind: 'place', group: 'Group A', rank: 1, to_go: null, at: 0 },
    });
    await result(ids.a1, '2', '1');
    await result(ids.b1, '3', '0');
    await enterResult(api, await idOf(1), onPenalties(2), token);
    const [bracket] = (await read()).brackets;
    expect(bracket?.rounds.map(({ to_go }) => to_go)).toEqual([1, 0, null]);
    const [semis, final] = bracket?.rounds ?? [];
    expect(semis?.matches[0]).toMatchObject({
      number: 1,
      to_go: 1,
      at: 1,
      winner: 2,
      decided_by: 'penalties',
      next: 4,
    });
    expect(semis?.matches[0]?.sides.map(({ team, as_it_stands: soft }) => [team, soft])).toEqual([
      ['Ants', false],
      ['Dogs', false],
    ]);
    expect(final?.matches[0]?.sides).toMatchObject([
      { team: 'Dogs', source: { kind: 'winner', to_go: 1, at: 1 } },
      { team: null, source: { kind: 'winner', to_go: 1, at: 2 } },
    ]);
    expect(await api.reply(leagueCategories, { body: { league_id: 'cup' } })).toMatchObject([{ knockouts: true }]);
  });

  test('a level match is entered with the side that goes through, which can be changed; a corrected score overrides it', async () => {
    await fillSemis();
    await enterResult(api, await idOf(1), onPenalties(1), token);
    expect((await names())[3]).toBe('Ants v Winner of semi-final 2');
    expect((await decide(1, 2, 'penalties')).status).toBe(200);
    expect((await names())[3]).toBe('Dogs v Winner of semi-final 2');
    expect((await decide(1, null, null)).json).toMatchObject({
      brackets: [{ matches: [{ winner: null, needs_word: true }, {}, {}, {}] }],
    });
    await result(await idOf(1), '1', '2');
    expect((await names())[3]).toBe('Dogs v Winner of semi-final 2');
    expect((await decide(1, 1, 'penalties')).status).toBe(409);
    expect((await decide(2, 1, 'penalties')).status).toBe(409);
  });

  test('a walkover counts as a result and sends the other side through; if neither side comes, the next match has a bye', async () => {
    await fillSemis();
    expect((await decide(1, 2, 'walkover')).json).toMatchObject({
      brackets: [{ matches: [{ status: 'walkover', winner: 2 }, {}, {}, { team_1: 'Dogs' }] }],
    });
    expect((await decide(1, null, null)).json).toMatchObject({
      brackets: [{ matches: [{ status: 'scheduled' }, {}, {}, {}] }],
    });
    await decide(1, 0, 'walkover');
    await result(await idOf(2), '2', '0');
    expect((await matchesOf())[3]).toMatchObject({ team_1: 'No team', team_2: 'Cats', winner: 2 });
    await decide(1, null, null);
    expect((await matchesOf())[0]).toMatchObject({ winner: null, needs_word: true });
  });

  test('a correction never changes the teams of a match that has begun, and the desk says so', async () => {
    await fillSemis();
    await result(await idOf(1), '1', '0');
    await result(await idOf(2), '1', '0');
    await result(await idOf(4), '5', '4');
    await enterResult(api, await idOf(1), { result_1: '0', result_2: '1', confirmed: true }, token);
    expect((await matchesOf())[3]).toMatchObject({ team_1: 'Ants', team_2: 'Cats', changed: [1] });
    expect((await matchesOf())[2]).toMatchObject({ team_1: 'Ants', changed: [] });
  });

  test('a team entered by hand stays, and a renamed team is renamed everywhere', async () => {
    await make();
    const { fixture } = await api.reply(deskFixtureById, { params: { id: await idOf(1) } }, { token });
    const body = { version: fixture.version, date: '2026-12-06', time: '16:30', ground: 'Kodihalli', team_1: 'Bees' };
    await api.reply(rescheduleFixture, { params: { id: await idOf(1) }, body }, { token });
    await result(ids.a1, '2', '1');
    expect((await names())[0]).toBe('Bees v Second of Group B');
    const rename = async (was: string, name: string) => {
      const { categories } = await api.reply(leagueSeason, { params: { id: ids.league } }, { token });
      const group = categories[0]?.groups[0];
      const teams = (group?.teams ?? []).map((team) => ({ name: team === was ? name : team, was: team }));
      const group_body = { group_id: group?.id ?? 0, name: 'Group A', has_table: true, teams };
      await api.reply(saveGroup, { ...params(), body: group_body }, { token });
    };
    await rename('Bees', 'Wasps');
    expect((await names())[0]).toBe('Wasps v Second of Group B');
    await rename('Wasps', 'Bees');
  });

  test('sources can be changed, and a knock-out removed, until a match begins', async () => {
    const { brackets } = await make();
    const group = { params: { id: brackets[0]?.group_id ?? 0 } };
    const sourcesOf = (list: DeskBrackets['brackets']) =>
      (list[0]?.matches ?? []).map(
        ({ sources: [one, two] }) => [one, two] as [NonNullable<typeof one>, NonNullable<typeof two>],
      );
    const [first, ...rest] = sourcesOf(brackets);
    const swapped = [[{ kind: 'team' as const, ref: ids.teams.get('Bees') ?? 0, rank: null }, first?.[1]], ...rest];
    const change = (sources: unknown) =>
      api.request(changeBracket, { ...group, body: { sources } as never }, { token });
    expect((await change([rest[0], rest[0], rest[1], rest[2]])).status).toBe(422);
    expect((await change(swapped)).status).toBe(200);
    expect((await names())[0]).toBe('Bees v Second of Group B');
    await result(ids.a1, '2', '1');
    await result(ids.b1, '3', '0');
    await result(await idOf(1), '1', '0');
    expect((await change([first, ...rest])).status).toBe(409);
    expect((await api.request(removeBracket, group, { token })).status).toBe(409);
    const open = { status: 'scheduled' as const, score_1: null, score_2: null, winner: null, decided_by: null };
    await api.db.updateTable('league_fixtures').set(open).execute();
    expect((await api.reply(removeBracket, group, { token })).brackets).toEqual([]);
    expect(await api.reply(leagueCategories, { body: { league_id: 'cup' } })).toMatchObject([{ knockouts: false }]);
  });

  test('a second knock-out of a category has teams, places and winners of its own', async () => {
    await make();
    const [groupA = 0] = ids.groups;
    const place = (rank: number) => ({ kind: 'place' as const, ref: groupA, rank });
    const semi: [Source, Source] = [place(1), place(2)];
    const final: [Source, Source] = [
      { kind: 'team', ref: ids.teams.get('Cats') ?? 0, rank: null },
      { kind: 'winner', ref: 1, rank: null },
    ];
    const matches = [semi, final].map((sources) => ({ sources, date: '2026-12-06', time: null, ground: null }));
    const { brackets } = await api.reply(makeBracket, { ...params(), body: { name: 'Plate', matches } }, { token });
    expect(brackets.map(({ name, matches: own }) => [name, own.length])).toEqual([
      ['Knockouts', 4],
      ['Plate', 2],
    ]);
    expect(brackets[1]?.matches[1]).toMatchObject({ team_1: 'Cats', team_2: 'Winner of semi-final' });
  });

  test('two results that end at once both fill the next match', async () => {
    await fillSemis();
    const [one, two] = [await idOf(1), await idOf(2)];
    await Promise.all([result(one, '1', '0'), result(two, '1', '0')]);
    expect((await names())[3]).toBe('Ants v Cats');
  });
});

test('a pack can contain knock-outs, and importing it again keeps who goes through', async () => {
  const api = await createTestApp('SQLite');
  const group = { name: 'Group A', teams: ['Ants', 'Bees'] };
  const final = { slug: 'final', category: 'open', group: 'Cup', team_1: 'One', team_2: 'Two', date: '+4d' };
  const pack = {
    'leagues.json': [{ slug: 'cup', name: 'Gully Cup', created_at: '-1d' }],
    'league-categories.json': [
      { slug: 'open', league: 'cup', name: 'Open', groups: [group, { name: 'Cup', has_table: false }] },
    ],
    'league-fixtures.json': [{ ...final, from_1: 'first of Group A', from_2: 'Bees', status: 'no_result' }],
  };
  await importContent(api, pack);
  const { id } = await api.db.selectFrom('league_categories').select('id').executeTakeFirstOrThrow();
  const { token } = await seatStaff(api, { roles: ['owner'] });
  const read = async () => (await api.reply(deskBrackets, { params: { id } }, { token })).brackets[0]?.matches[0];
  expect(await read()).toMatchObject({ team_1: 'First of Group A', team_2: 'Bees', needs_word: true });
  await api.db.updateTable('league_fixtures').set({ winner: 2, decided_by: 'lots' }).execute();
  await importContent(api, pack);
  expect(await read()).toMatchObject({ winner: 2, decided_by: 'lots' });
  await api.close();
});

test('in spec-only mode there are no knock-outs', async () => {
  const api = await createTestApp('SQLite', { specOnly: true });
  for (const path of ['ysl/bracket/1', 'desk/league-categories/1/brackets']) {
    expect((await api.send('GET', `/api/${path}`)).status).toBe(404);
  }
  await api.close();
});
