import { judgeAnswer } from '@maidan/contract/desk/forms/forms';
import * as contract from '@maidan/contract/desk/webhooks';
import { withdrawResponse } from '@maidan/contract/league/form-receipts';
import { createOutside } from '../../src/adapters/outbound/post-outside.ts';
import { sendDueWebhook } from '../../src/jobs/send-webhooks.ts';
import { workOnce } from '../../src/jobs/worker.ts';
import { MINUTE } from '../../src/runtime/clock.ts';
import type { TestEngine } from '../databases/engines.ts';
import { field, seatBuilder, sheet } from '../form-builder.ts';
import { answerParts, sendForm, writeForm } from '../form-sender.ts';
import { createTestApp } from '../test-app.ts';
import { signIn } from '../people/users.ts';
import { startReceiver } from './webhook-receiver.ts';

/** Forms with webhooks, their receiver, and the staff who watch them. */
export async function openWebhooks(engine: TestEngine) {
  const receiver = await startReceiver();
  const api = await createTestApp(engine, {}, { outside: createOutside({ local: receiver.origin, timeout: 2000 }) });
  const world = { staff: await seatBuilder(api) };
  /** A session is fresh only for minutes, and expires during the days that pass here. */
  const seat = async () => {
    world.staff = await seatBuilder(api);
  };

  async function work(): Promise<void> {
    const { database, log, outside, pepper } = api.world;
    const sender = { db: api.db, outside, clock: api.now, pepper };
    const parts = { database, clock: api.now, log };
    while (await workOnce({ ...parts, handlers: { webhook: (job) => sendDueWebhook(sender, job) } }));
  }
  /** Lets time pass as a worker experiences it. */
  async function pass(time: number, step = 10 * MINUTE): Promise<void> {
    for (let passed = 0; passed < time; passed += step) {
      api.wait(step);
      await work();
    }
  }
  const add = async (id: number, more: object = {}) =>
    api.reply(
      contract.addWebhook,
      {
        params: { id },
        body: { address: `${receiver.origin}/hook`, events: [...contract.answerEvents], ...more },
      },
      { token: world.staff.token },
    );
  async function formWithHook(more: object = {}) {
    const id = await world.staff.published(
      sheet({ fields: [field('name', { label: 'Name' }), field('cv', { type: 'file' })] }),
    );
    await world.staff.limit(id, { can_withdraw: true });
    const { id: hook, secret } = await add(id, more);
    return { id, hook: Number(hook), secret };
  }
  async function send(id: number, text: string, token?: string) {
    const { fields } = await world.staff.shown(id);
    const [name = 0, cv = 0] = fields.map((each) => Number(each.id));
    const answers = [
      { field: name, text },
      { field: cv, file: { name: 'cv.csv', bytes: 'a,b' } },
    ];
    const user = { token: token ?? (await signIn(api)).token };
    const { json } = await sendForm(api, writeForm(answerParts(id, answers)), user);
    return { ...user, answer: Number(json['id']) };
  }
  const withdraw = (answer: number, token: string) =>
    api.request(withdrawResponse, { params: { id: answer } }, { token });
  const judge = (answer: number, state: 'accepted' | 'new') =>
    api.request(judgeAnswer, { params: { id: answer }, body: { state, note: '' } }, { token: world.staff.token });
  const log = async (id: number) =>
    (await api.reply(contract.webhookDeliveries, { params: { id }, query: {} }, { token: world.staff.token })).data;
  const replay = (id: number, delivery?: number) =>
    api.request(
      contract.replayWebhook,
      { params: { id }, body: delivery === undefined ? {} : { delivery } },
      { token: world.staff.token },
    );
  const sentTexts = () => receiver.received.map(({ body }) => body.data.answer?.fields[0]?.text);

  return {
    api,
    receiver,
    world,
    seat,
    work,
    pass,
    add,
    formWithHook,
    send,
    withdraw,
    judge,
    log,
    replay,
    sentTexts,
    /** For each test: new staff, and no events from another test. */
    async reset() {
      await seat();
      await api.db.deleteFrom('webhooks').execute();
      receiver.received.length = 0;
      Object.assign(receiver.answer, { status: 204, headers: {}, tries: 0 });
    },
    async close() {
      await api.close();
      await receiver.close();
    },
  };
}
