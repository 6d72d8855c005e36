import { cancelEntry, moveEntry } from '@maidan/contract/desk/league/league-registrations';
import { offerTeamPlace, removeFromTeamWaiting, teamWaitingList } from '@maidan/contract/desk/league/team-waiting';
import * as contract from '@maidan/contract/desk/webhooks';
import { cancelRegistration, registerForLeague, registrationById } from '@maidan/contract/league/league-registrations';
import { joinTeamWaitingList, leaveTeamWaitingList } from '@maidan/contract/league/waiting-lists';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../../testing/databases/engines.ts';
import { importContent } from '../../../../testing/packs.ts';
import { seatStaff } from '../../../../testing/people/staff.ts';
import { signIn } from '../../../../testing/people/users.ts';
import { signatureBy } from '../../../../testing/stand-ins/webhook-receiver.ts';
import { openWebhooks } from '../../../../testing/stand-ins/webhooks.ts';
import { offerFreedPlaces } from '../../../jobs/offer-freed-places.ts';
import { removeFormerAccounts } from '../../../jobs/remove-former-accounts.ts';
import { DAY } from '../../../runtime/clock.ts';

const settings = (origin: string) => ({ address: `${origin}/hook`, events: [...contract.registrationEvents] });

describe.each(engines)('webhooks of a league on %s', (engine) => {
  let hooks: Awaited<ReturnType<typeof openWebhooks>>;
  let league: number;
  let staff: string;
  let season = 0;
  beforeAll(async () => {
    hooks = await openWebhooks(engine);
  });
  afterAll(() => hooks.close());
  beforeEach(async () => {
    await hooks.reset();
    season += 1;
    const team = (name: string, capacity: number) => ({ name, capacity, registered: 0 });
    const sports = [{ heading: 'Open', teams_each: 2, groups: [team('Titans', 1), team('Lions', 40)] }];
    await importContent(hooks.api, {
      'leagues.json': [
        { slug: `cup-${season}`, name: 'Gully Cup', created_at: '-20d' },
        { slug: `fives-${season}`, name: 'City Fives', created_at: '-20d' },
      ],
      'league-registrations.json': [
        { slug: `spring-${season}`, league: `cup-${season}`, sports, created_at: '-9d' },
        { slug: `autumn-${season}`, league: `fives-${season}`, sports, created_at: '-9d' },
      ],
    });
    league = await leagueId(`cup-${season}`);
    staff = (await seatStaff(hooks.api, { roles: ['organiser'], leagueIds: [league] })).token;
  });

  const leagueId = async (slug: string) =>
    (await hooks.api.db.selectFrom('leagues').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id;
  const add = (body: Partial<ReturnType<typeof settings>> = {}, token = staff) =>
    hooks.api.request(
      contract.addLeagueWebhook,
      { params: { id: league }, body: { ...settings(hooks.receiver.origin), ...body } },
      { token },
    );
  async function callsOf(name: string, slug = `spring-${season}`) {
    const { id, groups } = await hooks.api.reply(registrationById, { params: { id: slug } });
    const group = groups['Open']?.find(({ group_name }) => group_name === name);
    const body = { form_id: Number(id), sport_id: Number(group?.regsport_id), group_id: Number(group?.groupid) };
    return {
      id: body.group_id,
      register: (token: string) => hooks.api.reply(registerForLeague, { body }, { token }),
      cancel: (token: string) => hooks.api.reply(cancelRegistration, { body }, { token }),
      join: (token: string) => hooks.api.reply(joinTeamWaitingList, { body }, { token }),
      leave: (token: string) => hooks.api.request(leaveTeamWaitingList, { body }, { token }),
    };
  }
  async function sent() {
    await hooks.work();
    return hooks.receiver.received.map(({ body: { type, data } }) => [type, data.team?.name, data.person?.id]);
  }

  test("report registrations and cancellations, signed, with the team but no one's name or phone", async () => {
    const { secret } = contract.addLeagueWebhook.response.parse((await add()).json);
    const lions = await callsOf('Lions');
    const asha = await signIn(hooks.api, undefined, 'Asha-Canary');
    await lions.register(asha.token);
    await lions.register(asha.token);
    await hooks.work();
    await lions.cancel(asha.token);
    await lions.cancel(asha.token);
    expect(await sent()).toEqual([
      ['registration.created', 'Lions', asha.userId],
      ['registration.cancelled', 'Lions', asha.userId],
    ]);
    const [first] = hooks.receiver.received;
    expect(first?.body.data).toMatchObject({
      league: { id: league, name: 'Gully Cup' },
      team: { id: lions.id, heading: 'Open', places: 40, taken: 1, waiting: 0, registration: { name: 'Gully Cup' } },
      former_team: null,
    });
    expect(first?.signatures).toEqual([signatureBy(secret, first ?? { id: '', timestamp: 0, text: '' })]);
    const texts = hooks.receiver.received.map(({ text }) => text).join('');
    for (const canary of ['Asha-Canary', asha.phone]) expect(texts).not.toContain(canary);
  });

  test('report the waiting list: joined, offered, accepted, left and expired', async () => {
    await add();
    const titans = await callsOf('Titans');
    const [first, second, third, fourth] = await Promise.all([1, 2, 3, 4].map(() => signIn(hooks.api)));
    if (!first || !second || !third || !fourth) throw new Error('No one signed in.');
    await titans.register(first.token);
    for (const { token } of [second, third, fourth]) {
      await titans.join(token);
      await titans.join(token);
    }
    await titans.cancel(first.token);
    hooks.api.wait(DAY + 1);
    await offerFreedPlaces(hooks.api.db, hooks.api.world.settings, hooks.api.now());
    await titans.register(third.token);
    expect((await titans.leave(fourth.token)).status).toBe(204);
    expect((await titans.leave(fourth.token)).status).toBe(204);
    expect(await sent()).toEqual([
      ['registration.created', 'Titans', first.userId],
      ['waiting.joined', 'Titans', second.userId],
      ['waiting.joined', 'Titans', third.userId],
      ['waiting.joined', 'Titans', fourth.userId],
      ['registration.cancelled', 'Titans', first.userId],
      ['waiting.offered', 'Titans', second.userId],
      ['waiting.left', 'Titans', second.userId],
      ['waiting.offered', 'Titans', third.userId],
      ['waiting.accepted', 'Titans', third.userId],
      ['registration.created', 'Titans', third.userId],
      ['waiting.left', 'Titans', fourth.userId],
    ]);
  });

  test('report actions by staff: moved, cancelled, offered out of turn, removed from the list', async () => {
    await add();
    const [titans, lions] = [await callsOf('Titans'), await callsOf('Lions')];
    const [asha, ravi, meera] = await Promise.all([1, 2, 3].map(() => signIn(hooks.api)));
    if (!asha || !ravi || !meera) throw new Error('No one signed in.');
    await titans.register(asha.token);
    for (const { token } of [ravi, meera]) await titans.join(token);
    const { data } = await hooks.api.reply(teamWaitingList, { params: { id: titans.id }, query: {} }, { token: staff });
    const [first, last] = data.map(({ id }) => ({ params: { id: Number(id) } }));
    if (!first || !last) throw new Error('No one waits.');
    for (let turn = 0; turn < 2; turn += 1) await hooks.api.reply(offerTeamPlace, last, { token: staff });
    await hooks.api.request(removeFromTeamWaiting, first, { token: staff });
    const params = { id: titans.id, person: asha.userId };
    await hooks.api.request(moveEntry, { params, body: { team_id: lions.id } }, { token: staff });
    await hooks.api.request(cancelEntry, { params: { ...params, id: lions.id } }, { token: staff });
    expect((await sent()).slice(3)).toEqual([
      ['waiting.offered', 'Titans', meera.userId],
      ['waiting.left', 'Titans', ravi.userId],
      ['registration.moved', 'Lions', asha.userId],
      ['registration.cancelled', 'Lions', asha.userId],
    ]);
    expect(hooks.receiver.received.map(({ body }) => body.data.former_team?.name ?? null)).toEqual([
      ...Array.from({ length: 5 }, () => null),
      'Titans',
      null,
    ]);
  });

  test('report the places of an account that is removed', async () => {
    await add();
    const [titans, lions] = [await callsOf('Titans'), await callsOf('Lions')];
    const [first, leaving] = [await signIn(hooks.api), await signIn(hooks.api)];
    await titans.register(first.token);
    await lions.register(leaving.token);
    await titans.join(leaving.token);
    await hooks.api.db
      .insertInto('account_deletions')
      .values({ user_id: leaving.userId, asked_at: hooks.api.now(), due_at: hooks.api.now() })
      .execute();
    await removeFormerAccounts({ db: hooks.api.db, pepper: hooks.api.world.pepper }, hooks.api.now());
    expect((await sent()).slice(3)).toEqual([
      ['registration.cancelled', 'Lions', leaving.userId],
      ['waiting.left', 'Titans', leaving.userId],
    ]);
  });

  test('send only the chosen events, a test, and nothing about other leagues', async () => {
    const { id: hook } = contract.addLeagueWebhook.response.parse(
      (await add({ events: ['registration.cancelled'] })).json,
    );
    const { token } = await signIn(hooks.api);
    for (const slug of [`spring-${season}`, `autumn-${season}`]) {
      const lions = await callsOf('Lions', slug);
      await lions.register(token);
      await lions.cancel(token);
    }
    await hooks.api.request(contract.testWebhook, { params: { id: Number(hook) } }, { token: staff });
    expect((await sent()).map(([type, team]) => [type, team])).toEqual([
      ['registration.cancelled', 'Lions'],
      ['test', undefined],
    ]);
  });

  test('accept no events of forms, and are closed to editors and organisers of other leagues', async () => {
    const { id } = contract.addLeagueWebhook.response.parse((await add()).json);
    const params = { id: Number(id) };
    const body = { ...settings(hooks.receiver.origin), events: ['answer.created' as const], is_on: true };
    const refused = await hooks.api.request(contract.changeWebhook, { params, body }, { token: staff });
    expect([refused.status, refused.json]).toMatchObject([422, { errors: { events: [expect.any(String)] } }]);
    const other = await seatStaff(hooks.api, { roles: ['organiser'], leagueIds: [await leagueId(`fives-${season}`)] });
    const editor = await seatStaff(hooks.api, { roles: ['editor'] });
    const form = await hooks.formWithHook();
    const log = (hook: number, token: string) =>
      hooks.api.request(contract.webhookDeliveries, { params: { id: hook }, query: {} }, { token });
    const statuses = await Promise.all([
      ...[other.token, editor.token, staff].map((token) => log(params.id, token)),
      ...[other.token, staff, editor.token].map((token) => log(form.hook, token)),
      add({}, other.token),
      add({}, editor.token),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 200, 404, 404, 200, 404, 403]);
  });

  test('are at most five for a league, and the log of the desk names the league', async () => {
    for (let turn = 0; turn < contract.WEBHOOKS_MAX; turn += 1) expect((await add()).status).toBe(200);
    expect((await add()).json).toMatchObject({ message: 'A league can have at most 5 webhooks.' });
    const { data } = await hooks.api.reply(contract.leagueWebhooks, { params: { id: league } }, { token: staff });
    expect(data).toHaveLength(5);
    const logged = await hooks.api.db
      .selectFrom('audit_log')
      .select(['thing_kind', 'thing_id', 'thing_name'])
      .where('action', '=', 'webhook.added')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    expect(logged).toEqual({ thing_kind: 'league', thing_id: String(league), thing_name: 'Gully Cup' });
  });
});
