import { notifications } from '@maidan/contract/account/notifications';
import { formReceipts, withdrawResponse } from '@maidan/contract/league/form-receipts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '../../../../testing/databases/engines.ts';
import { field, seatBuilder, sheet } from '../../../../testing/form-builder.ts';
import { answerParts, sendForm, writeForm } from '../../../../testing/form-sender.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { signIn } from '../../../../testing/people/users.ts';
import { HOUR } from '../../../runtime/clock.ts';
import { toInstant } from '../../../runtime/clock.ts';

describe.each(everyEngine)('sent responses on %s', (engine) => {
  let api: TestApp;
  let staff: Awaited<ReturnType<typeof seatBuilder>>;
  beforeAll(async () => {
    api = await createTestApp(engine);
    staff = await seatBuilder(api);
  });
  afterAll(() => api.close());

  const content = () =>
    sheet({
      title: 'Tea & <scones>',
      fields: [field('name', { label: 'Your name' }), field('empty'), field('photo', { type: 'file' })],
    });

  async function sent(limits: object = {}) {
    const id = await staff.published(content());
    await staff.limit(id, limits);
    const { token, userId } = await signIn(api);
    const { fields } = await staff.shown(id);
    const [name = 0, , photo = 0] = fields.map((each) => Number(each.id));
    const answers = [
      { field: name, text: 'Asha' },
      { field: photo, file: { name: 'team.csv', bytes: 'a,b' } },
    ];
    const reply = await sendForm(api, writeForm(answerParts(id, answers)), { token });
    expect(reply.status).toBe(200);
    const read = async (reader = token) => (await api.reply(formReceipts, { params: { id } }, { token: reader })).data;
    const withdraw = (reader = token) =>
      api.request(withdrawResponse, { params: { id: Number(reply.json['id']) } }, { token: reader });
    return { id, token, userId, name, photo, read, withdraw };
  }

  test('an id that no response can have is 404', async () => {
    const { token } = await signIn(api);
    expect((await api.request(withdrawResponse, { params: { id: 'none' } }, { token })).status).toBe(404);
  });

  test('can be read only by their sender, in order, and are confirmed by a message', async () => {
    const { id, token, name, photo, read } = await sent();
    expect(await read()).toMatchObject([
      {
        sent_at: toInstant(api.now()),
        can_withdraw: false,
        answers: [
          { field_id: name, label: 'Your name', text: 'Asha' },
          { field_id: photo, label: 'PHOTO', text: 'team.csv' },
        ],
      },
    ]);
    const other = await signIn(api);
    expect(await read(other.token)).toEqual([]);
    const [latest] = (await api.reply(notifications, { query: {} }, { token })).data;
    expect(latest?.content).toContain('Your answers to “Tea &amp; &lt;scones&gt;” have arrived.');
    expect(latest?.content).toContain(`/form/${id}"`);
  });

  test('can be withdrawn if the form allows it: answers, files and storage are freed, and so is the place', async () => {
    const { id, token, userId, read, withdraw } = await sent({ can_withdraw: true, answers_max: 1 });
    expect((await staff.shown(id)).state).toBe('full');
    const stranger = await signIn(api);
    expect((await withdraw(stranger.token)).status).toBe(404);
    expect((await withdraw()).status).toBe(204);
    expect(await read()).toEqual([]);
    expect((await staff.shown(id)).state).toBe('open');
    const { stored_bytes } = await api.db
      .selectFrom('users')
      .select('stored_bytes')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    expect(stored_bytes).toBe(0);
    expect((await withdraw(token)).status).toBe(404);
  });

  test('stay if the form does not allow it, or has closed', async () => {
    const strict = await sent();
    expect((await strict.withdraw()).json).toMatchObject({ code: 'form_closed' });
    const late = await sent({ can_withdraw: true, closes_at: toInstant(api.now() + HOUR) });
    expect((await late.read())[0]?.can_withdraw).toBe(true);
    api.wait(HOUR);
    expect((await late.read())[0]?.can_withdraw).toBe(false);
    expect((await late.withdraw()).status).toBe(409);
    expect(await late.read()).toHaveLength(1);
  });
});
