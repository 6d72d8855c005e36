import { chats, deleteConversations, newConversation } from '@maidan/contract/account/conversations';
import { unreadConversations } from '@maidan/contract/account/unread';
import {
  cancelRegistration,
  ownRegistrations,
  registerForLeague,
  registrationById,
} from '@maidan/contract/league/league-registrations';
import { leagueBySlug, leagues } from '@maidan/contract/league/leagues';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY } from '../../../runtime/clock.ts';
import { engines } from '../../../../testing/databases/engines.ts';
import { importContent } from '../../../../testing/packs.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { signIn } from '../../../../testing/people/users.ts';

const boys = { heading: 'Under 17', groups: [{ name: 'Jets', capacity: 1 }, { name: 'Kings' }] };
const trials = { heading: 'Trials', teams_each: 2, groups: [{ name: 'Dawn' }, { name: 'Noon' }, { name: 'Dusk' }] };
const cup = { slug: 'spring', league: 'cup', sports: [boys, trials], created_at: '-9d', closes: '+1d' };

describe.each(engines)('a registered user on %s', (engine) => {
  let api: TestApp;
  const apps: TestApp[] = [];
  beforeEach(async () => {
    api = await createTestApp(engine);
    apps.push(api);
    await importContent(api, {
      'leagues.json': [
        { slug: 'cup', name: 'Gully Cup', created_at: '-20d' },
        { slug: 'quiet', name: 'Quiet', created_at: '-30d' },
      ],
      'league-registrations.json': [cup],
    });
  });
  afterAll(() => Promise.all(apps.map((app) => app.close())));

  const teams = async () => {
    const { id, groups } = await api.reply(registrationById, { params: { id: 'spring' } });
    const all = Object.values(groups).flat();
    return (name: string) => {
      const team = all.find((one) => one.group_name === name);
      return { form_id: id, sport_id: team?.regsport_id ?? 0, group_id: team?.groupid ?? 0 };
    };
  };
  const register = async (token: string, name: string) => {
    const { status, json } = await api.request(registerForLeague, { body: (await teams())(name) }, { token });
    return [status, (json as { message: string }).message] as const;
  };
  const cancel = async (token: string, name: string) =>
    api.request(cancelRegistration, { body: (await teams())(name) }, { token });
  const own = async (token: string) => (await api.reply(ownRegistrations, {}, { token })).map((one) => one.group_name);
  const placesIn = async (name: string) => {
    const { groups } = await api.reply(registrationById, { params: { id: 'spring' } });
    return groups['Under 17']?.find(({ group_name }) => group_name === name)?.places_left;
  };

  test("sees their own teams with league, age group and closing time, and no one else's", async () => {
    const [asha, ravi] = [await signIn(api), await signIn(api)];
    await register(asha.token, 'Jets');
    expect(await api.reply(ownRegistrations, {}, { token: asha.token })).toEqual([
      {
        ...(await teams())('Jets'),
        group_name: 'Jets',
        heading: 'Under 17',
        league_name: 'Gully Cup',
        league_slug: 'cup',
        closes_at: '2026-11-21T18:30:00.000Z',
        conversation_id: null,
      },
    ]);
    expect(await own(ravi.token)).toEqual([]);
  });

  test('a cancelled place goes to the next person, until registration closes', async () => {
    const [asha, ravi] = [await signIn(api), await signIn(api)];
    await register(asha.token, 'Jets');
    expect(await register(ravi.token, 'Jets')).toEqual([409, 'Jets is full. Please pick another team.']);
    for (const message of ['You’re out of Jets.', null]) {
      expect((await cancel(asha.token, 'Jets')).json).toEqual({ status: 'success', message });
      expect(await placesIn('Jets')).toBe(1);
    }
    expect(await register(ravi.token, 'Jets')).toEqual([200, 'Registration Successful']);
    expect((await cancel(asha.token, 'Jets')).status).toBe(200);
    expect(await placesIn('Jets')).toBe(0);
    api.wait(2 * DAY);
    const late = await cancel(ravi.token, 'Jets');
    expect([late.status, late.json]).toMatchObject([409, { code: 'registration_closed' }]);
    expect(await own(ravi.token)).toEqual(['Jets']);
  });

  test('one team under each heading, unless the organiser allows more; the refusal names the way out', async () => {
    const { token } = await signIn(api);
    expect(await register(token, 'Kings')).toEqual([200, 'Registration Successful']);
    expect(await register(token, 'Jets')).toEqual([
      409,
      'You’re already in Kings, and the limit is one team in Under 17. To change to Jets, cancel Kings first.',
    ]);
    expect(await placesIn('Jets')).toBe(1);
    for (const name of ['Dawn', 'Noon', 'Dawn']) expect((await register(token, name))[0]).toBe(200);
    expect(await register(token, 'Dusk')).toEqual([
      409,
      'You’re already in 2 teams in Trials, which is the limit. To change to Dusk, cancel one first.',
    ]);
    await cancel(token, 'Kings');
    expect((await register(token, 'Jets'))[0]).toBe(200);
    expect((await own(token)).toSorted()).toEqual(['Dawn', 'Jets', 'Noon']);
  });

  test("of one person's parallel requests for several teams, only one succeeds", async () => {
    const { token } = await signIn(api);
    const all = await Promise.all(Array.from({ length: 12 }, (_, at) => register(token, at % 2 ? 'Jets' : 'Kings')));
    expect(await own(token)).toHaveLength(1);
    expect(new Set(all.map(([status]) => status))).toEqual(new Set([200, 409]));
  });

  test('parallel cancelling and registering keep the count of places correct', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => signIn(api)));
    await Promise.all(
      people.flatMap(({ token }) => [register(token, 'Jets'), cancel(token, 'Jets'), register(token, 'Jets')]),
    );
    const inJets = (await Promise.all(people.map(({ token }) => own(token)))).flat();
    expect(await placesIn('Jets')).toBe(1 - inJets.length);
  });

  test('a team that the organiser removed can be left, and does not block other teams', async () => {
    const { token } = await signIn(api);
    await register(token, 'Kings');
    const ids = (await teams())('Kings');
    await importContent(api, {
      'leagues.json': [{ slug: 'cup', name: 'Gully Cup', created_at: '-20d' }],
      'league-registrations.json': [{ ...cup, sports: [{ ...boys, groups: [{ name: 'Jets' }] }] }],
    });
    expect((await register(token, 'Jets'))[0]).toBe(200);
    expect((await api.request(registerForLeague, { body: ids }, { token })).status).toBe(422);
    expect((await api.request(cancelRegistration, { body: ids }, { token })).status).toBe(200);
    expect(await own(token)).toEqual(['Jets']);
  });

  const chatAbout = async (token: string, name: string) => {
    const { group_id } = (await teams())(name);
    const body = { name: 'Gully Cup', location: 'NA', message: `I have registered: ${name}.`, group_id };
    return api.request(newConversation, { body }, { token });
  };
  const messages = async (token: string, id: unknown) =>
    (await api.reply(chats, { params: { id: Number(id) } }, { token })).data.map((chat) => [
      chat.user_id,
      chat.message,
    ]);

  test("the organiser's first message opens the chat, once; a cancelled registration is noted in it", async () => {
    const { token, userId } = await signIn(api);
    expect((await chatAbout(token, 'Kings')).status).toBe(422);
    await register(token, 'Kings');
    const { cid } = (await chatAbout(token, 'Kings')).json as { cid: number };
    expect(await api.reply(unreadConversations, {}, { token })).toBe(1);
    expect((await chatAbout(token, 'Kings')).json).toEqual({ message: 'success', cid });
    const first = [
      [null, 'You’re in: Kings, Gully Cup. Ask us anything here.'],
      [userId, 'I have registered: Kings.'],
    ];
    expect(await messages(token, cid)).toEqual(first);
    expect((await api.reply(ownRegistrations, {}, { token }))[0]?.conversation_id).toBe(cid);
    await cancel(token, 'Kings');
    expect(await messages(token, cid)).toEqual([...first, [userId, 'I have cancelled my registration for Kings.']]);
  });

  test('the organiser may write the first message, and a deleted chat is restarted', async () => {
    await importContent(api, {
      'leagues.json': [{ slug: 'cup', name: 'Gully Cup', created_at: '-20d' }],
      'league-registrations.json': [{ ...cup, welcome: 'Bring water.' }],
    });
    const { token } = await signIn(api);
    await register(token, 'Kings');
    const { cid } = (await chatAbout(token, 'Kings')).json as { cid: number };
    expect((await messages(token, cid))[0]).toEqual([null, 'Bring water.']);
    await api.reply(deleteConversations, { body: { conversationid: [cid] } }, { token });
    expect((await api.reply(ownRegistrations, {}, { token }))[0]?.conversation_id).toBeNull();
    expect((await chatAbout(token, 'Kings')).json).not.toEqual({ message: 'success', cid });
  });

  test('a league names its newest registration while that is open', async () => {
    const { form_id } = (await teams())('Jets');
    const opens = async () => (await api.reply(leagues, {})).map((league) => league.open_registration);
    expect(await opens()).toEqual([form_id, null]);
    api.wait(2 * DAY);
    expect(await opens()).toEqual([null, null]);
    expect((await api.reply(leagueBySlug, { params: { slug: 'cup' } })).open_registration).toBeNull();
  });
});
