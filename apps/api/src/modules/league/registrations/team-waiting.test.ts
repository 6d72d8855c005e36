import { notifications } from '@maidan/contract/account/notifications';
import { cancelRegistration, registerForLeague, registrationById } from '@maidan/contract/league/league-registrations';
import { joinTeamWaitingList, leaveTeamWaitingList, teamWaitingPlaces } from '@maidan/contract/league/waiting-lists';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../../testing/databases/engines.ts';
import { stress } from '../../../../testing/databases/env.ts';
import { importContent } from '../../../../testing/packs.ts';
import { addPeople } from '../../../../testing/people/crowd.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { signIn } from '../../../../testing/people/users.ts';
import { offerFreedPlaces } from '../../../jobs/offer-freed-places.ts';
import { DAY, toInstant } from '../../../runtime/clock.ts';

describe.each(engines)('the waiting list of a team on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp(engine);
    const team = (name: string, capacity: number) => ({ name, capacity, registered: 0 });
    await importContent(api, {
      'leagues.json': [{ slug: 'cup', name: 'Gully Cup', created_at: '-20d' }],
      'league-registrations.json': [
        {
          slug: 'spring',
          league: 'cup',
          sports: [{ heading: 'Open', groups: [team('Titans', 1), team('Lions', 40), team('Jets', 1)] }],
          created_at: '-9d',
        },
      ],
    });
  });
  afterAll(() => api.close());

  async function callsOf(name: string) {
    const find = async () => {
      const { id, groups } = await api.reply(registrationById, { params: { id: 'spring' } });
      const group = Object.values(groups)
        .flat()
        .find((found) => found.group_name === name);
      return { id, group };
    };
    const { id, group } = await find();
    const body = { form_id: id, sport_id: group?.regsport_id ?? 0, group_id: group?.groupid ?? 0 };
    return {
      body,
      left: async () => (await find()).group?.places_left,
      register: (token: string) => api.request(registerForLeague, { body }, { token }),
      cancel: (token: string) => api.request(cancelRegistration, { body }, { token }),
      join: (token: string) => api.request(joinTeamWaitingList, { body }, { token }),
      leave: (token: string) => api.request(leaveTeamWaitingList, { body }, { token }),
      places: async (token: string) => (await api.reply(teamWaitingPlaces, {}, { token })).data,
    };
  }

  test('holds a freed place for the next person for a day, and then for the one after', async () => {
    const { body, left, register, cancel, join, places } = await callsOf('Titans');
    const [first, second, third, late] = await Promise.all([signIn(api), signIn(api), signIn(api), signIn(api)]);
    expect((await join(first.token)).json).toMatchObject({ message: 'Titans has places left: register for it.' });
    expect((await register(first.token)).status).toBe(200);
    expect((await join(first.token)).json).toMatchObject({ message: 'You’re already in Titans.' });
    expect((await join(second.token)).json).toEqual({ position: 1, offered_until: null });
    expect((await join(third.token)).json).toEqual({ position: 2, offered_until: null });
    expect((await join(third.token)).json).toEqual({ position: 2, offered_until: null });
    expect(await places(third.token)).toEqual([{ ...body, position: 2, offered_until: null }]);
    expect((await cancel(first.token)).status).toBe(200);
    expect(await left()).toBe(0);
    expect(await places(second.token)).toEqual([{ ...body, position: 1, offered_until: toInstant(api.now() + DAY) }]);
    const [latest] = (await api.reply(notifications, { query: {} }, { token: second.token })).data;
    expect(latest?.content).toContain('Gully Cup: Titans');
    expect((await register(late.token)).json).toMatchObject({ code: 'registration_full' });
    expect((await register(third.token)).json).toMatchObject({ code: 'registration_full' });
    api.wait(DAY);
    expect((await register(second.token)).json).toMatchObject({ code: 'registration_full' });
    await offerFreedPlaces(api.db, { leagueOrigin: 'http://league.example' }, api.now());
    expect((await register(third.token)).status).toBe(200);
    expect(await places(third.token)).toEqual([]);
  });

  test('gives the last place to one of two people, and passes a held place on as soon as its person leaves', async () => {
    const { register, cancel, join, leave, places } = await callsOf('Jets');
    const [one, other, third] = await Promise.all([signIn(api), signIn(api), signIn(api)]);
    const [ofOne, ofOther] = await Promise.all([register(one.token), register(other.token)]);
    expect([ofOne.status, ofOther.status].toSorted()).toEqual([200, 409]);
    const [first, second] = ofOne.status === 200 ? [one, other] : [other, one];
    for (const { token } of [second, third]) expect((await join(token)).status).toBe(200);
    expect((await cancel(first.token)).status).toBe(200);
    expect((await leave(second.token)).status).toBe(204);
    expect(await places(second.token)).toEqual([]);
    expect(await places(third.token)).toMatchObject([{ position: 1, offered_until: toInstant(api.now() + DAY) }]);
  });

  test('gives 40 places to 40 of many people who come at once, and queues the others in order', async () => {
    const { body, register, join, left } = await callsOf('Lions');
    const people = await addPeople(api, stress.crowd);
    const outcomes = await Promise.all(
      people.map(async ({ token, userId }) => {
        const reply = await register(token);
        if (reply.status === 200) return { userId, position: 0 };
        expect(reply.json).toMatchObject({ code: 'registration_full' });
        return { userId, position: ((await join(token)).json as { position: number }).position };
      }),
    );
    const waiting = outcomes.filter(({ position }) => position > 0).toSorted((a, b) => a.position - b.position);
    expect(waiting.map(({ position }) => position)).toEqual(
      Array.from({ length: stress.crowd - 40 }, (_, at) => at + 1),
    );
    const team = Number(body.group_id);
    const rows = await api.db
      .selectFrom('waiting_list')
      .select('user_id')
      .where('group_id', '=', team)
      .orderBy('id')
      .execute();
    expect(rows.map(({ user_id }) => user_id)).toEqual(waiting.map(({ userId }) => userId));
    const entries = await api.db
      .selectFrom('registration_entries')
      .select('user_id')
      .where('group_id', '=', team)
      .execute();
    expect(entries).toHaveLength(40);
    expect(await left()).toBe(0);
  });
});
