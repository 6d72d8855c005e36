import { deskFixtureById, enterFixtureResult, undoFixture } from '@maidan/contract/desk/league/league-fixtures';
import { decideMatch, deskBrackets, makeBracket } from '@maidan/contract/desk/league/season/brackets';
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
  let final: number;
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
    [semi = 0, final = 0] = (brackets[0]?.matches ?? []).map(({ fixture_id: id }) => Number(id));
  });
  beforeEach(async () => {
    const open = { status: 'scheduled' as const, score_1: null, score_2: null, winner: null, decided_by: null };
    await api.db.updateTable('league_fixtures').set(open).execute();
  });
  afterAll(() => api.close());

  const params = () => ({ id: semi });
  const read = () => api.reply(deskFixtureById, { params: params() }, { token });
  const decide = (winner: 0 | 1 | 2 | null, decided_by: DecidedBy | null, more: { confirmed?: boolean } = {}) =>
    api.request(decideMatch, { params: params(), body: { winner, decided_by, ...more } }, { token });
  const undo = async () => {
    const { version } = (await read()).fixture;
    return api.reply(undoFixture, { params: params(), body: { version } }, { token });
  };
  const finalists = async () => {
    const { brackets } = await api.reply(deskBrackets, { params: { id: category } }, { token });
    return brackets[0]?.matches[1]?.team_1;
  };

  test('can be undone on the page of the match like a result, and the next match follows', async () => {
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
    // A second undo restores it.
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

  const finalOf = async () => {
    const { brackets } = await api.reply(deskBrackets, { params: { id: category } }, { token });
    return brackets[0]?.matches[1];
  };
  const byLots = { result_1: '20', result_2: '20', winner: 1, decided_by: 'lots' };
  const question = {
    code: 'confirmation_needed',
    message: '“Final” has begun with Ants, so its teams can no longer change.',
  };

  test.each<[string, 2 | null]>([
    ['withdrawn', null],
    ['made for the other team', 2],
  ])('once the final was played, one that is %s asks first, and the final says so', async (_, winner) => {
    await enterResult(api, semi, byLots, token);
    await enterResult(api, final, { result_1: '3', result_2: '1' }, token);
    const by = winner === null ? null : 'lots';
    expect((await decide(1, 'penalties')).status).toBe(200);
    const asked = await decide(winner, by);
    expect([asked.status, asked.json]).toMatchObject([409, question]);
    expect((await read()).fixture).toMatchObject({ winner: 1 });
    expect((await decide(winner, by, { confirmed: true })).status).toBe(200);
    expect((await read()).fixture).toMatchObject({ winner });
    expect(await finalOf()).toMatchObject({ team_1: 'Ants', winner: 1, changed: [1] });
    // A change that restores the right team needs no confirmation.
    expect((await decide(1, 'lots')).status).toBe(200);
    expect(await finalOf()).toMatchObject({ changed: [] });
  });

  test('a corrected result and an undo need confirmation like a decision once the final has been played', async () => {
    await enterResult(api, semi, { result_1: '2', result_2: '1' }, token);
    await enterResult(api, final, { result_1: '3', result_2: '1' }, token);
    const correct = async (more: { result_2: string; confirmed?: boolean }) => {
      const { version } = (await read()).fixture;
      const body = { version, status: 'played' as const, result_1: '2', ...more };
      return api.request(enterFixtureResult, { params: params(), body }, { token });
    };
    expect((await correct({ result_2: '0' })).status).toBe(200);
    const asked = await correct({ result_2: '4' });
    expect([asked.status, asked.json]).toMatchObject([409, question]);
    expect((await correct({ result_2: '4', confirmed: true })).status).toBe(200);
    expect(await finalOf()).toMatchObject({ team_1: 'Ants', changed: [1] });
    await undo();
    expect(await finalOf()).toMatchObject({ changed: [] });
    const { version } = (await read()).fixture;
    const again = (confirmed: boolean) =>
      api.request(undoFixture, { params: params(), body: { version, confirmed } }, { token });
    expect((await again(false)).json).toMatchObject(question);
    expect((await again(true)).status).toBe(200);
  });

  test('withdrawing it is an action of its own, and can be undone', async () => {
    await enterResult(api, semi, byLots, token);
    await decide(null, null);
    expect((await read()).last_change).toMatchObject({ action: 'fixture.decision-taken-back', can_be_undone: true });
    expect((await undo()).fixture).toMatchObject({ winner: 1, decided_by: 'lots' });
  });

  test('repeating it records no change', async () => {
    await decide(2, 'walkover');
    const before = (await read()).last_change;
    expect((await decide(2, 'walkover')).status).toBe(200);
    expect((await read()).last_change).toEqual(before);
  });
});
