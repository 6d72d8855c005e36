import { IDEMPOTENCY_HEADER } from '@maidan/contract/core/headers';
import { registerForLeague, registrationById } from '@maidan/contract/league/league-registrations';
import { joinTeamWaitingList } from '@maidan/contract/league/waiting-lists';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY, HOUR, toInstant } from '../../../runtime/clock.ts';
import { seeded } from '../../../../testing/people/crowd.ts';
import { everyEngine } from '../../../../testing/databases/engines.ts';
import { importContent } from '../../../../testing/packs.ts';
import { signIn } from '../../../../testing/people/users.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';

const team = (name: string, places?: number) => ({ name, capacity: places, registered: places ? 4 : 0 });
const sports = [
  { heading: 'Open', groups: [team('Titans'), team('Lions', 5), team('Bats', 4), team('Last', 5)] },
  { heading: 'Under 17', groups: [team('Jets')] },
];
const registration = { slug: 'spring', league: 'cup', sports, created_at: '-9d' };

interface Ids {
  readonly form_id: number | string;
  readonly sport_id: number | string;
  readonly group_id: number | string;
}

describe.each(everyEngine)('registering on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp(engine);
    await importContent(api, {
      'leagues.json': [{ slug: 'cup', name: 'Gully Cup', created_at: '-20d' }],
      'league-registrations.json': [registration, { ...registration, slug: 'autumn', closes: '+1d' }],
    });
  });
  afterAll(() => api.close());

  const idsOf = async (slug: string, name: string): Promise<Ids> => {
    const { id, groups } = await api.reply(registrationById, { params: { id: slug } });
    const group = Object.values(groups)
      .flat()
      .find((found) => found.group_name === name);
    return { form_id: id, sport_id: group?.regsport_id ?? 0, group_id: group?.groupid ?? 0 };
  };
  const register = (token: string, body: Ids, key?: string) =>
    api.request(registerForLeague, { body }, { token, ...(key ? { headers: { [IDEMPOTENCY_HEADER]: key } } : {}) });
  const entries = async ({ group_id }: Ids) => {
    const rows = await api.db
      .selectFrom('registration_entries')
      .select('user_id')
      .where('group_id', '=', Number(group_id))
      .execute();
    const { taken } = await api.db
      .selectFrom('registration_groups')
      .select('taken')
      .where('id', '=', Number(group_id))
      .executeTakeFirstOrThrow();
    expect(taken).toBe(rows.length);
    return rows.length;
  };
  const success = { status: 'success', message: 'Registration Successful', reg_leaguename: 'Gully Cup' };

  test('succeeds, also when repeated, and stores one row [3.47]', async () => {
    const { token } = await signIn(api);
    const ids = await idsOf('spring', 'Titans');
    for (const _ of [1, 2]) {
      const answer = await register(token, ids);
      expect([answer.status, answer.json]).toEqual([200, success]);
    }
    expect(await entries(ids)).toBe(1);
    expect((await register(token, { ...ids, form_id: 'spring' })).json).toEqual(success);
    expect(await entries(ids)).toBe(1);
    expect((await register(token, await idsOf('spring', 'Jets'))).json).toEqual(success);
  });

  test('form, sport and group must belong together: every other combination is refused [A-6]', async () => {
    const { token } = await signIn(api);
    const spring = [await idsOf('spring', 'Titans'), await idsOf('spring', 'Jets')] as const;
    const autumn = [await idsOf('autumn', 'Titans'), await idsOf('autumn', 'Jets')] as const;
    const all = [...spring, ...autumn];
    for (const { form_id } of [spring[0], autumn[0]]) {
      for (const { sport_id } of all) {
        for (const { group_id } of all) {
          const ids = { form_id, sport_id, group_id };
          const isRight = all.some((right) => JSON.stringify(right) === JSON.stringify(ids));
          const { status, json } = await register(token, ids);
          const wrong = { errors: { group_id: ['This team is not part of the registration.'] } };
          const expected = isRight ? [200, success] : [422, wrong];
          expect([ids, status, json]).toMatchObject([ids, ...expected]);
        }
      }
    }
    expect((await register(token, { ...spring[0], form_id: 999_999 })).status).toBe(404);
    expect((await register(token, { ...spring[0], group_id: 'titans' })).status).toBe(422);
    expect((await register(token, { ...spring[0], group_id: -1 })).status).toBe(422);
  });

  test('says when a registration opens before it does', async () => {
    const { token } = await signIn(api);
    const ids = await idsOf('spring', 'Titans');
    await api.db
      .updateTable('league_registrations')
      .set({ opens_at: api.now() + HOUR })
      .where('slug', '=', 'spring')
      .execute();
    const found = await api.reply(registrationById, { params: { id: 'spring' } });
    expect(found.opens_at).toBe(toInstant(api.now() + HOUR));
    for (const endpoint of [registerForLeague, joinTeamWaitingList]) {
      const early = await api.request(endpoint, { body: ids }, { token });
      expect([early.status, early.json]).toMatchObject([409, { code: 'registration_early' }]);
      expect(early.text).toMatch(/Registration for Gully Cup opens on \d+ \w+ 2026/);
    }
    api.wait(HOUR);
    expect((await register(token, ids)).json).toEqual(success);
  });

  test('a full team and a closed registration are 409, and registered people stay registered', async () => {
    const { token } = await signIn(api);
    const full = await register(token, await idsOf('spring', 'Bats'));
    expect([full.status, full.json]).toEqual([
      409,
      expect.objectContaining({ code: 'registration_full', message: 'Bats is full. Please pick another team.' }),
    ]);
    const ids = await idsOf('autumn', 'Titans');
    const other = await signIn(api);
    expect((await register(other.token, ids)).json).toEqual(success);
    const before = await entries(ids);
    api.wait(2 * DAY);
    const closed = await register(token, ids);
    expect([closed.status, closed.json]).toEqual([
      409,
      expect.objectContaining({ code: 'registration_closed', message: 'Registration for Gully Cup is closed.' }),
    ]);
    expect((await register(other.token, ids)).json).toEqual(success);
    expect(await entries(ids)).toBe(before);
  });

  test('of a hundred parallel requests for one place, one succeeds and the others get an error [C-4]', async () => {
    const people = await Promise.all(Array.from({ length: 100 }, () => signIn(api)));
    const ids = await idsOf('spring', 'Last');
    const answers = await Promise.all(people.map(({ token }) => register(token, ids)));
    const byStatus = Map.groupBy(answers, ({ status }) => status);
    expect([byStatus.get(200)?.length, byStatus.get(409)?.length]).toEqual([1, 99]);
    for (const { json } of byStatus.get(409) ?? []) expect(json).toMatchObject({ code: 'registration_full' });
    expect(await entries(ids)).toBe(1);
    const { groups } = await api.reply(registrationById, { params: { id: 'spring' } });
    expect(groups['Open']?.find(({ group_name }) => group_name === 'Last')?.places_left).toBe(0);
  });

  test('fifty parallel requests of one person take one place [C-4]', async () => {
    const { token } = await signIn(api);
    const ids = await idsOf('spring', 'Lions');
    const answers = await Promise.all(Array.from({ length: 50 }, () => register(token, ids)));
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set([JSON.stringify(success)]));
    expect(await entries(ids)).toBe(1);
  });

  test('after lost replies and retries there are as many rows as registered people [C-3]', async () => {
    const ids = await idsOf('spring', 'Jets');
    const before = await entries(ids);
    const random = seeded(7);
    const people = await Promise.all(Array.from({ length: 20 }, () => signIn(api)));
    await Promise.all(
      people.map(async ({ token, phone }) => {
        // Three in ten replies never arrive, and the client repeats the request.
        do expect((await register(token, ids, `intent-${phone}`)).json).toEqual(success);
        while (random() < 0.3);
      }),
    );
    expect(await entries(ids)).toBe(before + 20);
    const [first] = people;
    const other = await register(first?.token ?? '', await idsOf('spring', 'Titans'), `intent-${first?.phone}`);
    expect(other.json).toMatchObject({ code: 'idempotency_mismatch' });
  });
});
