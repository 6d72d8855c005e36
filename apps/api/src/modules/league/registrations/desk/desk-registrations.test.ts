import { notifications } from '@maidan/contract/account/notifications';
import type { Body } from '@maidan/contract/core/endpoint';
import {
  cancelEntry,
  deskRegistrations,
  moveEntry,
  registrationEntries,
  registrationFile,
  setRegistrationTimes,
  showEntryPhone,
} from '@maidan/contract/desk/league/league-registrations';
import { NUMBERS_PER_HOUR } from '@maidan/contract/desk/limits';
import { deskLog } from '@maidan/contract/desk/log';
import { ownRegistrations, registerForLeague, registrationById } from '@maidan/contract/league/league-registrations';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../../../testing/databases/engines.ts';
import { explain } from '../../../../../testing/databases/explain.ts';
import { importContent } from '../../../../../testing/packs.ts';
import { seatStaff } from '../../../../../testing/people/staff.ts';
import { createTestApp, type TestApp } from '../../../../../testing/test-app.ts';
import { newPhone, signIn, type TestUser } from '../../../../../testing/people/users.ts';
import { DAY, MINUTE, toInstant } from '../../../../runtime/clock.ts';
import { entriesQuery, fileQuery } from './desk-registrations.store.ts';

const sports = [
  { heading: 'Open', groups: [{ name: 'Titans' }, { name: 'Lions', capacity: 5, registered: 4 }, { name: 'Bats' }] },
  { heading: 'Under 17', groups: [{ name: 'Jets' }] },
];

const pack = {
  'leagues.json': [
    { slug: 'cup', name: 'Gully Cup', created_at: '-20d' },
    { slug: 'fives', name: 'City Fives', created_at: '-30d' },
  ],
  'league-registrations.json': [{ slug: 'spring', league: 'cup', sports, created_at: '-9d', closes: '+1d' }],
};

