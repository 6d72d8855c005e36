import { notifications } from '@maidan/contract/account/notifications';
import { removeWaitingPerson } from '@maidan/contract/desk/forms/form-waiting';
import { deskRegistrations } from '@maidan/contract/desk/league/league-registrations';
import { deskLog } from '@maidan/contract/desk/log';
import { offerTeamPlace, removeFromTeamWaiting, teamWaitingList } from '@maidan/contract/desk/league/team-waiting';
import { registerForLeague, registrationById } from '@maidan/contract/league/league-registrations';
import { joinTeamWaitingList, teamWaitingPlaces } from '@maidan/contract/league/waiting-lists';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../../../testing/databases/engines.ts';
import { importContent } from '../../../../../testing/packs.ts';
import { seatStaff } from '../../../../../testing/people/staff.ts';
import { createTestApp, type TestApp } from '../../../../../testing/test-app.ts';
import { signIn } from '../../../../../testing/people/users.ts';
import { DAY, HOUR, toInstant } from '../../../../runtime/clock.ts';

const sports = [{ heading: 'Open', groups: [{ name: 'Titans', capacity: 1, registered: 0 }] }];

describe.each(engines)('a person on the waiting list of a team, at the desk, on %s', (engine) => {
  let api: TestApp;
  let token: string;
  let league: number;
  let body: { form_id: number; sport_id: number; group_id: number };
  beforeEach(async () => {
    await (api as TestApp | undefined)?.close();
    api = await createTestApp(engine);
    await importContent(api, {
      'leagues.json': [
        { slug: 'cup', name: 'Gully Cup', created_at: '-20d' },
        { slug: 'fives', name: 'City Fives', created_at: '-30d' },
      ],
      'league-registrations.json': [{ slug: 'spring', league: 'cup', sports, created_at: '-9d', closes: '+9d' }],
    });
    league = await leagueId('cup');
    ({ token } = await seatStaff(api, { roles: ['organiser'], leagueIds: [league], name: 'Farhan' }));
    const { id, groups } = await api.reply(registrationById, { params: { id: 'spring' } });
    const team = groups['Open']?.[0];
    body = { form_id: Number(id), sport_id: Number(team?.regsport_id), group_id: Number(team?.groupid) };
    await api.reply(registerForLeague, { body }, { token: (await signIn(api)).token });
  });
  afterAll(() => api.close());

  const leagueId = async (slug: string) =>
    (await api.db.selectFrom('leagues').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id;
  const register = async (person: string) => (await api.request(registerForLeague, { body }, { token: person })).status;
  async function wait(name: string) {
    const person = await signIn(api, undefined, name);
    await api.reply(joinTeamWaitingList, { body }, { token: person.token });
    api.wait(1000);
    return person;
  }
  const list = async () =>
    (await api.reply(teamWaitingList, { params: { id: body.group_id }, query: {} }, { token })).data;
  const names = async () => (await list()).map(({ position, person }) => [position, person.name]);
  const entry = async (name: string) =>
    Number((await list()).find(({ person }) => person.name === name)?.id ?? 999_999);
  const offer = async (id: number, as = token) => api.request(offerTeamPlace, { params: { id } }, { token: as });
  const remove = async (id: number, as = token) =>
    api.request(removeFromTeamWaiting, { params: { id } }, { token: as });
  const acts = async () =>
    (await api.reply(deskLog, { query: { thing_kind: 'registration' } }, { token })).data.map(({ action }) => action);

  test('is listed in order with a masked number, and counted next to the team', async () => {
    const asha = await wait('Asha');
    await wait('Ravi');
    expect(await names()).toEqual([
      [1, 'Asha'],
      [2, 'Ravi'],
    ]);
    const [first] = await list();
    expect(first).toMatchObject({ person: { phone_ending: asha.phone.slice(-2) }, offered_until: null });
    expect(JSON.stringify(await list())).not.toContain(asha.phone);
    const { data } = await api.reply(deskRegistrations, { params: { id: league }, query: {} }, { token });
    expect(data[0]?.teams).toMatchObject([{ name: 'Titans', taken: 1, waiting: 2 }]);
  });

  test('can be offered a place out of turn and beyond the capacity of the team, and is notified', async () => {
    const asha = await wait('Asha');
    const ravi = await wait('Ravi');
    expect(await register(ravi.token)).toBe(409);
    const id = await entry('Ravi');
    const until = toInstant(api.now() + DAY);
    expect((await offer(id)).json).toEqual({ offered_until: until });
    expect((await offer(id)).json).toEqual({ offered_until: until });
    const messages = (await api.reply(notifications, { query: {} }, { token: ravi.token })).data;
    expect(messages.filter(({ content }) => content.includes('is held for you until'))).toHaveLength(1);
    expect(await register(asha.token)).toBe(409);
    expect(await register(ravi.token)).toBe(200);
    expect(await names()).toEqual([[1, 'Asha']]);
    expect((await acts()).filter((action) => action === 'registration-place.offered')).toHaveLength(1);
  });

  test('can be removed from the list, and a place held for them goes to the next person', async () => {
    await wait('Asha');
    const ravi = await wait('Ravi');
    await api.db.updateTable('registration_groups').set({ capacity: 2 }).where('id', '=', body.group_id).execute();
    const id = await entry('Asha');
    expect((await offer(id)).status).toBe(200);
    expect((await remove(id)).status).toBe(204);
    expect((await remove(id)).status).toBe(404);
    expect((await offer(id)).status).toBe(404);
    const { data } = await api.reply(teamWaitingPlaces, {}, { token: ravi.token });
    expect(data).toMatchObject([{ position: 1, offered_until: toInstant(api.now() + DAY) }]);
    expect(await acts()).toContain('registration-place.waiting-removed');
  });

  test('gets no offer outside the time of the registration', async () => {
    await wait('Asha');
    const id = await entry('Asha');
    const set = (times: { opens_at: number | null; closes_at?: number }) =>
      api.db.updateTable('league_registrations').set(times).execute();
    await set({ opens_at: api.now() + HOUR });
    expect((await offer(id)).json).toMatchObject({ code: 'registration_early' });
    await set({ opens_at: null, closes_at: api.now() });
    expect((await offer(id)).json).toMatchObject({ code: 'registration_closed' });
  });

  test('is invisible to the organiser of another league, and to staff who build forms', async () => {
    await wait('Asha');
    const id = await entry('Asha');
    const other = await seatStaff(api, { roles: ['organiser'], leagueIds: [await leagueId('fives')], name: 'Meera' });
    const editor = await seatStaff(api, { roles: ['editor'], name: 'Zoya' });
    expect((await offer(id, other.token)).status).toBe(404);
    expect((await remove(id, other.token)).status).toBe(404);
    const asForm = await api.request(removeWaitingPerson, { params: { id } }, { token: editor.token });
    expect(asForm.status).toBe(404);
    expect(await names()).toEqual([[1, 'Asha']]);
  });
});
