import { deskFixtureById, undoFixture } from '@maidan/contract/desk/league/league-fixtures';
import { decideMatch, deskBrackets, makeBracket } from '@maidan/contract/desk/season/brackets';
import type { DecidedBy } from '@maidan/contract/league/ways-to-decide';
import type { Source } from '@maidan/match/bracket/bracket';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../../testing/databases/engines.ts';
import { enterResult } from '../../../../testing/leagues.ts';
import { importContent } from '../../../../testing/packs.ts';
import { seatStaff } from '../../../../testing/people/staff.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';

const pack = {
  'leagues.json': [{ slug: 'cup', name: 'Gully Cup', created_at: '-1d' }],
  'league-categories.json': [
    { slug: 'open', league: 'cup', name: 'Open', groups: [{ name: 'All', teams: ['Ants', 'Bees', 'Cats'] }] },
  ],
};

describe.each(engines)('a decision about who goes through, on %s', (engine) => {
  let api: TestApp;
  let token: string;
  let category: number;
  /** The semi-final, and the final in which its winner plays. */
  let semi: number;
  beforeAll(async () => {
    api = await createTestApp(engine);
    await importContent(api, pack);
    category = (await api.db.selectFrom('league_categories').select('id').executeTakeFirstOrThrow()).id;
    ({ token } = await seatStaff(api, { name: 'Farhan', roles: ['owner'] }));
    const teams = await api.db.selectFrom('league_teams').select('id').orderBy('name').execute();
    const [ants, bees, cats] = teams.map(({ id }): Source => ({ kind: 'team', ref: id, rank: null }));
    if (!ants || !bees || !cats) throw new Error('there are three teams');
    const when = { date: '2026-12-06', time: '16:30', ground: null };
    const matches = [
      { sources: [ants, bees] as [Source, Source], ...when },
      { sources: [{ kind: 'winner', ref: 1, rank: null }, cats] as [Source, Source], ...when },
    ];
    const body = { name: 'Knockouts', matches };
    const { brackets } = await api.reply(makeBracket, { params: { id: category }, body }, { token });
    semi = Number(brackets[0]?.matches[0]?.fixture_id);
  });
  beforeEach(async () => {
    const open = { status: 'scheduled' as const, score_1: null, score_2: null, winner: null, decided_by: null };
    await api.db.updateTable('league_fixtures').set(open).execute();
  });
  afterAll(() => api.close());

  const params = () => ({ id: semi });
  const read = () => api.reply(deskFixtureById, { params: params() }, { token });
  const decide = (winner: 0 | 1 | 2 | null, decided_by: DecidedBy | null) =>
    api.request(decideMatch, { params: params(), body: { winner, decided_by } }, { token });
  const undo = async () => {
    const { version } = (await read()).fixture;
    return api.reply(undoFixture, { params: params(), body: { version } }, { token });
  };
  const finalists = async () => {
    const { brackets } = await api.reply(deskBrackets, { params: { id: category } }, { token });
    return brackets[0]?.matches[1]?.team_1;
  };

  test('is undone from the page of the match like a result, and the next match follows', async () => {
    const level = { result_1: '1', result_2: '1', winner: 1, decided_by: 'penalties' };
    await enterResult(api, semi, level, token);
    expect(await finalists()).toBe('Ants');
    await decide(2, 'lots');
    expect(await finalists()).toBe('Bees');
    expect(await read()).toMatchObject({
      fixture: { winner: 2, decided_by: 'lots' },
      last_change: { action: 'fixture.decided', by: { name: 'Farhan' }, can_be_undone: true },
    });
    expect((await undo()).fixture).toMatchObject({ ...level, status: 'played' });
    expect(await finalists()).toBe('Ants');
    // Undone again, it is back.
    expect((await undo()).fixture).toMatchObject({ winner: 2, decided_by: 'lots' });
  });

  test.each([
    ['of one side', 2, 'walkover'],
    ['of both, which cancels the match', 0, 'cancelled'],
  ] as const)('a walkover %s is undone, and the match is to be played', async (_, winner, status) => {
    await decide(winner, 'walkover');
    expect((await read()).fixture).toMatchObject({ status, winner });
    expect(await undo()).toMatchObject({
      fixture: { status: 'scheduled', winner: null, decided_by: null, result_1: null },
      last_change: { action: 'fixture.restored', can_be_undone: true },
    });
    expect(await finalists()).toBe('Winner of semi-final');
  });

  test('what changes nothing is no change', async () => {
    await decide(2, 'walkover');
    const before = (await read()).last_change;
    expect((await decide(2, 'walkover')).status).toBe(200);
    expect((await read()).last_change).toEqual(before);
  });
});
