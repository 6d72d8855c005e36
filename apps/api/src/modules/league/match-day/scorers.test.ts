import { deskMatchById, revokeMatchLink } from '@maidan/contract/desk/league/match-day';
import { openScore, syncScore } from '@maidan/contract/league/match-day';
import { PHONES_A_MATCH } from '@maidan/contract/rules/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { everyEngine } from '../../../../testing/databases/engines.ts';
import { openPhone, scorerLink } from '../../../../testing/people/scorers.ts';
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
  beforeEach(async () => {
    for (const table of ['match_events', 'match_scorers', 'match_links', 'matches'] as const) {
      await api.db.deleteFrom(table).execute();
    }
  });
  afterAll(() => api.close());

  test('one link and device is one scorer', async () => {
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

  test('four phones may score a match, and ending their link makes room for others', async () => {
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

  test('a link that many open without scoring does not use the match up', async () => {
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
