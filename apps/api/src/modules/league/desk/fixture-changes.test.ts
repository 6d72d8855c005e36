import {
  callOffFixture,
  deskFixtureById,
  enterFixtureResult,
  previewFixtureResult,
  rescheduleFixture,
  undoFixture,
} from '@maidan/contract/desk/league/league-fixtures';
import { deskLog } from '@maidan/contract/desk/log';
import { leagueFixtures } from '@maidan/contract/league/league-fixtures';
import { leagueTable } from '@maidan/contract/league/league-tables';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../../testing/databases/engines.ts';
import { seatStaff } from '../../../../testing/people/staff.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { addTwoLeagues } from '../../../../testing/two-leagues.ts';
import { DAY, MINUTE } from '../../../runtime/clock.ts';

const won = {
  status: 'played' as const,
  result_1: '142',
  result_2: '139',
  overs_1: '20',
  overs_2: '19.3',
  all_out_2: true,
};

describe.each(engines)('changes of fixtures at the desk on %s', (engine) => {
  let api: TestApp;
  let ids: Awaited<ReturnType<typeof addTwoLeagues>>;
  let token: string;
  beforeEach(async () => {
    await (api as TestApp | undefined)?.close();
    api = await createTestApp(engine);
    ids = await addTwoLeagues(api);
    ({ token } = await seatStaff(api, { roles: ['organiser'], leagueIds: [ids.cup], name: 'Farhan' }));
  });
  afterAll(() => api.close());

  const one = (id = ids.f1) => api.reply(deskFixtureById, { params: { id } }, { token });
  const version = async (id = ids.f1) => (await one(id)).fixture.version;
  const enter = async (body: object, of?: string) =>
    api.request(
      enterFixtureResult,
      { params: { id: ids.f1 }, body: { version: of ?? (await version()), ...won, ...body } },
      { token },
    );
  const undo = async (id = ids.f1, of?: string) =>
    api.request(undoFixture, { params: { id }, body: { version: of ?? (await version(id)) } }, { token });
  const move = async (body: object, id = ids.f2) => {
    const to = { date: '2026-12-05', time: '08:30' as string | null, ground: 'Kodihalli', ...body };
    return api.request(rescheduleFixture, { params: { id }, body: { version: await version(id), ...to } }, { token });
  };
  const cancel = async (id = ids.f2) =>
    api.request(callOffFixture, { params: { id }, body: { version: await version(id) } }, { token });
  const u17 = { body: { league_id: 'cup', yslcategory_id: 'u17' } };
  const shown = async () => (await api.reply(leagueFixtures, u17))['Group A'] ?? [];
  const top = async () => (await api.reply(leagueTable, u17))['Group A']?.[0];
  const stored = (id: number) =>
    api.db.selectFrom('league_fixtures').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const log = async () =>
    (await api.reply(deskLog, { query: { thing_kind: 'fixture' } }, { token })).data.map(
      ({ action, thing, before, after }) => ({ action, name: thing?.name, before, after }),
    );

  test('a result is public at once, can be corrected, and is logged', async () => {
    const entered = await enter({});
    expect(entered.json).toMatchObject({
      fixture: { status: 'played', result_1: '142', overs_2: '19.3', all_out_2: true },
      last_change: { action: 'fixture.result-entered', by: { name: 'Farhan' }, can_be_undone: true },
    });
    expect((await shown())[0]).toMatchObject({ result_1: '142', result_2: '139' });
    expect(await top()).toMatchObject({ tablename: 'Jets', points: 2, nrr: '+0.150' });
    await enter({ result_2: '143', overs_2: '19.4', all_out_2: false });
    expect(await top()).toMatchObject({ tablename: 'Kings', points: 2 });
    expect(await log()).toEqual([
      {
        action: 'fixture.result-corrected',
        name: 'Jets v Kings',
        before: { score_2: '139', balls_2: '117', all_out_2: '1' },
        after: { score_2: '143', balls_2: '118', all_out_2: '0' },
      },
      expect.objectContaining({ action: 'fixture.result-entered', after: expect.objectContaining({ score_1: '142' }) }),
    ]);
  });

  test('the resulting table is previewed, and nothing is saved', async () => {
    const ask = { params: { id: ids.f1 }, body: won };
    const { before, after } = await api.reply(previewFixtureResult, ask, { token });
    expect([before?.[0]?.points, after?.[0]]).toMatchObject([0, { tablename: 'Jets', points: 2, nrr: '+0.150' }]);
    expect((await one()).fixture.status).toBe('scheduled');
    const final = { params: { id: ids.last }, body: won };
    expect(await api.reply(previewFixtureResult, final, { token })).toEqual({ before: null, after: null });
  });

  test('when two people change a match at once, the second is refused and overwrites nothing', async () => {
    const seen = await version();
    expect((await enter({}, seen)).status).toBe(200);
    const late = await enter({ result_1: '99' }, seen);
    expect([late.status, late.json]).toEqual([409, expect.objectContaining({ code: 'conflict' })]);
    expect((await one()).fixture.result_1).toBe('142');
    expect((await undo(ids.f1, seen)).status).toBe(409);
    const both = await version();
    const answers = await Promise.all([enter({ result_1: '150' }, both), enter({ result_1: '151' }, both)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('a change can be undone and redone', async () => {
    const before = await shown();
    await enter({});
    expect((await undo()).json).toMatchObject({ fixture: { status: 'scheduled', result_1: null, overs_1: null } });
    expect(await shown()).toEqual(before);
    expect((await undo()).json).toMatchObject({ fixture: { status: 'played', result_1: '142', all_out_2: true } });
    expect((await log()).map(({ action }) => action)).toEqual([
      'fixture.restored',
      'fixture.restored',
      'fixture.result-entered',
    ]);
  });

  test('after 30 days a change can no longer be undone', async () => {
    await enter({});
    api.wait(30 * DAY + MINUTE);
    ({ token } = await seatStaff(api, { roles: ['organiser'], leagueIds: [ids.cup] }));
    expect((await one()).last_change?.can_be_undone).toBe(false);
    expect((await undo()).status).toBe(409);
  });

  test('entering the same result again records no change', async () => {
    await enter({});
    expect((await enter({})).status).toBe(200);
    expect(await log()).toHaveLength(1);
  });

  test('a move, a cancellation and their undo all reach calendars', async () => {
    expect((await move({})).json).toMatchObject({
      fixture: { date: '2026-12-05', time: '08:30', ground: 'Kodihalli', moved_from_date: '2026-11-28' },
    });
    expect(await stored(ids.f2)).toMatchObject({ sequence: 1, moved_from_time: '07:00' });
    expect((await shown()).at(-1)).toMatchObject({ date: '2026-12-05', moved_from_date: '2026-11-28' });
    expect((await undo(ids.f2)).status).toBe(200);
    expect(await stored(ids.f2)).toMatchObject({ day: '2026-11-28', ground: null, moved_from_day: null, sequence: 2 });
    expect((await cancel()).json).toMatchObject({ fixture: { status: 'cancelled' } });
    expect((await shown()).at(-1)).toMatchObject({ cancelled: true, result_1: 'NR' });
    expect((await cancel()).status).toBe(409);
    await undo(ids.f2);
    expect(await stored(ids.f2)).toMatchObject({ status: 'scheduled', sequence: 4 });
    await cancel();
    expect((await move({ time: null })).json).toMatchObject({ fixture: { status: 'scheduled', time: null } });
    expect((await log())[0]).toMatchObject({ action: 'fixture.moved', before: { status: 'cancelled', time: '07:00' } });
  });

  test('setting the first time of a match is not a move', async () => {
    await move({ date: '2026-12-20' }, ids.last);
    expect(await stored(ids.last)).toMatchObject({ time: '08:30', sequence: 1, moved_from_day: null });
  });

  test('a match can be abandoned without a score', async () => {
    const none = {
      status: 'no_result',
      result_1: null,
      result_2: null,
      overs_1: null,
      overs_2: null,
      all_out_2: false,
    };
    expect((await enter(none)).json).toMatchObject({ fixture: { status: 'no_result' } });
    expect(await top()).toMatchObject({ matches: 1, points: 1 });
  });

  test.each([
    [{ result_2: null }, { result_2: ['Enter both scores.'] }],
    [{ overs_1: '20.1' }, { overs_1: ['An innings has 20 overs at most.'] }],
    [{ overs_1: '19.7' }, { overs_1: ['Enter overs and balls, such as 5.3.'] }],
    [{ result_1: 'many' }, { result_1: ['Enter a whole number.'] }],
    [{ wickets_1: 10 }, { all_out_1: ['A side with 10 wickets down is all out.'] }],
    [{ status: 'no_result' }, { result_1: ['A match that was not played has no score.'] }],
  ])('a result with %j is refused at its field', async (body, errors) => {
    const answer = await enter(body);
    expect([answer.status, answer.json]).toEqual([422, expect.objectContaining({ errors })]);
    expect((await one()).fixture.status).toBe('scheduled');
  });

  test('an impossible change is refused with a reason', async () => {
    expect((await move({ date: '2026-11-28', time: '07:00', ground: '' })).json).toMatchObject({
      errors: { date: ['The match already has this day, time and ground.'] },
    });
    expect((await move({ team_1: 'Bats' })).json).toMatchObject({
      errors: { team_1: ['“Bats” is not a team of Group A.'] },
    });
    expect((await move({ date: '2026-12-21', team_1: 'Jets', team_2: 'Kings' }, ids.last)).status).toBe(200);
    await cancel(ids.f1);
    expect((await enter({})).json).toMatchObject({ code: 'conflict', message: expect.stringContaining('cancelled') });
    await undo();
    await enter({});
    expect((await move({}, ids.f1)).json).toMatchObject({ message: 'A match with a result cannot be changed.' });
    expect((await cancel(ids.f1)).json).toMatchObject({ message: 'A match with a result cannot be cancelled.' });
    expect((await undo(9999, 'v')).status).toBe(404);
  });
});
