import * as contract from '@maidan/contract/desk/webhooks';
import { editResponse } from '@maidan/contract/league/form-receipts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { everyEngine } from '../../../../testing/databases/engines.ts';
import { signatureBy } from '../../../../testing/stand-ins/webhook-receiver.ts';
import { openWebhooks } from '../../../../testing/stand-ins/webhooks.ts';
import { DAY } from '../../../runtime/clock.ts';

describe.each(everyEngine)('webhooks of a form on %s', (engine) => {
  let hooks: Awaited<ReturnType<typeof openWebhooks>>;
  beforeAll(async () => {
    hooks = await openWebhooks(engine);
  });
  beforeEach(() => hooks.reset());
  afterAll(() => hooks.close());

  test('report responses that arrive, are decided and withdrawn, signed with the secret shown to staff', async () => {
    const { id, secret } = await hooks.formWithHook();
    const { answer, token } = await hooks.send(id, 'Asha');
    await hooks.work();
    await hooks.judge(answer, 'accepted');
    await hooks.judge(answer, 'accepted');
    await hooks.work();
    await hooks.withdraw(answer, token);
    await hooks.work();
    expect(hooks.receiver.received.map(({ body }) => [body.type, body.data.answer?.state])).toEqual([
      ['answer.created', 'new'],
      ['answer.judged', 'accepted'],
      ['answer.withdrawn', 'accepted'],
    ]);
    const [first, , last] = hooks.receiver.received;
    expect(first?.body.data).toMatchObject({
      form: { title: 'Team sheet' },
      answer: {
        id: answer,
        is_removed: false,
        fields: [
          { key: 'name', label: 'Name', text: 'Asha', files: [] },
          { key: 'cv', files: [{ name: 'cv.csv', bytes: 3 }] },
        ],
      },
    });
    expect(last?.body.data.answer).toMatchObject({ is_removed: true, fields: [] });
    for (const request of hooks.receiver.received) {
      expect(request.signatures).toEqual([signatureBy(secret, request)]);
      expect(request.timestamp).toBe(Math.floor(hooks.api.now() / 1000));
    }
    expect(new Set(hooks.receiver.received.map((request) => request.id)).size).toBe(3);
  });

  test('report changed responses, with their current answers', async () => {
    const { id } = await hooks.formWithHook();
    await hooks.world.staff.limit(id, { can_edit: true });
    const { answer, token } = await hooks.send(id, 'Asha');
    const [name] = (await hooks.world.staff.shown(id)).fields;
    const answers = [{ field_id: Number(name?.id), text: 'Ravi' }];
    const changed = await hooks.api.request(
      editResponse,
      { body: { id: answer, form_id: id, revision: 0, answers } },
      { token },
    );
    expect(changed.status).toBe(200);
    await hooks.work();
    expect(hooks.receiver.received.map(({ body }) => body.type)).toEqual(['answer.created', 'answer.changed']);
    expect(hooks.sentTexts()).toEqual(['Ravi', 'Ravi']);
  });

  test('send only the chosen events, nothing while they are off, and nothing about other forms', async () => {
    const { id, hook } = await hooks.formWithHook({ events: ['answer.withdrawn'] });
    await hooks.formWithHook();
    const { answer, token } = await hooks.send(id, 'Asha');
    await hooks.withdraw(answer, token);
    await hooks.work();
    expect(hooks.receiver.received.map(({ body }) => body.type)).toEqual(['answer.withdrawn']);
    const change = (is_on: boolean) => {
      const body = { address: `${hooks.receiver.origin}/hook`, events: ['answer.created' as const], is_on };
      return hooks.api.request(
        contract.changeWebhook,
        { params: { id: hook }, body },
        { token: hooks.world.staff.token },
      );
    };
    expect((await change(false)).status).toBe(204);
    await hooks.send(id, 'While it is off');
    expect((await change(true)).status).toBe(204);
    await hooks.send(id, 'On again');
    await hooks.work();
    expect(hooks.sentTexts().slice(1)).toEqual(['On again']);
  });

  test('a replaced secret signs alongside the new one for another day', async () => {
    const { id, hook, secret } = await hooks.formWithHook();
    const show = async (renew: boolean) =>
      (
        await hooks.api.reply(
          contract.webhookSecret,
          { params: { id: hook }, body: { renew } },
          { token: hooks.world.staff.token },
        )
      ).secret;
    expect(await show(false)).toBe(secret);
    const renewed = await show(true);
    expect(renewed).not.toBe(secret);
    await hooks.send(id, 'Asha');
    await hooks.work();
    hooks.api.wait(DAY);
    await hooks.send(id, 'Ravi');
    await hooks.work();
    const [both, one] = hooks.receiver.received;
    if (!both || !one) throw new Error('Nothing was received.');
    expect(both.signatures).toEqual([signatureBy(renewed, both), signatureBy(secret, both)]);
    expect(one.signatures).toEqual([signatureBy(renewed, one)]);
    const stored = JSON.stringify(await hooks.api.db.selectFrom('webhooks').selectAll().execute());
    for (const each of [secret, renewed]) expect(stored).not.toContain(each.slice(6));
  });

  test.each([
    'http://hooks.example/a',
    'https://127.0.0.1/a',
    'https://[::1]/a',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/a',
    'https://hooks.example:8443/a',
    'not an address',
  ])('%s is refused when it is entered', async (address) => {
    const id = await hooks.world.staff.published();
    const body = { address, events: ['answer.created' as const] };
    const refused = await hooks.api.request(
      contract.addWebhook,
      { params: { id }, body },
      { token: hooks.world.staff.token },
    );
    expect([refused.status, refused.json]).toMatchObject([422, { errors: { address: [expect.any(String)] } }]);
  });

  test('staff can see, test and remove them, at most five for a form, and the desk log contains no secret', async () => {
    const { id, hook, secret } = await hooks.formWithHook();
    const list = () => hooks.api.reply(contract.formWebhooks, { params: { id } }, { token: hooks.world.staff.token });
    for (let turn = 1; turn < contract.WEBHOOKS_MAX; turn += 1) await hooks.add(id);
    const sixth = { address: `${hooks.receiver.origin}/hook`, events: ['answer.created' as const] };
    const refused = await hooks.api.request(
      contract.addWebhook,
      { params: { id }, body: sixth },
      { token: hooks.world.staff.token },
    );
    expect(refused.status).toBe(409);
    expect(
      (await hooks.api.request(contract.testWebhook, { params: { id: hook } }, { token: hooks.world.staff.token }))
        .status,
    ).toBe(204);
    expect((await list()).data[0]).toMatchObject({ id: hook, is_on: true, waiting: 1 });
    await hooks.work();
    expect(hooks.receiver.received.map(({ body }) => body)).toMatchObject([{ type: 'test', data: { answer: null } }]);
    expect(
      (await hooks.api.request(contract.removeWebhook, { params: { id: hook } }, { token: hooks.world.staff.token }))
        .status,
    ).toBe(204);
    expect((await list()).data).toHaveLength(4);
    for (const each of [contract.removeWebhook, contract.testWebhook]) {
      expect((await hooks.api.request(each, { params: { id: hook } }, { token: hooks.world.staff.token })).status).toBe(
        404,
      );
    }
    expect(await hooks.world.staff.acts()).toEqual(
      expect.arrayContaining(['webhook.added', 'webhook.tested', 'webhook.removed']),
    );
    const acts = JSON.stringify(await hooks.api.db.selectFrom('audit_log').selectAll().execute());
    expect(acts).not.toContain(secret.slice(6));
  });
});
