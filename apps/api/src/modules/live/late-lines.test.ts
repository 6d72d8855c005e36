import {
  callOffFixture,
  deskFixtureById,
  enterFixtureResult,
  rescheduleFixture,
} from '@maidan/contract/desk/league/league-fixtures';
import { polledScores } from '@maidan/contract/league/match-day';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { everyEngine } from '../../../testing/databases/engines.ts';
import { openPhone, scorerLink } from '../../../testing/people/scorers.ts';
import { seatStaff } from '../../../testing/people/staff.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addTwoLeagues } from '../../../testing/two-leagues.ts';
import { HOUR } from '../../runtime/clock.ts';
import { inIndia } from '../league/fixtures/indian-now.service.ts';

describe.each(everyEngine)('a page that was offline on %s', (engine) => {
  let api: TestApp;
  let ids: Awaited<ReturnType<typeof addTwoLeagues>>;
  let token: string;
  beforeEach(async () => {
    api = await createTestApp(engine);
    ids = await addTwoLeagues(api);
    ({ token } = await seatStaff(api, { roles: ['organiser'], leagueIds: [ids.cup] }));
  });
  afterEach(() => api.close());

  const polled = async () => (await api.reply(polledScores, { params: { id: 'cup' } })).data;
  const params = () => ({ id: ids.f1 });
  const version = async () => (await api.reply(deskFixtureById, { params: params() }, { token })).fixture.version;
  const changes = {
    'has a result': async () => {
      const scores = { result_1: '5', result_2: '4', overs_1: '1', overs_2: '1' };
      const body = { version: await version(), status: 'played' as const, ...scores };
      return api.reply(enterFixtureResult, { params: params(), body }, { token });
    },
    'is cancelled': async () =>
      api.reply(callOffFixture, { params: params(), body: { version: await version() } }, { token }),
    'was moved': async () => {
      const body = { version: await version(), date: inIndia(api.now()).day, time: '23:45', ground: null };
      return api.reply(rescheduleFixture, { params: params(), body }, { token });
    },
  };

  test.each(Object.entries(changes))('learns that a live match %s', async (name, change) => {
    const phone = await openPhone(api, await scorerLink(api, ids.f1, token));
    phone.play(['start']);
    await phone.sync();
    const [before] = await polled();
    await change();
    const [after] = await polled();
    expect(after?.version).toBeGreaterThan(before?.version ?? 0);
    // Without new lines: the page reads the whole match again.
    expect(after).toMatchObject({ id: ids.f1, feed: null });
    api.wait(13 * HOUR);
    expect(await polled()).toHaveLength(name === 'was moved' ? 1 : 0);
  });

  test('learns that the match it waits for was moved', async () => {
    await scorerLink(api, ids.f1, token);
    const [before] = await polled();
    await changes['was moved']();
    const [after] = await polled();
    expect(after).toMatchObject({ id: ids.f1, stage: 'ready', feed: null });
    expect(after?.version).toBeGreaterThan(before?.version ?? 0);
  });
});
