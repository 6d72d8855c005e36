import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { signWebhook, webhookSecret } from './sign-webhook.ts';

type IsGenuine = (secret: string, headers: Record<string, string>, body: string, now: number) => boolean;

/** The code that the documentation gives to receivers. */
async function documented(): Promise<IsGenuine> {
  const page = readFileSync(path.join(import.meta.dirname, '../../../docs/webhooks.md'), 'utf8');
  const [, code = ''] = /```js\n(.*?)```/s.exec(page) ?? [];
  const source = `data:text/javascript,${encodeURIComponent(code)}`;
  return ((await import(/* @vite-ignore */ source)) as { isGenuine: IsGenuine }).isGenuine;
}

const PEPPER = 'a pepper for tests, 32 characters';
const [secret, other] = [webhookSecret(PEPPER, 'salt'), webhookSecret(PEPPER, 'another')];
const now = Date.parse('2026-11-20T12:00:00Z');
const sent = { id: 'delivery-7', timestamp: now / 1000, body: '{"type":"test"}' };

test('the documented code accepts a signature by the secret, even next to one by the former secret', async () => {
  const isGenuine = await documented();
  expect(isGenuine(secret, signWebhook(sent, [secret]), sent.body, now)).toBe(true);
  expect(isGenuine(secret, signWebhook(sent, [other, secret]), sent.body, now + 299_000)).toBe(true);
});

test('it rejects another secret, body, id or time, and old requests', async () => {
  const isGenuine = await documented();
  const headers = signWebhook(sent, [secret]);
  expect(isGenuine(other, headers, sent.body, now)).toBe(false);
  expect(isGenuine(secret, headers, `${sent.body} `, now)).toBe(false);
  expect(isGenuine(secret, { ...headers, 'webhook-id': 'delivery-8' }, sent.body, now)).toBe(false);
  expect(isGenuine(secret, { ...headers, 'webhook-timestamp': String(sent.timestamp + 1) }, sent.body, now)).toBe(
    false,
  );
  expect(isGenuine(secret, headers, sent.body, now + 301_000)).toBe(false);
});

test('the signature follows Standard Webhooks', () => {
  // The example of their specification.
  const example = {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    timestamp: 1614265330,
    body: '{"test": 2432232314}',
  };
  expect(signWebhook(example, ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'])['webhook-signature']).toBe(
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  );
});
