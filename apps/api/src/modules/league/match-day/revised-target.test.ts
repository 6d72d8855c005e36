import { confirmMatch, deskMatchById, settleHeldEvents } from '@maidan/contract/desk/league/match-day';
import { deskFixtureById } from '@maidan/contract/desk/league/league-fixtures';
import type { Id } from '@maidan/contract/core/wire';
import { fixtureById } from '@maidan/contract/league/league-fixtures';
import { leagueTable } from '@maidan/contract/league/league-tables';
import { liveTablesOfCategory } from '@maidan/contract/league/live-tables';
import { matchById } from '@maidan/contract/league/match-day';
import { openScore, syncScore } from '@maidan/contract/league/scoring';
import { groupAsItStands } from '@maidan/match/table/group-as-it-stands';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { everyEngine } from '../../../../testing/databases/engines.ts';
import { enterResult } from '../../../../testing/leagues.ts';
import { forgetMatchDay, openPhone, scorerLink, type Phone } from '../../../../testing/people/scorers.ts';
import { seatStaff } from '../../../../testing/people/staff.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { addTwoLeagues } from '../../../../testing/two-leagues.ts';

const innings = (side: 1 | 2, bowler: number) => ['innings', { side, striker: 1, other: 2, bowler }] as const;
const six = ['ball', { bat: 6, boundary: true }] as const;

