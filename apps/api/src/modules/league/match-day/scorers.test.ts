import { deskFixtureById, rescheduleFixture, undoFixture } from '@maidan/contract/desk/league/league-fixtures';
import { deskMatchById, revokeMatchLink } from '@maidan/contract/desk/league/match-day';
import { openScore, syncScore } from '@maidan/contract/league/scoring';
import { merge } from '@maidan/match/log/merge';
import { PHONES_A_MATCH } from '@maidan/contract/rules/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { everyEngine } from '../../../../testing/databases/engines.ts';
import { forgetMatchDay, openPhone, scorerLink } from '../../../../testing/people/scorers.ts';
import { seatStaff } from '../../../../testing/people/staff.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { addTwoLeagues } from '../../../../testing/two-leagues.ts';

describe.each(everyEngine)('phones that score a match, on %s', (engine) => {
  let api: TestApp;
  let ids: Awaited<ReturnType<typeof addTwoLeagues>>;
  let token: string;
  beforeAll(async () => {
    api = await createTestApp(engine);
    ids = await addTwoLeagues(api);
    ({ token } = await seatStaff(api, { roles: ['organiser'], leagueIds: [ids.cup] }));
  });
  beforeEach(() => forgetMatchDay(api));
  afterAll(() => api.close());

  test('one link and one device make one scorer', async () => {
    const link = await scorerLink(api, ids.f1, token);
    const again = await openPhone(api, link, 'one-device');
    expect((await openPhone(api, link, 'one-device')).opened.scorer).toBe(again.opened.scorer);
    expect((await api.request(syncScore, { body: { token: again.opened.token, have: {}, events: [] } })).status).toBe(
      401,
    );
  });

  const endLink = async () => {
    const id = Number(
      (await api.reply(deskMatchById, { params: { id: ids.f1 } }, { token })).match?.links.find(
        ({ revoked }) => !revoked,
      )?.id,
    );
    await api.reply(revokeMatchLink, { params: { id: ids.f1, link: id } }, { token });
  };

  test('a phone that opens a new link of its match continues as the same scorer, with its unsent entries', async () => {
    const first = await openPhone(api, await scorerLink(api, ids.f1, token), 'one-device');
    first.play(['start'], ['pause']);
    await first.sync();
    first.play(['resume']);
    const link = await scorerLink(api, ids.f1, token);
    const again = await openPhone(api, link, 'one-device');
    expect(again.opened).toMatchObject({ scorer: first.opened.scorer, have: { 1: 2 } });
    again.log = merge(again.log, first.log);
    again.play(['pause']);
    expect(await again.sync()).toMatchObject({ status: 'open', have: { 1: 4 } });
    // Its old link is no longer the one it scores with.
    await endLink();
    again.play(['resume']);
    expect(await again.sync()).toMatchObject({ status: 'open', have: { 1: 5 } });
    expect((await openPhone(api, link, 'other-device')).opened.scorer).toBe(2);
  });

  test('a phone whose link was revoked counts again towards the limit of four once it has a new link', async () => {
    const phone = await openPhone(api, await scorerLink(api, ids.f1, token), 'one-device');
    phone.play(['start']);
    await phone.sync();
    await endLink();
    const link = await scorerLink(api, ids.f1, token);
    for (const play of ['pause', 'resume', 'pause', 'resume'] as const) {
      const other = await openPhone(api, link);
      other.play([play]);
      await other.sync();
    }
    expect((await api.request(openScore, { body: { link, device: 'one-device' } })).status).toBe(409);
  });

  test('the validity of a link follows a match that is moved, and moved back', async () => {
    const { fixture } = await api.reply(deskFixtureById, { params: { id: ids.f1 } }, { token });
    const hours = async () => {
      const { match } = await api.reply(deskMatchById, { params: { id: ids.f1 } }, { token });
      return match?.links.map((link) => [link.opens_at, link.expires_at]);
    };
    const link = await scorerLink(api, ids.f1, token);
    const phone = await openPhone(api, link);
    const planned = await hours();
    const to = { version: fixture.version, date: '2027-03-06', time: '16:30', ground: null };
    const moved = await api.reply(rescheduleFixture, { params: { id: ids.f1 }, body: to }, { token });
    expect(await hours()).toEqual([['2027-03-06T08:00:00.000Z', '2027-03-06T17:00:00.000Z']]);
    expect(await phone.sync()).toMatchObject({ status: 'open', until: '2027-03-06T17:00:00.000Z' });
    expect((await api.request(openScore, { body: { link, device: 'early' } })).status).toBe(409);
    const back = { version: moved.fixture.version };
    await api.reply(undoFixture, { params: { id: ids.f1 }, body: back }, { token });
    expect(await hours()).toEqual(planned);
    await openPhone(api, link);
  });

  test('four phones may score a match, and revoking their link makes room for others', async () => {
    const link = await scorerLink(api, ids.f1, token);
    for (const play of ['start', 'pause', 'resume', 'pause'] as const) {
      const phone = await openPhone(api, link);
      phone.play([play]);
      await phone.sync();
    }
    const fifth = await api.request(openScore, { body: { link, device: 'fifth' } });
    expect([fifth.status, fifth.json]).toMatchObject([409, { message: expect.stringContaining('4 phones') }]);
    await endLink();
    const next = await openPhone(api, await scorerLink(api, ids.f1, token));
    expect(next.opened.scorer).toBe(5);
    next.play(['resume']);
    expect(await next.sync()).toMatchObject({ status: 'open', have: { 5: 1 } });
  });

  test('a link that many people open without scoring uses up no places', async () => {
    const link = await scorerLink(api, ids.f1, token);
    for (let opened = 0; opened < PHONES_A_MATCH - 1; opened += 1) await openPhone(api, link);
    const last = await openPhone(api, link);
    last.play(['start']);
    expect(await last.sync()).toMatchObject({ have: { [PHONES_A_MATCH]: 1 } });
    const late = await api.request(openScore, { body: { link, device: 'late' } });
    expect([late.status, late.json]).toMatchObject([409, { message: expect.stringContaining('a new one') }]);
    await endLink();
    const next = await openPhone(api, await scorerLink(api, ids.f1, token));
    expect(next.opened.scorer).toBe(1);
  });
});
