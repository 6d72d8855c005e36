import {
  confirmMatch,
  deskMatchById,
  restoreDiscarded,
  revokeMatchLink,
  settleHeldEvents,
} from '@maidan/contract/desk/league/match-day';
import { callOffFixture, deskFixtureById, undoFixture } from '@maidan/contract/desk/league/league-fixtures';
import { fixtureById } from '@maidan/contract/league/league-fixtures';
import { matchById } from '@maidan/contract/league/match-day';
import { countNewDiscards } from '@maidan/match/log/discard';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { everyEngine } from '../../../../testing/databases/engines.ts';
import { forgetMatchDay, openPhone, scorerLink } from '../../../../testing/people/scorers.ts';
import { seatStaff } from '../../../../testing/people/staff.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { addTwoLeagues } from '../../../../testing/two-leagues.ts';
import { DAY } from '../../../runtime/clock.ts';

const goal = ['goal', { side: 1 }] as const;

describe.each(everyEngine)("an organiser's decisions about a match being scored, on %s", (engine) => {
  let api: TestApp;
  let ids: Awaited<ReturnType<typeof addTwoLeagues>>;
  let token: string;
  beforeAll(async () => {
    api = await createTestApp(engine);
    ids = await addTwoLeagues(api);
  });
  beforeEach(async () => {
    await forgetMatchDay(api);
    ({ token } = await seatStaff(api, { roles: ['organiser'], leagueIds: [ids.cup] }));
  });
  afterAll(() => api.close());

  const params = () => ({ id: ids.f1 });
  const desk = async () => {
    const { match } = await api.reply(deskMatchById, { params: params() }, { token });
    if (!match) throw new Error('nobody scores it');
    return match;
  };
  const score = async () =>
    (await api.reply(matchById, { params: params() })).sides.map((side) => side.score).join(' - ');
  const version = async () => (await api.reply(deskFixtureById, { params: params() }, { token })).fixture.version;
  const confirm = async (more: object = {}) => {
    const body = { version: await version(), match_version: (await desk()).version, ...more };
    return api.request(confirmMatch, { params: params(), body }, { token });
  };
  const settle = (take: boolean) => api.reply(settleHeldEvents, { params: params(), body: { take } }, { token });
  const restore = () => api.request(restoreDiscarded, { params: params() }, { token });
  const link = () => scorerLink(api, ids.f1, token, { sport: 'football' });

  test('a phone learns that its entries were discarded, and can score on', async () => {
    const phone = await openPhone(api, await link());
    phone.play(['start'], goal);
    await phone.sync();
    expect((await confirm({ early: true })).status).toBe(200);
    phone.play(goal, goal);
    expect(await phone.sync()).toMatchObject({ status: 'confirmed', held: 2 });
    expect(await settle(false)).toMatchObject({ match: { held: 0, discarded: 2, scores: ['1', '0'] } });
    await api.reply(undoFixture, { params: params(), body: { version: await version() } }, { token });
    expect(await phone.sync()).toMatchObject({ status: 'open', held: 0 });
    expect(countNewDiscards(phone.log, 1)).toBe(2);
    phone.play(goal);
    expect(await phone.sync()).toMatchObject({ status: 'open', have: { 1: 5 } });
    expect(await score()).toBe('2 - 0');
  });

  test('a phone whose link has expired learns of its discarded entries, and of nothing else', async () => {
    const shared = await link();
    const [phone, other] = [await openPhone(api, shared), await openPhone(api, shared)];
    phone.play(['start']);
    await phone.sync();
    await api.reply(revokeMatchLink, { params: { ...params(), link: Number((await desk()).links[0]?.id) } }, { token });
    phone.play(goal);
    expect(await phone.sync()).toMatchObject({ status: 'held', held: 1 });
    other.play(['pause']);
    await other.sync();
    await settle(false);
    expect(await phone.sync()).toMatchObject({ status: 'held', held: 0, have: { 1: 2 }, events: { length: 2 } });
    expect([countNewDiscards(phone.log, 1), phone.log.some(({ id }) => id[0] === other.opened.scorer)]).toEqual([
      1,
      false,
    ]);
  });

  test('discarded entries can be restored for 30 days', async () => {
    const phone = await openPhone(api, await link());
    phone.play(['start']);
    await phone.sync();
    await api.reply(revokeMatchLink, { params: { ...params(), link: Number((await desk()).links[0]?.id) } }, { token });
    phone.play(goal);
    await phone.sync();
    await settle(false);
    expect(await score()).toBe('0 - 0');
    api.wait(29 * DAY);
    ({ token } = await seatStaff(api, { roles: ['organiser'], leagueIds: [ids.cup] }));
    expect((await restore()).json).toMatchObject({ match: { discarded: 0, scores: ['1', '0'] } });
    expect((await restore()).status).toBe(409);
    expect(await score()).toBe('1 - 0');
    phone.play(goal);
    await phone.sync();
    await settle(false);
    api.wait(31 * DAY);
    ({ token } = await seatStaff(api, { roles: ['organiser'], leagueIds: [ids.cup] }));
    expect([(await desk()).discarded, (await restore()).status]).toEqual([0, 409]);
  });

  test('nothing is confirmed before it is scored, and before the end only by an organiser who confirms it explicitly', async () => {
    const phone = await openPhone(api, await link());
    expect((await desk()).can_confirm).toBe(false);
    expect((await confirm({ early: true })).status).toBe(409);
    phone.play(['start'], goal, ['pause']);
    await phone.sync();
    expect(await desk()).toMatchObject({ can_confirm: true, stage: 'break' });
    const early = await confirm();
    expect([early.status, early.json]).toMatchObject([409, { message: expect.stringContaining('not ended') }]);
    const { fixture } = await api.reply(fixtureById, { params: params() });
    expect(fixture.result_1).toBeNull();
    expect((await confirm({ early: true })).json).toMatchObject({ match: { confirmed: true, scores: ['1', '0'] } });
  });

  test('a phone learns that its match was cancelled, and its later entries are held', async () => {
    const phone = await openPhone(api, await link());
    phone.play(['start']);
    await phone.sync();
    await api.reply(callOffFixture, { params: params(), body: { version: await version() } }, { token });
    phone.play(goal);
    expect(await phone.sync()).toMatchObject({ status: 'cancelled', held: 1 });
  });
});