describe.each(engines)('registrations at the desk on %s', (engine) => {
  let api: TestApp;
  let token: string;
  let asha: TestUser;
  let teams: Map<string, number>;
  beforeEach(async () => {
    await (api as TestApp | undefined)?.close();
    api = await createTestApp(engine);
    await importContent(api, pack);
    const cup = await leagueId('cup');
    ({ token } = await seatStaff(api, { roles: ['organiser'], leagueIds: [cup], name: 'Farhan' }));
    const [registration] = (await api.reply(deskRegistrations, { params: { id: cup }, query: {} }, { token })).data;
    teams = new Map(registration?.teams.map(({ name, id }) => [name, Number(id)]));
    asha = await register('Asha', 'Titans');
  });
  afterAll(() => api.close());

  const leagueId = async (slug: string) =>
    (await api.db.selectFrom('leagues').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id;
  const registrationId = async () => Number((await api.reply(registrationById, { params: { id: 'spring' } })).id);
  const idOf = (team: string) => teams.get(team) ?? 0;
  async function bodyOf(team: string): Promise<Body<typeof registerForLeague>> {
    const { id, groups } = await api.reply(registrationById, { params: { id: 'spring' } });
    const place = Object.values(groups)
      .flat()
      .find((found) => found.group_name === team);
    return { form_id: id, sport_id: place?.regsport_id ?? 0, group_id: place?.groupid ?? 0 };
  }
  const register = async (name: string, team: string, person?: TestUser) => {
    const user = person ?? (await signIn(api, undefined, name));
    const body = await bodyOf(team);
    api.wait(MINUTE);
    await api.reply(registerForLeague, { body }, { token: user.token });
    return user;
  };
  const list = async (team: string) =>
    (await api.reply(registrationEntries, { params: { id: idOf(team) }, query: {} }, { token })).data;
  const names = async (team: string) => (await list(team)).map(({ person }) => person.name);
  const taken = async () => {
    const page = await api.reply(deskRegistrations, { params: { id: await leagueId('cup') }, query: {} }, { token });
    return Object.fromEntries(page.data[0]?.teams.map((team) => [team.name, team.taken]) ?? []);
  };
  const params = (team: string, { userId }: TestUser) => ({ id: idOf(team), person: userId });
  const move = (from: string, to: string, person = asha) =>
    api.request(moveEntry, { params: params(from, person), body: { team_id: idOf(to) } }, { token });

  test('teams show their places, and their members with masked numbers', async () => {
    await register('Zoya', 'Titans');
    expect(await taken()).toEqual({ Titans: 2, Lions: 4, Bats: 0, Jets: 0 });
    const [first, second] = await list('Titans');
    expect([first?.person.name, second?.person.name]).toEqual(['Asha', 'Zoya']);
    expect(first?.phone_ending).toBe(asha.phone.slice(-2));
    expect(JSON.stringify(await list('Titans'))).not.toContain(asha.phone.slice(-6));
  });

  test('a person can be moved to another team, keeps the time, and gets a notification', async () => {
    const [before] = await list('Titans');
    expect((await move('Titans', 'Lions')).status).toBe(204);
    expect(await list('Lions')).toEqual([before]);
    expect(await taken()).toMatchObject({ Titans: 0, Lions: 5 });
    expect(await api.reply(ownRegistrations, {}, { token: asha.token })).toMatchObject([{ group_name: 'Lions' }]);
    const [notification] = (await api.reply(notifications, { query: {} }, { token: asha.token })).data;
    expect(notification?.content).toContain('you are now in Lions instead of Titans');
    const { data } = await api.reply(deskLog, { query: { thing_kind: 'registration' } }, { token });
    expect(data[0]).toMatchObject({
      action: 'registration.moved',
      before: { team: 'Titans' },
      after: { team: 'Lions' },
    });
  });

  test('its times can be set, apply at once, are logged, and stay when content is imported again', async () => {
    const id = await registrationId();
    const times = { opens_at: toInstant(api.now() + DAY), closes_at: toInstant(api.now() + 9 * DAY) };
    const set = (body: Body<typeof setRegistrationTimes>) =>
      api.request(setRegistrationTimes, { params: { id }, body }, { token });
    expect((await set(times)).json).toEqual(times);
    expect(await api.reply(registrationById, { params: { id: 'spring' } })).toMatchObject(times);
    await importContent(api, pack);
    expect(await api.reply(registrationById, { params: { id: 'spring' } })).toMatchObject(times);
    const { data } = await api.reply(
      deskRegistrations,
      { params: { id: await leagueId('cup') }, query: {} },
      { token },
    );
    expect(data[0]).toMatchObject(times);
    const entries = (await api.reply(deskLog, { query: { thing_kind: 'registration' } }, { token })).data;
    expect(entries[0]).toMatchObject({ action: 'registration.timed', after: times });
    const backwards = await set({ opens_at: times.closes_at, closes_at: times.opens_at });
    expect([backwards.status, backwards.json]).toMatchObject([422, { errors: { closes_at: [expect.any(String)] } }]);
    const reader = await signIn(api);
    const body = await bodyOf('Jets');
    const early = await api.request(registerForLeague, { body }, { token: reader.token });
    expect([early.status, early.json]).toMatchObject([409, { code: 'registration_early' }]);
    expect((await set({ opens_at: null, closes_at: toInstant(api.now() + MINUTE) })).status).toBe(200);
    expect((await api.request(registerForLeague, { body }, { token: reader.token })).status).toBe(200);
    api.wait(MINUTE);
    const late = await signIn(api);
    const closed = await api.request(registerForLeague, { body }, { token: late.token });
    expect([closed.status, closed.json]).toMatchObject([409, { code: 'registration_closed' }]);
    expect((await set({ opens_at: null, closes_at: null })).json).toEqual({ opens_at: null, closes_at: null });
  });

  test('a move follows the rules of places and teams', async () => {
    await register('Zoya', 'Lions');
    expect((await move('Titans', 'Lions')).json).toMatchObject({
      code: 'registration_full',
      message: 'Lions is full.',
    });
    expect((await move('Titans', 'Titans')).status).toBe(422);
    expect((await move('Bats', 'Titans')).status).toBe(404);
    await register('Asha', 'Jets', asha);
    expect((await move('Jets', 'Bats')).json).toMatchObject({ code: 'registration_limit' });
    expect(await names('Jets')).toEqual(['Asha']);
    expect(await taken()).toEqual({ Titans: 1, Lions: 5, Bats: 0, Jets: 1 });
  });

  test('the last place goes to only one of two people who are moved there at once', async () => {
    const zoya = await register('Zoya', 'Bats');
    const answers = await Promise.all([move('Titans', 'Lions'), move('Bats', 'Lions', zoya)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    expect((await taken())['Lions']).toBe(5);
  });

  test('a cancelled place is free again, and its person gets a notification', async () => {
    const cancel = () => api.request(cancelEntry, { params: params('Titans', asha) }, { token });
    expect((await cancel()).status).toBe(204);
    expect((await cancel()).status).toBe(404);
    expect(await taken()).toMatchObject({ Titans: 0 });
    const [notification] = (await api.reply(notifications, { query: {} }, { token: asha.token })).data;
    expect(notification?.content).toContain('cancelled your place in Titans');
  });

  test('numbers are revealed one by one, ten an hour', async () => {
    const show = () => api.request(showEntryPhone, { params: params('Titans', asha) }, { token });
    expect((await show()).json).toEqual({ phone: asha.phone });
    for (let turn = 1; turn < NUMBERS_PER_HOUR; turn += 1) await show();
    expect((await show()).status).toBe(429);
    const foreign = await seatStaff(api, { roles: ['organiser'], leagueIds: [await leagueId('fives')] });
    const theirs = { token: foreign.token };
    expect((await api.request(showEntryPhone, { params: params('Titans', asha) }, theirs)).status).toBe(404);
    const entries = await api.request(registrationEntries, { params: { id: idOf('Titans') }, query: {} }, theirs);
    const own = await api.request(deskRegistrations, { params: { id: await leagueId('cup') }, query: {} }, theirs);
    expect([entries.status, own.status]).toEqual([404, 404]);
  });

  test('the file has names and teams without numbers or formulas, and is logged', async () => {
    await register('=HYPERLINK("x")', 'Jets');
    const { id } = await api.reply(registrationById, { params: { id: 'spring' } });
    const file = await api.reply(registrationFile, { params: { id }, body: {} }, { token });
    expect(file).toMatchObject({ file_name: 'registration-spring-2026-11-20.csv', cursor: null });
    expect(file.csv).toContain('"Open","Titans"');
    expect(file.csv).toContain(`"'=HYPERLINK(""x"")"`);
    expect(file.csv).not.toContain(asha.phone);
    const { data } = await api.reply(deskLog, { query: { action: 'registration.exported' } }, { token });
    expect(data).toHaveLength(1);
    api.wait(10 * MINUTE);
    expect((await api.request(registrationFile, { params: { id }, body: {} }, { token })).status).toBe(403);
  });

  test('a person under 18 is listed and exported with a guardian who agreed, not with one who did not [P-1]', async () => {
    const young = await register('Zoya', 'Titans');
    const consent = { link_hash: 'x', version: '1', asked_at: api.now(), ended_at: null, expires_at: api.now() + DAY };
    const add = (user_id: number, guardian_name: string, given_at: number | null) =>
      api.db
        .insertInto('guardian_consents')
        .values({ ...consent, user_id, guardian_name, given_at, link_hash: guardian_name, phone: newPhone() })
        .execute();
    await add(young.userId, 'Lakshmi Rao', api.now());
    await add(asha.userId, 'Nobody Yet', null);
    expect((await list('Titans')).map(({ guardian }) => guardian)).toEqual([null, 'Lakshmi Rao']);
    const { id } = await api.reply(registrationById, { params: { id: 'spring' } });
    const { csv } = await api.reply(registrationFile, { params: { id }, body: {} }, { token });
    expect([csv.includes('"Zoya","Lakshmi Rao"'), csv.includes('Nobody Yet')]).toEqual([true, false]);
  });

  test('lists are read through an index', async () => {
    const plan = await explain(api.world.database, entriesQuery(api.db, idOf('Titans'), { at: 1, id: 1 }));
    expect(plan).toContain('registration_entries_of_group');
    expect(plan).not.toMatch(/TEMP B-TREE|Sort/);
    const file = await explain(api.world.database, fileQuery(api.db, 1, { team: 1, id: 1 }, 30));
    expect(file).toMatch(/registration_entries_(?:of_group|pkey)|sqlite_autoindex_registration_entries/);
  });
});
