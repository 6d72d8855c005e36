import { notifications } from '@maidan/contract/account/notifications';
import { formWaitingList, offerWaitingPlace, removeWaitingPerson } from '@maidan/contract/desk/forms/form-waiting';
import { formWaitingPlace, joinFormWaitingList } from '@maidan/contract/league/waiting-lists';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { everyEngine } from '../../../../testing/databases/engines.ts';
import { field, seatBuilder, sheet } from '../../../../testing/form-builder.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { signIn } from '../../../../testing/people/users.ts';
import { DAY, HOUR, toInstant } from '../../../runtime/clock.ts';

describe.each(everyEngine)('a person on the waiting list of a form, at the desk, on %s', (engine) => {
  let api: TestApp;
  let staff: Awaited<ReturnType<typeof seatBuilder>>;
  beforeAll(async () => {
    api = await createTestApp(engine);
  });
  beforeEach(async () => {
    staff = await seatBuilder(api);
  });
  afterAll(() => api.close());

  /** A form with one place, taken by the first person; others are waiting. */
  async function waitedFor(names: readonly string[], more: object = {}) {
    const id = await staff.published(sheet({ fields: [field('name', { label: 'Name' })] }));
    await staff.limit(id, { answers_max: 1, has_waiting_list: true, ...more });
    const send = async (token: string) => (await staff.answer(id, { Name: 'Asha' }, token)).status;
    expect(await send((await signIn(api)).token)).toBe(200);
    const people = [];
    for (const name of names) {
      const person = await signIn(api, undefined, name);
      await api.request(joinFormWaitingList, { body: { form_id: id } }, { token: person.token });
      people.push(person);
      api.wait(1000);
    }
    const list = async (cursor?: string) =>
      api.reply(formWaitingList, { params: { id }, query: cursor ? { cursor } : {} }, { token: staff.token });
    const entry = async (name: string) =>
      Number((await list()).data.find(({ person }) => person.name === name)?.id ?? 999_999);
    const offer = async (name: string) =>
      api.request(offerWaitingPlace, { params: { id: await entry(name) } }, { token: staff.token });
    const remove = async (name: string) =>
      api.request(removeWaitingPerson, { params: { id: await entry(name) } }, { token: staff.token });
    const place = (token: string) => api.reply(formWaitingPlace, { params: { id } }, { token });
    return { id, people, send, list, entry, offer, remove, place };
  }

  test('is listed in order, page by page, with a masked number', async () => {
    const names = Array.from({ length: 32 }, (_, at) => `Person ${at + 1}`);
    const { list, people } = await waitedFor(names);
    const first = await list();
    expect(first.data).toHaveLength(30);
    expect(first.data[0]).toMatchObject({
      position: 1,
      person: { name: 'Person 1', phone_ending: people[0]?.phone.slice(-2) },
      offered_until: null,
    });
    expect(JSON.stringify(first)).not.toContain(people[0]?.phone);
    const rest = await list(first.cursor ?? '');
    expect([...first.data, ...rest.data].map(({ position, person }) => [position, person.name])).toEqual(
      names.map((name, at) => [at + 1, name]),
    );
    expect(rest.cursor).toBeNull();
  });

  test('can be offered a place out of turn, which is held and announced to them', async () => {
    const { id, people, send, list, offer, place } = await waitedFor(['Asha', 'Ravi']);
    const ravi = people[1]?.token ?? '';
    expect(await send(ravi)).toBe(409);
    const until = toInstant(api.now() + DAY);
    expect((await offer('Ravi')).json).toEqual({ offered_until: until });
    expect((await offer('Ravi')).json).toEqual({ offered_until: until });
    expect((await list()).data.map(({ offered_until }) => offered_until)).toEqual([null, until]);
    const messages = (await api.reply(notifications, { query: {} }, { token: ravi })).data;
    expect(messages.filter(({ content }) => content.includes('is held for you until'))).toHaveLength(1);
    expect(messages[0]?.content).toContain(`/form/${id}"`);
    expect(await place(people[0]?.token ?? '')).toEqual({ position: 1, offered_until: null });
    expect(await send(ravi)).toBe(200);
    expect((await list()).data.map(({ person }) => person.name)).toEqual(['Asha']);
    expect(await staff.acts()).toContain('form-place.offered');
  });

  test('can be removed from the list, and a place held for them goes to the next person', async () => {
    const { id, people, list, offer, remove, place } = await waitedFor(['Asha', 'Ravi', 'Meera']);
    expect((await remove('Ravi')).status).toBe(204);
    expect((await list()).data.map(({ position, person }) => [position, person.name])).toEqual([
      [1, 'Asha'],
      [2, 'Meera'],
    ]);
    expect(await place(people[1]?.token ?? '')).toBeNull();
    await staff.limit(id, { answers_max: 2, has_waiting_list: true });
    expect(await place(people[0]?.token ?? '')).toMatchObject({ offered_until: expect.any(String) });
    expect((await remove('Asha')).status).toBe(204);
    expect(await place(people[2]?.token ?? '')).toMatchObject({ position: 1, offered_until: expect.any(String) });
    expect((await offer('Ravi')).status).toBe(404);
    expect((await remove('Ravi')).status).toBe(404);
    expect(await staff.acts()).toContain('form-place.waiting-removed');
  });

  test('gets no offer after the form has closed', async () => {
    const { offer } = await waitedFor(['Asha'], { closes_at: toInstant(api.now() + HOUR) });
    api.wait(HOUR);
    staff = await seatBuilder(api);
    expect((await offer('Asha')).status).toBe(409);
  });
});
