import { today } from '@maidan/contract/desk/today';
import { afterEach, describe, expect, test } from 'vitest';
import { engines } from '../../../testing/databases/engines.ts';
import { createOperator, splitWords } from '../../../testing/operator.ts';
import {
  answerJson,
  msg91Takes,
  startStandIn,
  twilioTakes,
  type Behaviour,
  type StandIn,
} from '../../../testing/stand-ins/provider-stand-in.ts';
import { seatStaff } from '../../../testing/people/staff.ts';
import { createTestApp, FEED, type TestApp } from '../../../testing/test-app.ts';
import { DAY } from '../../runtime/clock.ts';
import { gateway } from './gateway.ts';
import { codeMessage } from './messages.ts';
import { msg91 } from './msg91.ts';
import { reportAddress } from './sms-reports.routes.ts';
import { recordSends } from './sms-messages.store.ts';
import type { SmsProvider } from './gateway.ts';
import { twilio } from './twilio.ts';

const account = `AC${'a1'.repeat(16)}`;
const reports = 'https://maidan.example/api/sms/reports/key';
interface Tried {
  readonly takes: Behaviour;
  readonly create: (origin: string) => SmsProvider;
  readonly id: string;
  readonly delivered: (id: string) => Record<string, string>;
  readonly failed: (id: string) => Record<string, string>;
  readonly onTheWay: (id: string) => Record<string, string>;
  readonly reason: string;
  readonly cost: number;
}

const providers: Record<'MSG91' | 'Twilio', Tried> = {
  MSG91: {
    takes: msg91Takes,
    create: (origin: string) => msg91({ authKey: 'key', templates: { code: 'tmpl' }, dltTemplates: {}, origin }),
    id: '3763646c3058373530393938',
    delivered: (requestId: string) => ({
      data: JSON.stringify([{ requestId, report: [{ number: '919876543210', status: '1', amount: '0.18' }] }]),
    }),
    failed: (requestId: string) => ({ data: JSON.stringify([{ requestId, report: [{ status: 16 }] }]) }),
    onTheWay: (requestId: string) => ({ data: JSON.stringify([{ requestId, report: [{ status: '8' }] }]) }),
    reason: '16',
    cost: 0.18,
  },
  Twilio: {
    takes: twilioTakes,
    create: (origin: string) =>
      twilio({ accountSid: account, keySid: account, secret: 's', from: 'MAIDAN', templates: {}, reports, origin }),
    id: `SM${'0123456789abcdef'.repeat(2)}`,
    delivered: (MessageSid: string) => ({ MessageSid, MessageStatus: 'delivered' }),
    failed: (MessageSid: string) => ({ MessageSid, MessageStatus: 'undelivered', ErrorCode: '30003' }),
    onTheWay: (MessageSid: string) => ({ MessageSid, MessageStatus: 'sent' }),
    reason: '30003',
    cost: 0.25,
  },
};

describe.each(engines)('delivery reports on %s', (engine) => {
  let api: TestApp;
  let standIn: StandIn;
  afterEach(async () => {
    await api.close();
    await standIn.close();
  });

  const begin = async ({ takes, create }: Tried) => {
    standIn = await startStandIn(takes);
    const provider = create(standIn.origin);
    api = await createTestApp(engine, {}, { readSmsReport: provider.readReport });
    const onError = (error: unknown) => expect.fail(String(error));
    return recordSends(gateway(provider, { clock: api.now }), { db: api.db, clock: api.now, price: 0.25, onError });
  };
  const address = () => new URL(reportAddress(FEED, api.world.pepper)).pathname;
  const post = (form: Record<string, string>, path = address()) =>
    api.app.request(path, { method: 'POST', body: new URLSearchParams(form) });
  const counts = async () => {
    const { token } = await seatStaff(api, { roles: ['owner'] });
    return (await api.reply(today, {}, { token })).sms;
  };
  const rows = () => api.db.selectFrom('sms_messages').select(['provider_id', 'kind', 'state', 'reason']).execute();

  test.each(Object.entries(providers))('%s reports message outcomes, and Today counts them', async (_, provider) => {
    const send = await begin(provider);
    const { id } = provider;
    expect(await send('9876543210', codeMessage('012345', 'maidan.example'))).toBe(id);
    expect(await rows()).toEqual([{ provider_id: id, kind: 'code', state: 'sent', reason: null }]);
    expect(await counts()).toEqual({ sent: 1, delivered: 0, failed: 0, cost: 0.25 });

    for (const form of [provider.onTheWay(id), provider.delivered('another'), { data: '{' }]) {
      expect((await post(form)).status).toBe(204);
    }
    expect(await rows()).toMatchObject([{ state: 'sent' }]);
    expect((await post(provider.delivered(id))).status).toBe(204);
    expect(await counts()).toEqual({ sent: 1, delivered: 1, failed: 0, cost: provider.cost });
    expect((await post(provider.failed(id))).status).toBe(204);
    expect(await rows()).toMatchObject([{ state: 'failed', reason: provider.reason }]);
    api.wait(DAY);
    expect(await counts()).toEqual({ sent: 0, delivered: 0, failed: 0, cost: null });
  });

  test('a refused message is recorded as failed, without its number', async () => {
    const send = await begin(providers.MSG91);
    standIn.behave(answerJson(401, { type: 'error', message: 'authkey of 9876543210' }));
    await expect(send('9876543210', codeMessage('012345', 'maidan.example'))).rejects.toThrow('refused');
    expect(await rows()).toEqual([{ provider_id: null, kind: 'code', state: 'failed', reason: 'refused 401' }]);
    expect(JSON.stringify(await api.db.selectFrom('sms_messages').selectAll().execute())).not.toContain('98765');
  });

  test('only the address with the key accepts reports, as forms', async () => {
    await begin(providers.Twilio);
    expect((await post({}, '/api/sms/reports/wrong')).status).toBe(404);
    expect((await post({}, `${address()}0`)).status).toBe(404);
    const json = await api.app.request(address(), {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect(json.status).toBe(415);
    const read = await api.app.request(address());
    expect([read.status, read.headers.get('allow')]).toEqual([405, 'OPTIONS, POST']);
    const { headers } = await api.send('POST', '/api/sms/reports/wrong', { peer: '203.0.113.200' });
    expect(headers.get('ratelimit-policy')).toMatch(/^"write";/);
  });

  test('the operator can test the provider before launch', async () => {
    const send = await begin(providers.MSG91);
    const sms = { host: 'maidan.example', provider: 'msg91', reports: () => reports, sender: () => send };
    const operator = createOperator(api, {}, undefined, undefined, undefined, sms);
    const run = (line: string) => operator.run(splitWords(line));
    expect(await run('sms test 9876543210')).toContain('msg91 accepted it.');
    expect(standIn.calls.at(-1)?.body).toContain('"code":"000000","host":"maidan.example"');
    standIn.behave(answerJson(401, { type: 'error' }));
    await expect(run('sms test 9876543210')).rejects.toThrow(/refused \(401\)\. Check the key, the sender/);
    await expect(run('sms test 12345')).rejects.toThrow('12345 is not a phone number');
    expect(await run('sms status')).toBe('The last 24 hours: 1 accepted, 0 of them delivered; 1 failed, ₹0.25.');
    expect(JSON.parse(await run('sms status --json'))).toEqual({ sent: 1, delivered: 0, failed: 1, cost: 0.25 });
    expect(await run('sms reports')).toBe(reports);
    operator.removeFolder();
  });
});
