import { mobileOtp } from '@maidan/contract/account/login';
import { me } from '@maidan/contract/account/users';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MINUTE, SECOND } from '../../runtime/clock.ts';
import { everyEngine } from '../../../testing/databases/engines.ts';
import { requestCode, enterCode, newPhone, signIn } from '../../../testing/people/users.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

/** Six digits that are not this code. */
const otherThan = (code: string, step = 1): string => String((Number(code) + step) % 1_000_000).padStart(6, '0');

describe.each(everyEngine)('login on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp(engine);
  });
  afterAll(() => api.close());

  test('a new number gets an SMS that ends with host and code, then an account with name and e-mail, and a working token [O-10]', async () => {
    const phone = newPhone();
    const requested = await requestCode(api, phone);
    expect(requested.json).toMatchObject({ status: 'pending', userstatus: 'new', resend_after: 30, response: null });
    expect(api.sms.at(-1)?.text).toMatch(/^(\d{6}) is your Maidan code\.[^]*\n@maidan\.localhost #\1$/);

    const answer = await enterCode(api, phone, api.lastCode(phone), {
      name: '  Asha \n Rao ',
      email: 'Asha@Example.com',
    });
    const { status, userstatus, response } = mobileOtp.response.parse(answer.json);
    expect([answer.status, status, userstatus]).toEqual([200, 'success', 'new']);
    const user = await api.reply(me, {}, { token: response?.original.access_token ?? '' });
    expect(user).toEqual({
      id: response?.original.user_id,
      name: 'Asha Rao',
      email: 'Asha@Example.com',
      phone,
      avatar: null,
      deletes_at: null,
    });
  });

  test('a known number is recognised, and its name and e-mail stay', async () => {
    const { phone, userId } = await signIn(api);
    api.wait(MINUTE);
    expect((await requestCode(api, phone)).json).toMatchObject({ userstatus: 'existing' });
    const answer = await enterCode(api, phone, api.lastCode(phone), { name: 'Another name', email: '' });
    expect(answer.json).toMatchObject({ userstatus: 'existing', response: { original: { user_id: userId } } });
  });

  test('a page in Hindi gets its SMS and its refusals in Hindi', async () => {
    const phone = newPhone();
    const headers = { 'accept-language': 'hi-IN' };
    await api.request(mobileOtp, { body: { phone, type: 'phone' } }, { headers });
    expect(api.sms.at(-1)?.text).toMatch(/^(\d{6}) आपका Maidan कोड है। [^]*\n@maidan\.localhost #\1$/);
    const wrong = { phone, type: '', pin: '12', name: 'Asha', email: '' } as const;
    const { json } = await api.request(mobileOtp, { body: wrong }, { headers });
    expect(json).toMatchObject({ code: 'wrong_code', message: 'यह कोड सही नहीं है। 4 मौके बचे हैं।' });
  });

  test('other spellings of a number are the same account [O-8]', async () => {
    const { phone, userId } = await signIn(api);
    api.wait(MINUTE);
    const again = await signIn(api, `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`).catch(() => null);
    expect(again).toBeNull();
    const answer = await enterCode(api, `0${phone}`, api.lastCode(phone));
    expect(answer.json).toMatchObject({ userstatus: 'existing', response: { original: { user_id: userId } } });
  });

  test('nine digits, a missing code and a blank name each get their own message', async () => {
    const nine = await requestCode(api, '987654321');
    expect([nine.status, nine.json]).toEqual([422, expect.objectContaining({ code: 'invalid_fields' })]);
    expect(nine.json).toMatchObject({ message: 'Please enter a mobile number of 10 digits.' });

    const phone = newPhone();
    expect((await enterCode(api, phone, '123456')).json).toMatchObject({ code: 'otp_expired' });
    await requestCode(api, phone);
    expect((await enterCode(api, phone, '')).json).toMatchObject({
      errors: { pin: ['Please enter the code from the SMS.'] },
    });
    const nameless = await enterCode(api, phone, api.lastCode(phone), { name: ' ' });
    expect([nameless.status, nameless.json]).toEqual([
      422,
      expect.objectContaining({ message: 'Please tell us your name.' }),
    ]);
    // The code still works with the corrected form.
    expect((await enterCode(api, phone, api.lastCode(phone))).status).toBe(200);
  });

  test('a wrong code reports the remaining tries, and a sixth try is refused even with the right code [O-4]', async () => {
    const phone = newPhone();
    await requestCode(api, phone);
    const code = api.lastCode(phone);
    const messages: unknown[] = [];
    for (let step = 1; step <= 5; step += 1) {
      const answer = await enterCode(api, phone, otherThan(code, step));
      expect([answer.status, (answer.json as { code: string }).code]).toEqual([422, 'wrong_code']);
      messages.push((answer.json as { message: string }).message);
    }
    expect(messages.slice(3)).toEqual([
      'This code is not right. You have 1 try left.',
      'This code is not right, and you have no tries left. Please request a new one.',
    ]);
    const sixth = await enterCode(api, phone, code);
    expect(sixth.status).toBe(429);
    expect(sixth.json).toMatchObject({
      code: 'otp_locked',
      message: 'Too many wrong codes. Please request a new one.',
    });
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('a code expires after five minutes and works only once [O-3]', async () => {
    const phone = newPhone();
    await requestCode(api, phone);
    const code = api.lastCode(phone);
    api.wait(5 * MINUTE);
    const late = await enterCode(api, phone, code);
    expect([late.status, late.json]).toEqual([422, expect.objectContaining({ code: 'otp_expired' })]);
    await requestCode(api, phone);
    expect((await enterCode(api, phone, api.lastCode(phone))).status).toBe(200);
    expect((await enterCode(api, phone, api.lastCode(phone))).status).toBe(422);
  });

  test('after a resend the two newest codes work, an older one does not, and using one invalidates the other [O-3]', async () => {
    const phone = newPhone();
    const codes: string[] = [];
    for (const wait of [0, 31 * SECOND, 61 * SECOND]) {
      api.wait(wait);
      expect((await requestCode(api, phone)).status).toBe(200);
      codes.push(api.lastCode(phone));
    }
    const [oldest = '', middle = '', newest = ''] = codes;
    expect((await enterCode(api, phone, oldest)).json).toMatchObject({ code: 'wrong_code' });
    expect((await enterCode(api, phone, middle)).status).toBe(200);
    expect((await enterCode(api, phone, newest)).status).toBe(422);
  });

  test('requesting another code too soon is 429 with the seconds to wait [O-6]', async () => {
    const phone = newPhone();
    await requestCode(api, phone);
    api.wait(10 * SECOND);
    const soon = await requestCode(api, phone);
    expect([soon.status, soon.headers.get('retry-after')]).toEqual([429, '20']);
    expect(soon.json).toMatchObject({ code: 'too_many_requests', message: expect.stringContaining('20 seconds') });
    api.wait(20 * SECOND);
    expect((await requestCode(api, phone)).json).toMatchObject({ resend_after: 60 });
  });

  test("another person's code and another person's e-mail are refused [O-3 O-9]", async () => {
    const [first, second] = [newPhone(), newPhone()];
    await requestCode(api, first);
    await requestCode(api, second);
    const firstCode = api.lastCode(first);
    // Two phones get the same code once in a million.
    expect(firstCode).not.toBe(api.lastCode(second));
    expect((await enterCode(api, second, firstCode)).status).toBe(422);

    await enterCode(api, first, firstCode, { email: 'Taken@example.com' });
    // Without the right code no one can find out whether an e-mail is known.
    const guess = await enterCode(api, second, otherThan(api.lastCode(second)), { email: 'taken@EXAMPLE.com' });
    expect(guess.json).not.toHaveProperty('email');
    const taken = await enterCode(api, second, api.lastCode(second), { email: 'taken@EXAMPLE.com' });
    expect([taken.status, taken.json]).toEqual([
      422,
      expect.objectContaining({ email: 'duplicate', code: 'email_taken' }),
    ]);
    expect((await enterCode(api, second, api.lastCode(second), { email: 'own@example.com' })).status).toBe(200);
  });

  test('of 200 parallel wrong guesses exactly 5 are compared [O-4]', async () => {
    const phone = newPhone();
    await requestCode(api, phone);
    const code = api.lastCode(phone);
    const guesses = Array.from({ length: 200 }, (_, step) => enterCode(api, phone, otherThan(code, step + 1)));
    const codes = (await Promise.all(guesses)).map((answer) => (answer.json as { code: string }).code);
    expect(codes.filter((found) => found === 'wrong_code')).toHaveLength(5);
    expect(codes.filter((found) => found === 'otp_locked')).toHaveLength(195);
  });

  test('twenty parallel requests with the right code: one account, one login [O-11]', async () => {
    const phone = newPhone();
    await requestCode(api, phone);
    const tries = Array.from({ length: 20 }, () => enterCode(api, phone, api.lastCode(phone)));
    const answers = await Promise.all(tries);
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    const users = await api.db.selectFrom('users').select('id').where('phone', '=', phone).execute();
    const userIds = users.map((user) => user.id);
    expect(userIds).toHaveLength(1);
    expect(await api.db.selectFrom('sessions').select('id').where('user_id', 'in', userIds).execute()).toHaveLength(1);
  });

  test('the database holds no code and no token in readable form [O-2 T-1]', async () => {
    const phone = newPhone();
    await requestCode(api, phone);
    const code = api.lastCode(phone);
    const stored = await api.db.selectFrom('otp_codes').select(['salt', 'mac']).where('phone', '=', phone).execute();
    expect(stored.map(({ salt, mac }) => [salt.length, mac.length])).toEqual([[32, 64]]);
    const { token, cookie } = await signIn(api);
    const rows = [
      ...(await api.db.selectFrom('sessions').selectAll().execute()),
      ...(await api.db.selectFrom('session_tokens').selectAll().execute()),
      ...stored,
    ];
    for (const secret of [token, token.slice(4), cookie]) expect(JSON.stringify(rows)).not.toContain(secret);
    // Ids, times and durations may contain the six digits by chance.
    const logged = JSON.stringify(api.logged).replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '');
    expect(logged).not.toMatch(new RegExp(`${phone}|(?<![\\d.])${code}(?!\\d)|${token}|${cookie}`));
  });
});
