import { formReceipts } from '@maidan/contract/league/form-receipts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../../testing/databases/engines.ts';
import { signIn } from '../../../../testing/people/users.ts';
import { startReceiver } from '../../../../testing/stand-ins/webhook-receiver.ts';
import { openWebhooks } from '../../../../testing/stand-ins/webhooks.ts';
import { cleanUp } from '../../../jobs/cleanup.store.ts';
import { removeFormerAccounts } from '../../../jobs/remove-former-accounts.ts';
import { DAY, HOUR, MINUTE } from '../../../runtime/clock.ts';

describe.each(engines)('deliveries of webhooks on %s', (engine) => {
  let hooks: Awaited<ReturnType<typeof openWebhooks>>;
  beforeAll(async () => {
    hooks = await openWebhooks(engine);
  });
  beforeEach(() => hooks.reset());
  afterAll(() => hooks.close());

  test('a receiver that fails for a day gets everything once, in order', async () => {
    const { id, hook } = await hooks.formWithHook();
    hooks.receiver.answer.status = 503;
    const names = Array.from({ length: 60 }, (_, at) => `Person ${at}`);
    for (const name of names) {
      await hooks.send(id, name);
      if (names.indexOf(name) % 10 === 0) await hooks.pass(2 * HOUR, HOUR);
    }
    await hooks.pass(14 * HOUR);
    // At least one attempt an hour, and few in all: only the first delivery is tried.
    expect(hooks.receiver.answer.tries).toBeGreaterThan(20);
    expect(hooks.receiver.answer.tries).toBeLessThan(60);
    await hooks.seat();
    expect((await hooks.log(hook)).at(0)).toMatchObject({ state: 'waiting', attempts: 0 });
    hooks.receiver.answer.status = 200;
    await hooks.pass(2 * HOUR);
    expect(hooks.sentTexts()).toEqual(names);
    expect(new Set(hooks.receiver.received.map((request) => request.id)).size).toBe(names.length);
    await hooks.pass(DAY, HOUR);
    expect(hooks.receiver.received).toHaveLength(names.length);
  });

  test('simultaneous events are sent in order, each once, by several workers', async () => {
    const { id } = await hooks.formWithHook();
    const users = await Promise.all(Array.from({ length: 12 }, () => signIn(hooks.api)));
    await Promise.all([
      ...users.map(({ token }, at) => hooks.send(id, `At once ${at}`, token)),
      ...Array.from({ length: 4 }, async () => hooks.work()),
    ]);
    // Sends what one worker left to another that was busy.
    await hooks.pass(4 * MINUTE, MINUTE);
    const ids = hooks.receiver.received.map((request) => Number(request.id.replace('delivery-', '')));
    expect(ids).toHaveLength(12);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    expect(new Set(hooks.sentTexts()).size).toBe(12);
  });

  test('a delivery that fails for three days is given up, logged, and sent again when staff request it', async () => {
    const { id, hook } = await hooks.formWithHook();
    hooks.receiver.answer.status = 500;
    await hooks.send(id, 'Asha');
    await hooks.pass(3 * DAY + 2 * HOUR, HOUR);
    await hooks.seat();
    const [given] = await hooks.log(hook);
    expect(given).toMatchObject({ event: 'answer.created', state: 'given-up', status: 500, failure: null });
    expect(given?.attempts).toBeGreaterThan(70);
    hooks.receiver.answer.status = 200;
    await hooks.send(id, 'Ravi');
    await hooks.work();
    expect(hooks.sentTexts()).toEqual(['Ravi']);
    expect((await hooks.replay(hook)).status).toBe(204);
    await hooks.work();
    expect(hooks.sentTexts()).toEqual(['Ravi', 'Asha']);
    expect((await hooks.log(hook)).map(({ state }) => state)).toEqual(['delivered', 'delivered']);
    // With the same id, so that a receiver can recognise a duplicate.
    expect((await hooks.replay(hook, Number(given?.id))).status).toBe(204);
    await hooks.work();
    expect(hooks.receiver.received.map((request) => request.id).slice(1)).toEqual([
      `delivery-${given?.id}`,
      `delivery-${given?.id}`,
    ]);
    expect((await hooks.replay(hook, 999_999)).status).toBe(404);
  });

  test('pending deliveries do not contain withdrawn responses', async () => {
    const { id } = await hooks.formWithHook();
    hooks.receiver.answer.status = 500;
    const { answer, token } = await hooks.send(id, 'Asha');
    await hooks.work();
    expect((await hooks.withdraw(answer, token)).status).toBe(204);
    hooks.receiver.answer.status = 200;
    await hooks.pass(HOUR);
    expect(hooks.receiver.received.map(({ body }) => [body.type, body.data.answer?.is_removed])).toEqual([
      ['answer.created', true],
      ['answer.withdrawn', true],
    ]);
    expect(hooks.receiver.received.map(({ text }) => text).join('')).not.toContain('Asha');
  });

  test('deleting an account withdraws its responses', async () => {
    const { id } = await hooks.formWithHook();
    const user = await signIn(hooks.api);
    const { answer } = await hooks.send(id, 'Asha', user.token);
    await hooks.api.db
      .insertInto('account_deletions')
      .values({ user_id: user.userId, asked_at: hooks.api.now(), due_at: hooks.api.now() })
      .execute();
    await removeFormerAccounts({ db: hooks.api.db, pepper: hooks.api.world.pepper }, hooks.api.now());
    await hooks.work();
    expect(hooks.receiver.received.map(({ body }) => [body.type, body.data.answer?.id])).toEqual([
      ['answer.created', answer],
      ['answer.withdrawn', answer],
    ]);
  });

  test('a redirect is not followed, and its status is logged', async () => {
    const inside = await startReceiver();
    const { id, hook } = await hooks.formWithHook();
    Object.assign(hooks.receiver.answer, { status: 307, headers: { location: `${inside.origin}/latest/meta-data` } });
    await hooks.send(id, 'Asha');
    await hooks.work();
    expect(await hooks.log(hook)).toMatchObject([{ state: 'waiting', status: 307, attempts: 1 }]);
    expect([hooks.receiver.answer.tries, inside.answer.tries]).toEqual([1, 0]);
    await inside.close();
  });

  test('the delivery log is deleted after 30 days', async () => {
    const { id, hook } = await hooks.formWithHook();
    await hooks.send(id, 'Asha');
    await hooks.work();
    hooks.api.wait(30 * DAY - 1);
    await cleanUp(hooks.api.db, hooks.api.now());
    await hooks.seat();
    expect(await hooks.log(hook)).toHaveLength(1);
    hooks.api.wait(2);
    await cleanUp(hooks.api.db, hooks.api.now());
    expect(await hooks.log(hook)).toEqual([]);
    expect(
      (await hooks.api.reply(formReceipts, { params: { id } }, { token: (await signIn(hooks.api)).token })).data,
    ).toEqual([]);
  });
});
