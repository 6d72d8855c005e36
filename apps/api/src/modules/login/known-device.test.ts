import { mobileOtp } from '@maidan/contract/account/login';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../runtime/clock.ts';
import { engines } from '../../../testing/databases/engines.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { newPhone, readCookie } from '../../../testing/people/users.ts';

describe.each(engines)('a device that has logged in before, on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp(engine);
  });
  afterAll(() => api.close());

  /** A browser that keeps its device cookie. */
  const createBrowser = (cookie = '') => {
    const browser = {
      cookie,
      request: (phone: string) => browser.send({ phone, type: 'phone' }),
      enter: (phone: string, pin: string) =>
        browser.send({ phone, type: '', pin, name: 'Asha', email: `${phone}@example.com` }),
      async send(body: { phone: string; type: 'phone' | ''; pin?: string; name?: string; email?: string }) {
        const answer = await api.request(
          mobileOtp,
          { body },
          { headers: { cookie: `maidan_device=${browser.cookie}` } },
        );
        browser.cookie = readCookie(answer.headers, 'maidan_device') || browser.cookie;
        return answer;
      },
      async logIn(phone: string) {
        api.wait(6 * MINUTE);
        await browser.request(phone);
        return (await browser.enter(phone, api.lastCode(phone))).status;
      },
    };
    return browser;
  };
  /** Requests codes until none is sent for the rest of the day. */
  const spendDay = async (phone: string) => {
    const stranger = createBrowser();
    for (let hours = 0; hours < 6; hours += 1) {
      for (let index = 0; index < 5; index += 1) {
        await stranger.request(phone);
        api.wait(6 * MINUTE);
      }
      api.wait(30 * MINUTE);
    }
    expect((await stranger.request(phone)).status).toBe(429);
  };

  test('strangers who use up the codes of a number lock out other devices, not this one [O-15]', async () => {
    const [owner, phone] = [createBrowser(), newPhone()];
    expect(await owner.logIn(phone)).toBe(200);
    await spendDay(phone);
    expect((await createBrowser().request(phone)).status).toBe(429);
    expect(await owner.logIn(phone)).toBe(200);
  });

  test("a stranger's wrong guesses end neither this device's code nor its attempts [O-15]", async () => {
    const [owner, stranger, phone] = [createBrowser(), createBrowser(), newPhone()];
    await owner.logIn(phone);
    api.wait(HOUR);
    await stranger.request(phone);
    await owner.request(phone);
    const code = api.lastCode(phone);
    const wrong = code === '000000' ? '111111' : '000000';
    for (let guess = 0; guess < 6; guess += 1) await stranger.enter(phone, wrong);
    // The owner's code is of no use to the stranger, whose own are spent.
    expect((await stranger.enter(phone, code)).json).toMatchObject({ code: 'otp_locked' });
    expect((await owner.enter(phone, code)).status).toBe(200);
    for (let round = 0; round < 4; round += 1) {
      api.wait(HOUR);
      await stranger.request(phone);
      for (let guess = 0; guess < 5; guess += 1) await stranger.enter(phone, wrong);
    }
    await stranger.request(phone);
    expect((await stranger.enter(phone, wrong)).status).toBe(429);
    expect(await owner.logIn(phone)).toBe(200);
  });

  test("a cookie of another phone or device, or a forged one, counts as a stranger's [O-15]", async () => {
    const [owner, other, phone] = [createBrowser(), createBrowser(), newPhone()];
    await owner.logIn(phone);
    await other.logIn(newPhone());
    await spendDay(phone);
    const [id, seal] = owner.cookie.split('.');
    const [otherId, otherSeal] = other.cookie.split('.');
    const stolen = [other.cookie, `${otherId}.${seal}`, `${id}.${otherSeal}`, `${id}`, `${id}.${id}`, '.', `.${seal}`];
    for (const cookie of stolen) {
      expect([cookie, (await createBrowser(cookie).request(phone)).status]).toEqual([cookie, 429]);
    }
    expect((await createBrowser(owner.cookie).request(phone)).status).toBe(200);
  });

  test('collecting devices yields at most 30 further codes a day for a number [O-15]', async () => {
    const phone = newPhone();
    const devices = [createBrowser(), createBrowser(), createBrowser(), createBrowser()];
    for (const device of devices) await device.logIn(phone);
    const before = api.sms.length;
    const end = api.now() + 20 * HOUR;
    while (api.now() < end) {
      for (const device of devices) await device.request(phone);
      api.wait(20 * MINUTE);
    }
    expect(api.sms.length - before).toBe(30);
    api.wait(DAY);
    expect((await devices[0]?.request(phone))?.status).toBe(200);
  });

  test('a device remembers its last four people, and its cookie reveals no phone [O-15]', async () => {
    const shared = createBrowser();
    const phones = Array.from({ length: 5 }, () => newPhone());
    for (const phone of phones) await shared.logIn(phone);
    const [first = '', second = ''] = phones;
    for (const phone of [first, second]) await spendDay(phone);
    expect([(await shared.request(first)).status, (await shared.request(second)).status]).toEqual([429, 200]);
    expect(shared.cookie).not.toContain(phones[4]);
  });

  test('scripts cannot read its cookie, and other sites cannot send it [O-15]', async () => {
    const phone = newPhone();
    await createBrowser().request(phone);
    const answer = await createBrowser().enter(phone, api.lastCode(phone));
    const set = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('maidan_device='));
    expect(set).toMatch(/; HttpOnly/);
    expect(set).toMatch(/; SameSite=Strict/);
  });
});
