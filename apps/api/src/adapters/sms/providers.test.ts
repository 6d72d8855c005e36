import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '../../runtime/clock.ts';
import { answerJson, msg91Takes, startStandIn, twilioTakes } from '../../../testing/stand-ins/provider-stand-in.ts';
import type { StandIn } from '../../../testing/stand-ins/provider-stand-in.ts';
import { gateway } from './gateway.ts';
import { codeMessage, phoneChangedMessage } from './messages.ts';
import { msg91 } from './msg91.ts';
import { twilio } from './twilio.ts';

const code = codeMessage('012345', 'maidan.example');

let provider: StandIn;
beforeAll(async () => {
  provider = await startStandIn(msg91Takes);
});
afterAll(() => provider.close());

test('without a stand-in both are called over HTTPS', () => {
  const settings = { authKey: '', accountSid: '', keySid: '', secret: '', from: '', templates: {}, dltTemplates: {} };
  expect(msg91(settings).origins).toEqual(['https://control.msg91.com']);
  expect(twilio(settings).origins).toEqual(['https://api.twilio.com']);
});

describe('MSG91', () => {
  const send = (more: { sender?: string; templates?: Record<string, string> } = {}) => {
    const settings = { authKey: 'key-91', templates: { code: 'tmpl-1' }, dltTemplates: { code: '1107169' }, ...more };
    return gateway(msg91({ ...settings, origin: provider.origin }), { clock: systemClock });
  };

  test('a code is sent as the values of its template, with the DLT id, to the number with 91', async () => {
    provider.behave(msg91Takes);
    await send({ sender: 'MAIDAN' })('9876543210', code);
    const call = provider.calls.at(-1);
    expect([call?.method, call?.path, call?.headers['authkey']]).toEqual(['POST', '/api/v5/flow', 'key-91']);
    expect(JSON.parse(call?.body ?? '')).toEqual({
      template_id: 'tmpl-1',
      short_url: '0',
      sender: 'MAIDAN',
      DLT_TE_ID: '1107169',
      recipients: [{ mobiles: '919876543210', code: '012345', host: 'maidan.example' }],
    });
  });

  test('a number of another country keeps its own code', async () => {
    await send()('+9779812345678', code);
    expect(provider.calls.at(-1)?.body).toContain('"mobiles":"9779812345678"');
  });

  test('a failure reported with status 200 counts as a failure', async () => {
    provider.behave(answerJson(200, { message: 'template is missing for 9876543210', type: 'error' }));
    await expect(send()('9876543210', code)).rejects.toMatchObject({ reason: 'refused', code: 200 });
  });

  test('a message without a template is not sent', async () => {
    const before = provider.calls.length;
    await expect(send()('9876543210', phoneChangedMessage())).rejects.toMatchObject({ reason: 'no-template' });
    expect(provider.calls).toHaveLength(before);
  });
});

test('a text in another language is sent if it is registered, else in English', async () => {
  const english = code.text;
  const hindi = codeMessage('012345', 'maidan.example', 'hi');
  expect(hindi.text).toBe('012345 आपका Maidan कोड है। 5 मिनट चलेगा। किसी को न बताएँ।\n\n@maidan.example #012345');
  expect([hindi.english, code.english]).toEqual([english, english]);
  const templates = { code: 'tmpl-1', 'hi:code': 'tmpl-2' };
  const ours = msg91({ authKey: '', templates, dltTemplates: { 'hi:code': '1107170' } });
  expect(JSON.parse(ours.request('9876543210', hindi).body)).toMatchObject({
    template_id: 'tmpl-2',
    DLT_TE_ID: '1107170',
  });
  const kannada = codeMessage('012345', 'maidan.example', 'kn');
  expect([code, hindi, kannada].map((message) => ours.speaks(message))).toEqual([true, true, false]);
  const plain = twilio({ accountSid: '', keySid: '', secret: '', from: '', templates: {} });
  expect([code, hindi].map((message) => plain.speaks(message))).toEqual([true, false]);
});

describe('Twilio', () => {
  const account = `AC${'a1'.repeat(16)}`;
  const send = (more: { from?: string; templates?: Record<string, string> } = {}) => {
    const settings = { accountSid: account, keySid: account, secret: 's3cret', from: '+15005550006', templates: {} };
    return gateway(twilio({ ...settings, ...more, origin: provider.origin }), { clock: systemClock });
  };
  const form = () => Object.fromEntries(new URLSearchParams(provider.calls.at(-1)?.body));

  test('a message is sent as a form with its whole text, including the last line', async () => {
    provider.behave(twilioTakes);
    await send()('9876543210', code);
    const call = provider.calls.at(-1);
    expect([call?.method, call?.path]).toEqual(['POST', `/2010-04-01/Accounts/${account}/Messages.json`]);
    expect(call?.headers['authorization']).toBe(`Basic ${Buffer.from(`${account}:s3cret`).toString('base64')}`);
    expect(call?.headers['content-type']).toBe('application/x-www-form-urlencoded');
    expect(form()).toEqual({ To: '+919876543210', From: '+15005550006', Body: code.text });
    expect(form()['Body']).toMatch(/\n@maidan\.example #012345$/);
  });

  test('with a messaging service and a content template, their ids are sent', async () => {
    const content = `HX${'0f'.repeat(16)}`;
    await send({ from: `MG${'c'.repeat(32)}`, templates: { code: content } })('+9779812345678', code);
    expect(form()).toEqual({
      To: '+9779812345678',
      MessagingServiceSid: `MG${'c'.repeat(32)}`,
      ContentSid: content,
      ContentVariables: '{"1":"012345","2":"maidan.example"}',
    });
  });

  test('an invalid phone number is recognised by its error code', async () => {
    const message = "The 'To' number +919876543210 is not a valid phone number.";
    provider.behave(answerJson(400, { code: 21211, message, more_info: 'https://…/21211', status: 400 }));
    await expect(send()('9876543210', code)).rejects.toMatchObject({ reason: 'number', code: 21211 });
    provider.behave(answerJson(401, { code: 20003, message: 'Authenticate', status: 401 }));
    await expect(send()('9876543210', code)).rejects.toMatchObject({ reason: 'refused', code: 20003 });
    provider.behave(answerJson(201, { sid: `SM${'0'.repeat(32)}`, status: 'failed' }));
    await expect(send()('9876543210', code)).rejects.toMatchObject({ reason: 'refused' });
  });
});
