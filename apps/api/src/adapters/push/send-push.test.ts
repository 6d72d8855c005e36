import { expect, test } from 'vitest';
import { createPush } from './send-push.ts';
import { createVapid } from './vapid.ts';

const AUTH = 'A'.repeat(22);
/** A point on the curve. */
const P256DH = 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU';

test('nothing is sent to an address that was stored before the rules', async () => {
  const { send } = createPush({
    vapid: createVapid('a secret for tests, 32 characters long', 'https://maidan.example'),
  });
  const target = { endpoint: 'https://127.0.0.1:9/push', p256dh: P256DH, auth: AUTH };
  expect(await send(target, '{}', Date.now())).toBe('refused');
});

test('the signature belongs to this server, and is valid for one push service and at most a day', () => {
  const [one, other] = ['first', 'second'].map((name) =>
    createVapid(`the ${name} secret for tests, 32 characters`, 'https://maidan.example'),
  );
  expect(one?.publicKey).not.toBe(other?.publicKey);
  const header = one?.authorize('https://push.example/abc', 0) ?? '';
  const claims = JSON.parse(Buffer.from(header.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
  expect(claims).toMatchObject({ aud: 'https://push.example' });
  expect(claims['exp']).toBeLessThanOrEqual(24 * 60 * 60);
});
