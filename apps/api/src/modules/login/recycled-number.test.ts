import { saveAccountPin } from '@maidan/contract/account/account-pin';
import { chats, conversations } from '@maidan/contract/account/conversations';
import { mobileOtp } from '@maidan/contract/account/login';
import { me, updateProfile } from '@maidan/contract/account/users';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startConversation } from '../../../testing/conversations.ts';
import { everyEngine } from '../../../testing/databases/engines.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { newPhone, readCookie, readLogin, requestCode, signIn } from '../../../testing/people/users.ts';
import type { TestUser } from '../../../testing/people/users.ts';
import { removeFormerAccounts } from '../../jobs/remove-former-accounts.ts';
import { DAY } from '../../runtime/clock.ts';

const PIN = '482915';
const blank = { name: '', email: '', phone: '', avatar: '' };

interface Extra {
  account_pin?: string;
  former_phone?: string;
  new_account?: boolean;
  name?: string;
}

describe.each(everyEngine)('a number unused for 90 days on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp(engine);
  });
  afterAll(() => api.close());

  const enter = (phone: string, extra: Extra = {}) =>
    api.request(mobileOtp, {
      body: { phone, type: '', pin: api.lastCode(phone), name: '', email: '', ...extra },
    });
  const logIn = async (phone: string, extra: Extra = {}) => {
    await requestCode(api, phone);
    return enter(phone, extra);
  };
  /** The user that a login opened. */
  const opened = ({ json }: Awaited<ReturnType<typeof enter>>): number =>
    Number(mobileOtp.response.parse(json).response?.original.user_id);
  const tokenOf = ({ json }: Awaited<ReturnType<typeof enter>>): string =>
    mobileOtp.response.parse(json).response?.original.access_token ?? '';
  async function setPin({ token, phone }: TestUser, account_pin = PIN): Promise<void> {
    api.wait(DAY);
    await api.request(saveAccountPin, { body: { account_pin } }, { token });
    const body = { account_pin, pin: api.lastCode(phone) };
    expect((await api.request(saveAccountPin, { body }, { token })).status).toBe(200);
  }
  const guarded = async (): Promise<TestUser> => {
    const user = await signIn(api);
    await setPin(user);
    return user;
  };

  test('starts a new account, which sees nothing of the former one [T-10]', async () => {
    const former = await signIn(api, newPhone(), 'Asha');
    const conversation = await startConversation(api, former.token, { name: 'Trial', message: 'My secret' });
    api.wait(90 * DAY);
    expect((await requestCode(api, former.phone)).json).toMatchObject({ userstatus: 'new' });
    // The flow of a new user: a name is required, and the same SMS still works with it.
    expect((await enter(former.phone)).json).toMatchObject({
      code: 'invalid_fields',
      errors: { name: [expect.any(String)] },
    });
    const answer = await enter(former.phone, { name: 'Ravi' });
    expect(answer.json).toMatchObject({ status: 'success', userstatus: 'new' });
    expect(opened(answer)).not.toBe(former.userId);
    const token = tokenOf(answer);
    expect(await api.reply(me, {}, { token })).toMatchObject({ name: 'Ravi', phone: former.phone });
    expect(await api.reply(conversations, {}, { token })).toEqual([]);
    expect((await api.request(chats, { params: { id: conversation } }, { token })).status).toBe(404);
    expect((await api.request(me, {}, { token: former.token })).status).toBe(401);
  });

  test('keeps its account until just before, and while a login is in use [T-10]', async () => {
    const user = await signIn(api);
    api.wait(90 * DAY - 1);
    expect((await requestCode(api, user.phone)).json).toMatchObject({ userstatus: 'existing' });
    const again = await enter(user.phone);
    expect(opened(again)).toBe(user.userId);
    // Calls count, not only logins.
    for (let week = 0; week < 4; week += 1) {
      api.wait(6 * DAY);
      expect((await api.request(me, {}, { token: tokenOf(again) })).status).toBe(200);
    }
    api.wait(80 * DAY);
    expect(opened(await logIn(user.phone))).toBe(user.userId);
  });

  test('opens its account on a device that logged in with it before [T-10]', async () => {
    const phone = newPhone();
    const first = await logIn(phone, { name: 'Asha' });
    const headers = { cookie: `maidan_device=${readCookie(first.headers, 'maidan_device')}` };
    api.wait(120 * DAY);
    const sent = await api.request(mobileOtp, { body: { phone, type: 'phone' } }, { headers });
    expect(sent.json).toMatchObject({ userstatus: 'existing' });
    const body = { phone, type: '' as const, pin: api.lastCode(phone), name: '', email: '' };
    expect(opened(await api.request(mobileOtp, { body }, { headers }))).toBe(opened(first));
  });

  test('with a PIN, requests it after the right code, and opens the account with it [T-10]', async () => {
    const user = await guarded();
    api.wait(91 * DAY);
    expect((await requestCode(api, user.phone)).json).toMatchObject({ userstatus: 'existing' });
    const wrongCode = { account_pin: PIN, pin: api.lastCode(user.phone) === '000000' ? '111111' : '000000' };
    const refused = await api.request(mobileOtp, {
      body: { phone: user.phone, type: '', name: '', email: '', ...wrongCode },
    });
    expect(refused.json).toMatchObject({ code: 'wrong_code' });
    const needed = await enter(user.phone);
    expect([needed.status, needed.json]).toMatchObject([409, { code: 'account_pin_needed' }]);
    expect((await enter(user.phone, { account_pin: '135790' })).json).toMatchObject({
      errors: { account_pin: ['This PIN is not right.'] },
    });
    expect(opened(await enter(user.phone, { account_pin: PIN }))).toBe(user.userId);
    expect(opened(await logIn(user.phone))).toBe(user.userId);
  });

  test('allows five wrong PINs a day, even at once, and then refuses the right one [T-10]', async () => {
    const user = await guarded();
    api.wait(91 * DAY);
    await requestCode(api, user.phone);
    const guesses = await Promise.all([1, 2, 3, 4].map((digit) => enter(user.phone, { account_pin: `13579${digit}` })));
    expect(guesses.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
    api.wait(DAY / 24);
    expect((await logIn(user.phone, { account_pin: '135795' })).status).toBe(422);
    const locked = await enter(user.phone, { account_pin: PIN });
    expect([locked.status, locked.json]).toMatchObject([429, { code: 'too_many_requests' }]);
    api.wait(DAY);
    expect(opened(await logIn(user.phone, { account_pin: PIN }))).toBe(user.userId);
  });

  test('starts a new account without the PIN; the former owner moves theirs to another number [T-10]', async () => {
    const former = await guarded();
    api.wait(91 * DAY);
    const next = await logIn(former.phone, { new_account: true, name: 'Ravi' });
    expect(opened(next)).not.toBe(former.userId);
    const phone = newPhone();
    const unknown = await logIn(phone, { account_pin: PIN, former_phone: newPhone() });
    const wrong = await enter(phone, { account_pin: '135790', former_phone: former.phone });
    expect([unknown.status, unknown.json]).toMatchObject([422, { errors: (wrong.json as { errors: object }).errors }]);
    const claimed = await enter(phone, { account_pin: PIN, former_phone: former.phone });
    expect([opened(claimed), claimed.json]).toMatchObject([former.userId, { userstatus: 'existing' }]);
    expect(await api.reply(me, {}, { token: tokenOf(claimed) })).toMatchObject({ phone });
    // The next owner keeps the number and their account.
    expect(await api.reply(me, {}, { token: tokenOf(next) })).toMatchObject({ name: 'Ravi', phone: former.phone });
    api.wait(DAY);
    expect(opened(await logIn(phone))).toBe(former.userId);
  });

  test("if a new account was started by mistake, the PIN opens the old one and ends the new one's logins [T-10]", async () => {
    const user = await guarded();
    api.wait(91 * DAY);
    const mistake = await logIn(user.phone, { new_account: true, name: 'Asha again' });
    api.wait(DAY);
    expect(opened(await logIn(user.phone, { account_pin: PIN }))).toBe(user.userId);
    expect((await api.request(me, {}, { token: tokenOf(mistake) })).status).toBe(401);
  });

  test('a PIN opens no account that is in use, and a number in use starts no new account [T-10]', async () => {
    const user = await guarded();
    const stranger = newPhone();
    expect((await logIn(stranger, { account_pin: PIN, former_phone: user.phone })).status).toBe(422);
    api.wait(DAY);
    expect(opened(await logIn(user.phone, { new_account: true, name: 'Ravi' }))).toBe(user.userId);
  });

  test('can become the new number of another account [T-10]', async () => {
    const former = await signIn(api);
    api.wait(91 * DAY);
    const user = await signIn(api);
    api.wait(DAY);
    const update = (more: object) =>
      api.request(updateProfile, { body: { ...blank, phone: former.phone, ...more } }, { token: user.token });
    await update({});
    await update({ pin: api.lastCode(former.phone) });
    expect((await update({ old_pin: api.lastCode(user.phone) })).status).toBe(200);
    expect(await api.reply(me, {}, { token: user.token })).toMatchObject({ phone: former.phone });
  });

  test('its former account is deleted after 180 days, and not before [T-10]', async () => {
    const former = await guarded();
    api.wait(91 * DAY);
    const next = await logIn(former.phone, { new_account: true, name: 'Ravi' });
    const ids = async () => (await api.db.selectFrom('users').select('id').execute()).map(({ id }) => id);
    api.wait(180 * DAY);
    await removeFormerAccounts(api.world, api.now());
    expect(await ids()).toContain(former.userId);
    api.wait(1);
    await removeFormerAccounts(api.world, api.now());
    expect(await ids()).not.toContain(former.userId);
    expect(await ids()).toContain(opened(next));
    expect(readLogin(next.headers).cookie).not.toBe('');
  });
});