describe.each(everyEngine)('a target revised at the ground, on %s', (engine) => {
  let api: TestApp;
  let ids: Awaited<ReturnType<typeof addTwoLeagues>>;
  let token: string;
  beforeAll(async () => {
    api = await createTestApp(engine);
    ids = await addTwoLeagues(api);
    ({ token } = await seatStaff(api, { roles: ['organiser'], leagueIds: [ids.cup] }));
  });
  beforeEach(async () => {
    await forgetMatchDay(api);
    await api.db.updateTable('league_fixtures').set({ match_balls: null, target: null, winner: null }).execute();
  });
  afterAll(() => api.close());

  const desk = async (id: Id = ids.f1) => (await api.reply(deskMatchById, { params: { id } }, { token })).match;
  const shown = async (id: Id = ids.f1) => (await api.reply(fixtureById, { params: { id } })).fixture;
  const confirm = async (id: Id = ids.f1, more: object = {}) => {
    const { fixture } = await api.reply(deskFixtureById, { params: { id } }, { token });
    const body = { version: fixture.version, match_version: (await desk(id))?.version ?? 0, ...more };
    return api.request(confirmMatch, { params: { id }, body }, { token });
  };
  const table = async () =>
    (await api.reply(leagueTable, { body: { league_id: 'cup', yslcategory_id: 'u17' } }))['Group A'];
  /** 24 runs off four balls; the other side has 12 off two. */
  const startChase = async (id: number = ids.f1): Promise<Phone> => {
    const phone = await openPhone(api, await scorerLink(api, id, token));
    phone.play(['start'], innings(1, 9), six, six, six, six, ['close'], innings(2, 5), six, six);
    await phone.sync();
    return phone;
  };

  test('it ends the chase, and the stored result, the winner and the net run rate follow the log', async () => {
    const phone = await startChase();
    phone.play(['revise', { balls: 12, target: 19 }]);
    await phone.sync();
    const board = await api.reply(matchById, { params: { id: ids.f1 } });
    expect([board.centre, board.feed[0]?.say]).toEqual(['needs:7:10', 'target:19:2']);
    phone.play(six, ['ball', { bat: 1 }], ['end']);
    await phone.sync();
    expect(await desk()).toMatchObject({ scores: ['24/0', '19/0'], match_overs: '2', target: 19, level: false });
    const { groups, rules } = await api.reply(liveTablesOfCategory, { params: { id: ids.u17 } });
    const live = groups.flatMap((group) => groupAsItStands(group, rules));
    expect((await confirm()).status).toBe(200);
    expect(await shown()).toMatchObject({
      result_1: '24',
      result_2: '19',
      winner: 2,
      target: 19,
      overs: '2',
      won_by: { team: 2, unit: 'wickets' },
    });
    const { fixture } = await api.reply(deskFixtureById, { params: { id: ids.f1 } }, { token });
    expect(fixture).toMatchObject({ match_overs: '2', target: 19, batted_first: 1 });
    const nrr = [
      ['Kings', 2, '+19.500', '19'],
      ['Lions', 0, '0.000', '0'],
      ['Jets', 0, '-19.500', '18'],
    ];
    const figures = (rows: Awaited<ReturnType<typeof table>> = []) =>
      rows.map((row) => [row.tablename, row.points, row.nrr, String(row.workings?.scored)]);
    expect(figures(await table())).toEqual(nrr);
    // Before the confirmation the live table was already the same.
    expect(figures(live)).toEqual(nrr);
  });

  test('one that the scorers withdrew is removed from the result when it is confirmed again', async () => {
    const phone = await startChase();
    phone.play(['revise', { balls: 12, target: 13 }], ['ball', { bat: 1 }], ['end']);
    await phone.sync();
    await confirm();
    expect(await shown()).toMatchObject({ winner: 2, target: 13 });
    const revised = phone.log.find(({ type }) => type === 'revise');
    phone.play(['void', { id: [...(revised?.id ?? [1, 1])] }], ['close']);
    await phone.sync();
    await api.reply(settleHeldEvents, { params: { id: ids.f1 }, body: { take: true } }, { token });
    expect((await confirm()).status).toBe(200);
    expect(await shown()).toMatchObject({ winner: 1, target: null, overs: null, result_2: '13' });
  });

  test("an organiser's target stays if the scorers never entered one, and decides which scores are level", async () => {
    const rain = { match_overs: '2', target: 14, batted_first: 1, overs_1: '0.4', overs_2: '0.3' };
    await enterResult(api, ids.last, { result_1: '24', result_2: '20', ...rain }, token);
    await api.db.updateTable('league_fixtures').set({ status: 'scheduled' }).where('id', '=', ids.last).execute();
    api.wait(Date.parse('2026-12-20T11:00:00+05:30') - api.now());
    ({ token } = await seatStaff(api, { roles: ['organiser'], leagueIds: [ids.cup] }));
    const phone = await startChase(ids.last);
    phone.play(['ball', { bat: 1 }], ['close'], ['end']);
    await phone.sync();
    expect(await desk(ids.last)).toMatchObject({ scores: ['24/0', '13/0'], match_overs: '2', target: 14, level: true });
    const text = ['The scores are level: say who goes through, and how.'];
    expect((await confirm(ids.last)).json).toMatchObject({ errors: { winner: text } });
    expect((await confirm(ids.last, { winner: 2 })).json).toMatchObject({ errors: { decided_by: text } });
    expect((await confirm(ids.last, { winner: 2, decided_by: 'super_over' })).status).toBe(200);
    expect(await shown(ids.last)).toMatchObject({ winner: 2, decided_by: 'super_over', target: 14, overs: '2' });
  });

  test('an older scorer page, which would drop the target and later events, must reload, and loses nothing', async () => {
    const phone = await startChase();
    const link = await scorerLink(api, ids.f1, token);
    const { token: older } = await api.reply(openScore, { body: { link, device: 'older' } });
    const body = { token: older, have: {}, events: [] };
    expect((await api.request(syncScore, { body })).status).toBe(200);
    phone.play(['revise', { balls: 12, target: 19 }]);
    await phone.sync();
    const refused = await api.request(syncScore, { body });
    expect([refused.status, refused.json]).toMatchObject([409, { message: expect.stringContaining('Reload it') }]);
    const { events } = await api.reply(syncScore, { body: { ...body, format: 2 } });
    expect(events.at(-1)).toMatchObject({ type: 'revise', data: { balls: 12, target: 19 } });
  });
});
