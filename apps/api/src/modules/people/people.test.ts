import { decisions } from '@maidan/contract/account/decisions';
import { notifications } from '@maidan/contract/account/notifications';
import { NUMBERS_PER_HOUR } from '@maidan/contract/desk/limits';
import { deskLog } from '@maidan/contract/desk/log';
import { liftSanction } from '@maidan/contract/desk/cases/moderation';
import {
  endPersonSessions,
  findPeople,
  personById,
  sanctionPerson,
  showPersonPhone,
} from '@maidan/contract/desk/people';
import { followLeague } from '@maidan/contract/feed/follows';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../testing/databases/engines.ts';
import { explain } from '../../../testing/databases/explain.ts';
import { insertLeague } from '../../../testing/leagues.ts';
import { seatStaff } from '../../../testing/people/staff.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { signIn } from '../../../testing/people/users.ts';
import { MINUTE } from '../../runtime/clock.ts';
import { peopleQuery } from './people.store.ts';

describe.each(engines)('people at the desk on %s', (engine) => {
  let api: TestApp;
  let token: string;
  beforeEach(async () => {
    await (api as TestApp | undefined)?.close();
    api = await createTestApp(engine);
    ({ token } = await seatStaff(api, { roles: ['moderator'], name: 'Rahul' }));
  });
  afterAll(() => api.close());

  const find = async (query: string, cursor?: string) =>
    api.reply(findPeople, { body: cursor === undefined ? { query } : { query, cursor } }, { token });
  const names = async (query: string) => (await find(query)).data.map(({ name }) => name);
  const person = async (id: number, as = token) => api.reply(personById, { params: { id } }, { token: as });
  const decide = async (id: number, kind: 'warning' | 'suspension', days: number | null) => {
    const owner = await seatStaff(api, { roles: ['owner'] });
    const body = { kind, days, rule: 'bullying' } as const;
    return api.reply(sanctionPerson, { params: { id }, body }, { token: owner.token });
  };

  test('people are found by the beginning of their name in any case, or by the whole number', async () => {
    const meera = await signIn(api, undefined, 'Meera');
    await signIn(api, undefined, 'meeran');
    await signIn(api, undefined, 'Mohan');
    expect(await names('mee')).toEqual(['Meera', 'meeran']);
    expect(await names('MEERAN')).toEqual(['meeran']);
    expect(await names('eera')).toEqual([]);
    expect(await names(` +91 ${meera.phone} `)).toEqual(['Meera']);
    expect(await names('')).toEqual(['Mohan', 'meeran', 'Meera']);
    expect(await names('100%')).toEqual([]);
  });

  test('a list shows two digits of a number, and continues where a page ended', async () => {
    const meera = await signIn(api, undefined, 'Meera');
    const rows = Array.from({ length: 40 }, (_, index) => ({
      phone: `91000000${String(index).padStart(2, '0')}`,
      name: index % 2 === 0 ? 'Arjun' : 'arjun',
      created_at: api.now(),
      last_used_at: api.now(),
    }));
    await api.db.insertInto('users').values(rows).execute();
    expect(JSON.stringify(await find('meera'))).not.toContain(meera.phone.slice(-6));
    expect((await find('meera')).data[0]?.phone_ending).toBe(meera.phone.slice(-2));
    const first = await find('arjun');
    const second = await find('arjun', first.cursor ?? '');
    const ids = [...first.data, ...second.data].map(({ id }) => id);
    expect([first.data.length, second.data.length, second.cursor, new Set(ids).size]).toEqual([30, 10, null, 40]);
    expect((await find('', (await find('')).cursor ?? '')).data).toHaveLength(11);
  });

  test('each list is read through an index', async () => {
    const plan = async (wanted: Parameters<typeof peopleQuery>[1]) =>
      explain(api.world.database, peopleQuery(api.db, wanted, undefined));
    expect(await plan({ name: 'me' })).toContain('users_by_name');
    expect(await plan({ name: 'me' })).not.toMatch(/TEMP B-TREE|Sort/);
    expect(await plan('newest')).not.toMatch(/TEMP B-TREE|Sort/);
  });

  test('a suspended person learns why, and the suspension can be lifted', async () => {
    const meera = await signIn(api, undefined, 'Meera');
    await decide(meera.userId, 'suspension', 7);
    const shown = await person(meera.userId);
    expect(shown).toMatchObject({ sanction: 'suspension', sanctions: [{ kind: 'suspension', in_force: true }] });
    const [news] = (await api.reply(notifications, {}, { token: meera.token })).data;
    expect(JSON.stringify(news)).toContain('You can read but not take part until');
    await api.reply(liftSanction, { body: { id: Number(shown.sanctions[0]?.id) } }, { token });
    expect(await person(meera.userId)).toMatchObject({ sanction: null, sanctions: [{ in_force: false }] });
  });

  test('a person who registers with a league follows it, but does not play for a team yet', async () => {
    const meera = await signIn(api, undefined, 'Meera');
    const id = await insertLeague(api);
    await api.reply(followLeague, { body: { following_id: id } }, { token: meera.token });
    expect(await person(meera.userId)).toMatchObject({ teams: [], leagues: ['Cup'] });
  });

  test('a warning can be withdrawn and reinstated, and the person is notified of both', async () => {
    const meera = await signIn(api, undefined, 'Meera');
    await decide(meera.userId, 'warning', null);
    const [warning] = (await person(meera.userId)).sanctions;
    expect(warning).toMatchObject({ kind: 'warning', in_force: true });
    const change = (lifted: boolean) =>
      api.request(liftSanction, { body: { id: Number(warning?.id), lifted } }, { token });
    const decided = async () => (await api.reply(decisions, {}, { token: meera.token })).data[0]?.text;
    const shown = 'A moderator has warned you about something you wrote: it insults or bullies someone.';
    expect(await decided()).toBe(shown);
    expect((await change(true)).status).toBe(204);
    expect((await change(true)).status).toBe(409);
    expect(await person(meera.userId)).toMatchObject({ sanction: null, sanctions: [{ in_force: false }] });
    expect(await decided()).toBe(`${shown} A moderator has reversed this decision.`);
    const news = JSON.stringify((await api.reply(notifications, {}, { token: meera.token })).data[0]);
    expect(news).toContain('A moderator has withdrawn a warning that you were given.');
    expect((await change(false)).status).toBe(204);
    expect((await change(false)).status).toBe(409);
    expect(await person(meera.userId)).toMatchObject({ sanction: null, sanctions: [{ in_force: true }] });
    expect(await decided()).toBe(shown);
  });

  test('a person can be logged out on every device, which is logged', async () => {
    const meera = await signIn(api, undefined, 'Meera');
    expect((await person(meera.userId)).sessions).toHaveLength(1);
    await api.reply(endPersonSessions, { params: { id: meera.userId } }, { token });
    expect((await person(meera.userId)).sessions).toEqual([]);
    expect((await api.request(notifications, {}, { token: meera.token })).status).toBe(401);
    const [entry] = (await api.reply(deskLog, { query: {} }, { token })).data;
    expect(entry).toMatchObject({ action: 'person.signed-out', thing: { id: meera.userId, name: 'Meera' } });
  });

  test('a number can be revealed ten times an hour, but not after it has left its account', async () => {
    const meera = await signIn(api, undefined, 'Meera');
    const show = (id: number) => api.request(showPersonPhone, { params: { id } }, { token });
    expect((await show(meera.userId)).json).toMatchObject({ phone: meera.phone });
    for (let shown = 1; shown < NUMBERS_PER_HOUR; shown += 1) await show(meera.userId);
    expect((await show(meera.userId)).status).toBe(429);
    api.wait(60 * MINUTE);
    const phone = `former ${meera.userId}`;
    await api.db.updateTable('users').set({ phone }).where('id', '=', meera.userId).execute();
    expect((await show(meera.userId)).status).toBe(404);
    expect((await person(meera.userId)).phone_ending).toBeNull();
  });

  test('the roles of a member of staff are shown, but conversations only to owners', async () => {
    const owner = await seatStaff(api, { roles: ['owner', 'editor'], name: 'Kavya' });
    const kavya = await signIn(api, owner.phone, 'Kavya');
    const conversation = {
      id: 77,
      user_id: kavya.userId,
      name: 'Shoes',
      location: '',
      status: 1,
      user_seen: 1,
      hidden_at: null,
      latest_at: api.now(),
      created_at: api.now(),
    } as const;
    await api.db.insertInto('conversations').values(conversation).execute();
    expect(await person(kavya.userId)).toMatchObject({ roles: ['editor', 'owner'], conversations: [] });
    expect((await person(kavya.userId, owner.token)).conversations).toMatchObject([{ id: 77, subject: 'Shoes' }]);
    expect((await api.request(personById, { params: { id: 0 } }, { token })).status).toBe(404);
  });
});
