import { accountPin, saveAccountPin } from '@maidan/contract/account/account-pin';
import { notifications } from '@maidan/contract/account/notifications';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '../../../testing/databases/engines.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { signIn } from '../../../testing/people/users.ts';
import { MINUTE } from '../../runtime/clock.ts';
import { isWeakPin } from '../login/account-pin.service.ts';

describe.each(everyEngine)('the PIN of an account on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp(engine);
  });
  afterAll(() => api.close());

  const save = (token: string, account_pin: string, pin?: string) =>
    api.request(saveAccountPin, { body: { account_pin, ...(pin ? { pin } : {}) } }, { token });
  const isSet = async (token: string) => (await api.reply(accountPin, {}, { token })).is_set;

  test('is set and removed only with a code from the phone [T-9 T-10]', async () => {
    const { token, phone } = await signIn(api);
    const login = api.lastCode(phone);
    api.wait(2 * MINUTE);
    expect((await save(token, '482915')).json).toMatchObject({ is_set: false, resend_after: 30 });
    const code = api.lastCode(phone);
    expect((await save(token, '482915', code === login ? '000000' : login)).json).toMatchObject({ code: 'wrong_code' });
    expect(await isSet(token)).toBe(false);
    expect((await save(token, '482915', code)).json).toMatchObject({ is_set: true, resend_after: null });
    expect(await isSet(token)).toBe(true);
    const [stored] = await api.db.selectFrom('account_pins').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain('482915');
    const { data } = await api.reply(notifications, {}, { token });
    expect(data[0]?.content).toContain('PIN of your account was set');

    api.wait(2 * MINUTE);
    await save(token, '');
    expect((await save(token, '', api.lastCode(phone))).json).toMatchObject({ is_set: false });
    expect(await isSet(token)).toBe(false);
  });

  test.each([
    ['12345', 'Enter 6 digits.'],
    ['48291a', 'Enter 6 digits.'],
    ['111111', 'This PIN is easy to guess. Please choose another.'],
    ['456789', 'This PIN is easy to guess. Please choose another.'],
  ])('%s is refused before an SMS is sent: %s [T-10]', async (pin, text) => {
    const { token } = await signIn(api);
    const sent = api.sms.length;
    expect((await save(token, pin)).json).toMatchObject({ errors: { account_pin: [text] } });
    expect(api.sms).toHaveLength(sent);
  });
});

test.each([
  ['000000', true],
  ['567890', true],
  ['987654', true],
  ['012345', true],
  ['135790', false],
  ['123457', false],
])('%s is easy to guess: %s', (pin, isWeak) => {
  expect(isWeakPin(pin)).toBe(isWeak);
});
