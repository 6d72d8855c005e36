import { mobileOtp } from '@maidan/contract/account/login';
import type { Endpoint, Input } from '@maidan/contract/core/endpoint';
import { deskLog } from '@maidan/contract/desk/log';
import {
  addDeskDevice,
  addFirstPasskey,
  checkDeskCode,
  sendDeskCode,
  signInWithPasskey,
  signInWithRecoveryCode,
} from '@maidan/contract/desk/access/sign-in';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../../testing/databases/engines.ts';
import { makePasskey, type TestPasskey } from '../../../../testing/people/passkeys.ts';
import { inviteDirectly } from '../../../../testing/people/staff.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { newPhone, readCookie } from '../../../../testing/people/users.ts';
import { HOUR, MINUTE } from '../../../runtime/clock.ts';

const DEVICE = 'maidan_desk_device';

describe.each(engines)('a device that has signed in to the desk before, on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp(engine);
  });
  afterAll(() => api.close());

  /** A browser that keeps its device cookie. */
  const createBrowser = (cookie = '', peer = '127.0.0.1') => {
    const browser = {
      cookie,
      async send<E extends Endpoint>(endpoint: E, input: Input<E>) {
        const answer = await api.request(endpoint, input, { headers: { cookie: `${DEVICE}=${browser.cookie}` }, peer });
        browser.cookie = readCookie(answer.headers, DEVICE) || browser.cookie;
        return answer;
      },
      request: (phone: string) => browser.send(sendDeskCode, { body: { phone } }),
      enter: (phone: string, code: string) => browser.send(checkDeskCode, { body: { phone, code } }),
      exchange: (phone: string, recoveryCode: string) =>
        browser.send(addDeskDevice, { body: { phone, recovery_code: recoveryCode } }),
      /** @returns the status of the first step that fails, or of the last one */
      async signIn({ phone, passkey }: { phone: string; passkey: TestPasskey }) {
        api.wait(6 * MINUTE);
        const sent = await browser.request(phone);
        if (sent.status !== 200) return sent.status;
        const begun = await browser.enter(phone, api.lastCode(phone));
        if (begun.status !== 200) return begun.status;
        const { ticket, options } = checkDeskCode.response.parse(begun.json);
        const signed = await browser.send(signInWithPasskey, { body: { ticket, response: passkey.use(options) } });
        return signed.status;
      },
    };
    return browser;
  };
  type Browser = ReturnType<typeof createBrowser>;

  /** A moderator who joins on this device. */
  const joinOn = async (browser: Browser) => {
    const phone = newPhone();
    const invitation = await inviteDirectly(api, phone, { roles: ['moderator'] });
    await browser.request(phone);
    const begun = await browser.send(checkDeskCode, { body: { phone, code: api.lastCode(phone), invitation } });
    const { ticket, options } = checkDeskCode.response.parse(begun.json);
    const passkey = makePasskey(api.world.settings.deskOrigin);
    const answer = await browser.send(addFirstPasskey, { body: { ticket, response: passkey.register(options) } });
    const { recovery_codes: recoveryCodes } = addFirstPasskey.response.parse(answer.json);
    return { phone, passkey, recoveryCodes, setCookies: answer.headers.getSetCookie() };
  };
  const wrongCode = (phone: string) => (api.lastCode(phone) === '000000' ? '111111' : '000000');
  /** Requests codes until none is sent for the rest of the day, and enters five wrong ones each time. */
  const spendDay = async (phone: string) => {
    const stranger = createBrowser();
    for (let hours = 0; hours < 3; hours += 1) {
      for (let index = 0; index < 5; index += 1) {
        await stranger.request(phone);
        for (let guess = 0; guess < 5; guess += 1) await stranger.enter(phone, wrongCode(phone));
        api.wait(6 * MINUTE);
      }
      api.wait(30 * MINUTE);
    }
    expect((await stranger.request(phone)).status).toBe(429);
  };

  test("a stranger's wrong codes end neither this device's code nor its attempts [O-15]", async () => {
    const [owner, stranger] = [createBrowser(), createBrowser()];
    const { phone, passkey } = await joinOn(owner);
    api.wait(HOUR);
    await stranger.request(phone);
    await owner.request(phone);
    const code = api.lastCode(phone);
    for (let guess = 0; guess < 5; guess += 1) await stranger.enter(phone, wrongCode(phone));
    // The owner's code is of no use to the stranger, whose own are spent.
    expect((await stranger.enter(phone, code)).json).toMatchObject({ code: 'otp_locked' });
    expect((await owner.enter(phone, code)).status).toBe(200);
    expect(await owner.signIn({ phone, passkey })).toBe(200);
  });

  test('strangers who use up the codes of a number lock out other devices, not this one [O-15]', async () => {
    const owner = createBrowser();
    const person = await joinOn(owner);
    await spendDay(person.phone);
    expect(await createBrowser().signIn(person)).toBe(429);
    expect(await owner.signIn(person)).toBe(200);
  });

  test('a device is known after a sign-in with a passkey, not after a code alone', async () => {
    const person = await joinOn(createBrowser());
    const [second, thief] = [createBrowser(), createBrowser()];
    api.wait(HOUR);
    expect(await second.signIn(person)).toBe(200);
    api.wait(HOUR);
    await thief.request(person.phone);
    expect((await thief.enter(person.phone, api.lastCode(person.phone))).status).toBe(200);
    expect(thief.cookie).toBe('');
    await spendDay(person.phone);
    expect(await second.signIn(person)).toBe(200);
  });

  test('a cookie of another number, device or site, or an invented one, counts as a stranger’s', async () => {
    const [owner, other] = [createBrowser(), createBrowser()];
    const { phone } = await joinOn(owner);
    await joinOn(other);
    api.wait(HOUR);
    await api.reply(mobileOtp, { body: { phone, type: 'phone' } });
    const login = { phone, type: '' as const, pin: api.lastCode(phone), name: 'Asha', email: `${phone}@example.com` };
    const reader = readCookie((await api.request(mobileOtp, { body: login })).headers, 'maidan_device');
    await spendDay(phone);
    const [id, seal] = owner.cookie.split('.');
    const [otherId, otherSeal] = other.cookie.split('.');
    const stolen = [reader, other.cookie, `${otherId}.${seal}`, `${id}.${otherSeal}`, `${id}`, `${id}.${id}`, '.'];
    for (const cookie of stolen) {
      expect([cookie, (await createBrowser(cookie).request(phone)).status]).toEqual([cookie, 429]);
    }
    expect((await createBrowser(owner.cookie).request(phone)).status).toBe(200);
    // Nor is it one of a reader's devices.
    const asReader = { headers: { cookie: `maidan_device=${owner.cookie}` } };
    expect((await api.request(mobileOtp, { body: { phone, type: 'phone' } }, asReader)).status).toBe(429);
  });

  test('its own codes and attempts have limits too', async () => {
    const owner = createBrowser();
    const { phone } = await joinOn(owner);
    api.wait(HOUR);
    await owner.request(phone);
    for (let guess = 0; guess < 5; guess += 1) await owner.enter(phone, wrongCode(phone));
    expect((await owner.enter(phone, api.lastCode(phone))).json).toMatchObject({ code: 'otp_locked' });
    for (let index = 0; index < 4; index += 1) {
      api.wait(6 * MINUTE);
      expect((await owner.request(phone)).status).toBe(200);
    }
    api.wait(6 * MINUTE);
    expect((await owner.request(phone)).status).toBe(429);
  });

  test('scripts cannot read its cookie, and neither other hosts nor plain http get it', async () => {
    const secure = await createTestApp(engine, { deskOrigin: 'https://desk.maidan.example' });
    const shared = api;
    api = secure;
    const { setCookies, phone } = await joinOn(createBrowser());
    api = shared;
    await secure.close();
    const [set = '', ...others] = setCookies;
    expect(others).toEqual([]);
    expect(set.replace(/=[^;]+/, '=…')).toBe(
      `${DEVICE}=…; Max-Age=34560000; Path=/; HttpOnly; Secure; SameSite=Strict`,
    );
    expect(set).not.toContain(phone);
  });

  test('a recovery code lets another device in, by SMS and passkey, although strangers locked the number [O-15]', async () => {
    const person = await joinOn(createBrowser());
    const { phone, recoveryCodes } = person;
    const [first = '', second = ''] = recoveryCodes;
    const [another, thief] = [createBrowser(), createBrowser()];
    await spendDay(phone);
    expect(await another.signIn(person)).toBe(429);
    expect((await another.exchange(phone, 'AAAA-BBBB-CCCC-DDDD')).json).toMatchObject({ code: 'invalid_fields' });
    expect(another.cookie).toBe('');
    const exchanged = await another.exchange(phone, first.toLowerCase().replaceAll('-', ' '));
    expect([exchanged.status, exchanged.text]).toEqual([204, '']);
    // A code that was used is of no use to anyone else.
    expect((await thief.exchange(phone, first)).status).toBe(422);
    expect(thief.cookie).toBe('');
    expect(await another.signIn(person)).toBe(200);

    // Another code replaces a passkey that is lost, after the SMS as on any day.
    api.wait(HOUR);
    await another.request(phone);
    const { ticket } = checkDeskCode.response.parse((await another.enter(phone, api.lastCode(phone))).json);
    const step = await another.send(signInWithRecoveryCode, { body: { ticket, recovery_code: second } });
    const next = signInWithRecoveryCode.response.parse(step.json);
    const response = makePasskey(api.world.settings.deskOrigin).register(next.options);
    const { access_token: token, staff } = addFirstPasskey.response.parse(
      (await another.send(addFirstPasskey, { body: { ticket: next.ticket, response } })).json,
    );
    expect(staff).toMatchObject({ recovery_codes_left: 8, passkeys: 2 });
    const { data } = await api.reply(deskLog, { query: {} }, { token });
    expect(data.filter(({ action }) => action === 'recovery-code.used')).toHaveLength(2);
  });

  test('a recovery code works for its own number alone, and shows no one who is on the staff [O-15]', async () => {
    const person = await joinOn(createBrowser());
    const other = await joinOn(createBrowser());
    const [code = ''] = person.recoveryCodes;
    const thief = createBrowser();
    const refused = await thief.exchange(other.phone, code);
    const unknown = await thief.exchange(newPhone(), code);
    const withoutId = ({ json }: typeof refused) => ({ ...(json as object), request_id: '' });
    expect([refused.status, unknown.status]).toEqual([422, 422]);
    expect(withoutId(unknown)).toEqual(withoutId(refused));
    expect(thief.cookie).toBe('');
    expect((await thief.exchange(person.phone, code)).status).toBe(204);
  });

  test('wrong recovery codes end the attempts of their address, never those of the number [O-15]', async () => {
    const { phone, recoveryCodes } = await joinOn(createBrowser());
    const [first = '', second = ''] = recoveryCodes;
    const stranger = createBrowser('', '2001:db8:1:2::7');
    const wrong = async () => (await stranger.exchange(phone, 'AAAA-BBBB-CCCC-DDDD')).status;
    const statuses: number[] = [];
    for (let turn = 0; turn < 11; turn += 1) statuses.push(await wrong());
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
    // Also another address of the same household.
    expect((await createBrowser('', '2001:db8:1:2::8').exchange(phone, first)).status).toBe(429);
    expect((await createBrowser('', '203.0.113.9').exchange(phone, first)).status).toBe(204);
    api.wait(HOUR);
    expect((await stranger.exchange(phone, second)).status).toBe(204);
  });
});
