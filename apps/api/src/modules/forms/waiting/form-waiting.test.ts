import { notifications } from '@maidan/contract/account/notifications';
import { formReceipts, withdrawResponse } from '@maidan/contract/league/form-receipts';
import { formWaitingPlace, joinFormWaitingList, leaveFormWaitingList } from '@maidan/contract/league/waiting-lists';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../../testing/databases/engines.ts';
import { stress } from '../../../../testing/databases/env.ts';
import { field, seatBuilder, sheet } from '../../../../testing/form-builder.ts';
import { addPeople } from '../../../../testing/people/crowd.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { signIn } from '../../../../testing/people/users.ts';
import { offerFreedPlaces } from '../../../jobs/offer-freed-places.ts';
import { DAY, HOUR, toInstant } from '../../../runtime/clock.ts';

describe.each(engines)('the waiting list of a form on %s', (engine) => {
  let api: TestApp;
  let staff: Awaited<ReturnType<typeof seatBuilder>>;
  beforeAll(async () => {
    api = await createTestApp(engine);
  });
  // Their session expires during the days that pass here.
  beforeEach(async () => {
    staff = await seatBuilder(api);
  });
  afterAll(() => api.close());

  const limits = (places: number, more: object = {}) => ({
    answers_max: places,
    can_withdraw: true,
    has_waiting_list: true,
    ...more,
  });
  async function openForm(places: number, more: object = {}) {
    const id = await staff.published(sheet({ fields: [field('name', { label: 'Name' })] }));
    await staff.limit(id, limits(places, more));
    return id;
  }
  const calls = (id: number) => ({
    send: (token: string) => staff.answer(id, { Name: 'Asha' }, token),
    join: (token: string) => api.request(joinFormWaitingList, { body: { form_id: id } }, { token }),
    leave: (token: string) => api.request(leaveFormWaitingList, { body: { form_id: id } }, { token }),
    place: (token: string) => api.reply(formWaitingPlace, { params: { id } }, { token }),
    async withdraw(token: string) {
      const [receipt] = (await api.reply(formReceipts, { params: { id } }, { token })).data;
      return api.request(withdrawResponse, { params: { id: receipt?.id ?? 0 } }, { token });
    },
  });

  test('holds a freed place for the next person for a day, and then for the one after', async () => {
    const id = await openForm(1);
    const { send, join, place, withdraw } = calls(id);
    const [first, second, third, late] = await Promise.all([signIn(api), signIn(api), signIn(api), signIn(api)]);
    expect((await join(first.token)).status).toBe(409);
    expect((await send(first.token)).status).toBe(200);
    expect((await join(second.token)).json).toEqual({ position: 1, offered_until: null });
    expect((await join(third.token)).json).toEqual({ position: 2, offered_until: null });
    expect((await join(third.token)).json).toEqual({ position: 2, offered_until: null });
    expect((await staff.draft(id)).waiting).toBe(2);

    expect((await withdraw(first.token)).status).toBe(204);
    expect(await place(second.token)).toEqual({ position: 1, offered_until: toInstant(api.now() + DAY) });
    const [latest] = (await api.reply(notifications, { query: {} }, { token: second.token })).data;
    expect(latest?.content).toContain('A place in “Team sheet” is held for you until');
    expect(latest?.content).toContain(`/form/${id}"`);
    // Held for the second person: no one else gets it.
    expect((await staff.shown(id)).state).toBe('full');
    expect((await send(late.token)).status).toBe(409);
    expect((await send(third.token)).status).toBe(409);

    api.wait(DAY);
    expect(await place(second.token)).toBeNull();
    expect((await send(second.token)).status).toBe(409);
    await offerFreedPlaces(api.db, { leagueOrigin: 'http://league.example' }, api.now());
    expect(await place(third.token)).toMatchObject({ position: 1 });
    expect((await send(third.token)).status).toBe(200);
    expect(await place(third.token)).toBeNull();
    expect((await send(late.token)).status).toBe(409);
  });

  test('offers added places and declined ones, and none after closing', async () => {
    const id = await openForm(1, { closes_at: toInstant(api.now() + 2 * HOUR) });
    const { send, join, leave, place } = calls(id);
    const [first, second, third, fourth] = await Promise.all([signIn(api), signIn(api), signIn(api), signIn(api)]);
    await send(first.token);
    for (const { token } of [second, third, fourth]) expect((await join(token)).status).toBe(200);
    const closes_at = toInstant(api.now() + 2 * HOUR);
    await staff.limit(id, limits(2, { closes_at }));
    // An offer never outlasts the form.
    expect(await place(second.token)).toMatchObject({ offered_until: closes_at });
    expect((await leave(second.token)).status).toBe(204);
    expect(await place(third.token)).toEqual({ position: 1, offered_until: closes_at });
    expect(await place(fourth.token)).toEqual({ position: 2, offered_until: null });
    api.wait(2 * HOUR);
    await leave(third.token);
    expect(await place(fourth.token)).toMatchObject({ offered_until: null });
  });

  test('is unavailable if the organiser has turned it off, and to people who have used their only response', async () => {
    const none = await openForm(1, { has_waiting_list: false });
    const [first, second] = await Promise.all([signIn(api), signIn(api)]);
    await calls(none).send(first.token);
    expect((await calls(none).join(second.token)).json).toMatchObject({ message: 'This form has no waiting list.' });
    const once = await openForm(1, { one_each: true });
    await calls(once).send(first.token);
    expect((await calls(once).join(first.token)).json).toMatchObject({
      message: 'You have already answered this form.',
    });
    expect((await calls(999_999).join(first.token)).status).toBe(404);
    expect((await calls(999_999).leave(first.token)).status).toBe(404);
  });

  test('gives 40 places to 40 of many people who come at once, and queues the others in order', async () => {
    const id = await openForm(40);
    const { send, join, withdraw } = calls(id);
    const people = await addPeople(api, stress.crowd);
    const [label] = (await staff.shown(id)).fields;
    expect(label?.label).toBe('Name');
    const outcomes = await Promise.all(
      people.map(async ({ token, userId }) => {
        const sent = await send(token);
        if (sent.status === 200) return { userId, token, position: 0 };
        expect(sent.json).toMatchObject({ code: 'form_closed' });
        const joined = await join(token);
        return { userId, token, position: (joined.json as { position: number }).position };
      }),
    );
    const inside = outcomes.filter(({ position }) => position === 0);
    const waiting = outcomes.filter(({ position }) => position > 0).toSorted((a, b) => a.position - b.position);
    expect(inside).toHaveLength(40);
    expect(waiting.map(({ position }) => position)).toEqual(
      Array.from({ length: stress.crowd - 40 }, (_, at) => at + 1),
    );
    const rows = await api.db
      .selectFrom('waiting_list')
      .select('user_id')
      .where('form_id', '=', id)
      .orderBy('id')
      .execute();
    expect(rows.map(({ user_id }) => user_id)).toEqual(waiting.map(({ userId }) => userId));
    const stored = await api.db.selectFrom('form_responses').select('user_id').where('form_id', '=', id).execute();
    expect(new Set(stored.map(({ user_id }) => user_id))).toEqual(new Set(inside.map(({ userId }) => userId)));
    expect(stored).toHaveLength(40);

    // Three people withdraw at once: the first three on the list are offered one place each.
    await Promise.all(inside.slice(0, 3).map(({ token }) => withdraw(token)));
    const offered = await api.db
      .selectFrom('waiting_list')
      .select('user_id')
      .where('form_id', '=', id)
      .where('offered_until', 'is not', null)
      .orderBy('id')
      .execute();
    expect(offered.map(({ user_id }) => user_id)).toEqual(waiting.slice(0, 3).map(({ userId }) => userId));
  });
});
