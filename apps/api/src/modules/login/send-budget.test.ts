import { afterEach, describe, expect, test } from 'vitest';
import { HOUR, MINUTE } from '../../runtime/clock.ts';
import { engines } from '../../../testing/databases/engines.ts';
import {
  requestCodeWithProof,
  requestCode,
  enterCode,
  newPhone,
  signIn,
  solveTask,
} from '../../../testing/people/users.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

describe.each(engines)('the SMS budget on %s', (engine) => {
  let api: TestApp;
  afterEach(() => api.close());

  const requestCodes = async (count: number, peer: string): Promise<number> => {
    const statuses = [];
    for (let index = 0; index < count; index += 1) statuses.push((await requestCode(api, newPhone(), peer)).status);
    return statuses.filter((status) => status === 200).length;
  };

  test('one IPv4 address gets 200 codes in ten minutes without work, then one for each solved task [O-5]', async () => {
    api = await createTestApp(engine);
    expect(await requestCodes(205, '203.0.113.7')).toBe(200);
    expect(await requestCodes(1, '203.0.113.8')).toBe(1);
    const phone = newPhone();
    const refused = await requestCode(api, phone, '203.0.113.7');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect(refused.json).toMatchObject({ code: 'proof_needed', task: expect.stringMatching(/^6\./) });
    const { task } = refused.json as { task: string };
    expect((await requestCode(api, newPhone(), '203.0.113.7', solveTask(task))).status).toBe(429);
    expect((await requestCode(api, phone, '203.0.113.7', solveTask(task))).status).toBe(200);
    // Reusing the solution gains nothing: the phone has its own wait.
    expect((await requestCode(api, phone, '203.0.113.7', solveTask(task))).json).toMatchObject({
      code: 'too_many_requests',
    });
    api.wait(10 * MINUTE);
    expect(await requestCodes(1, '203.0.113.7')).toBe(1);
  });

  test('no address of a caller is stored', async () => {
    api = await createTestApp(engine);
    for (const peer of ['203.0.113.7', '2001:db8:1:2::1']) expect(await requestCodes(1, peer)).toBe(1);
    const names = (await api.db.selectFrom('rate_windows').select('name').execute()).map(({ name }) => name);
    expect(names.filter((name) => /^otp-address:[\w-]{22}$/.test(name))).toHaveLength(2);
    expect(names.join()).not.toMatch(/203\.0\.113|db8/);
  });

  test('one IPv6 household gets 20, however many addresses it uses [O-5]', async () => {
    api = await createTestApp(engine);
    expect(await requestCodes(15, '2001:db8:1:2::1')).toBe(15);
    expect(await requestCodes(10, '2001:db8:1:2:ffff::9')).toBe(5);
    expect(await requestCodes(1, '2001:db8:1:3::1')).toBe(1);
  });

  test("the hourly budget covers all addresses, and a refused send does not count against the phone's owner [O-5]", async () => {
    api = await createTestApp(engine, { smsPerHour: 3 });
    for (const peer of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) expect(await requestCodes(1, peer)).toBe(1);
    const phone = newPhone();
    expect((await requestCode(api, phone, '203.0.113.4')).status).toBe(429);
    expect(api.sms).toHaveLength(3);
    api.wait(HOUR);
    expect((await requestCode(api, phone, '203.0.113.4')).json).toMatchObject({ resend_after: 30 });
  });

  test('consecutive numbers from many addresses: the last fifth of their share requires work, and an alarm is logged [O-5]', async () => {
    api = await createTestApp(engine, { smsPerHour: 50 });
    const sent = { free: 0, worked: 0 };
    for (let index = 0; index < 120; index += 1) {
      const peer = `198.51.100.${index}`;
      const phone = `98${String(10_000_000 + index)}`;
      if ((await requestCode(api, phone, peer)).status === 200) sent.free += 1;
      else if (index % 2 === 0 && (await requestCodeWithProof(api, phone, peer)).status === 200) sent.worked += 1;
    }
    expect([sent, api.sms.length]).toEqual([{ free: 31, worked: 7 }, 38]);
    const alarms = api.logged.filter(({ msg }) => msg === 'the SMS budget of this hour is running out');
    expect(alarms.map(({ used }) => used)).toEqual([25]);
  });

  test('with the share of new numbers spent, a number with an account still gets its code [O-14]', async () => {
    api = await createTestApp(engine, { smsPerHour: 40 });
    const known = await Promise.all([0, 1, 2, 3, 4, 5].map(() => signIn(api)));
    api.wait(2 * HOUR);
    let sent = 0;
    for (let index = 0; index < 60; index += 1) {
      const answer = await requestCodeWithProof(api, newPhone(), `198.51.100.${index}`);
      if (answer.status === 200) sent += 1;
    }
    expect(sent).toBe(30);
    for (const { phone } of known) {
      expect((await requestCodeWithProof(api, phone, '203.0.113.5')).status).toBe(200);
      expect((await enterCode(api, phone, api.lastCode(phone))).status).toBe(200);
    }
    const alarms = api.logged.filter(({ msg }) => msg === 'the SMS budget of this hour is running out');
    expect(alarms.map(({ used }) => used)).toEqual([20, 36]);
    expect((await api.get('/metrics')).text).toContain('sms_budget_used_ratio 0.9\n');
    api.wait(HOUR);
    expect((await api.get('/metrics')).text).toContain('sms_budget_used_ratio 0\n');
  });

  test('known and new numbers together get no more than the hourly budget [O-5 O-14]', async () => {
    api = await createTestApp(engine, { smsPerHour: 20 });
    const known = await Promise.all(Array.from({ length: 12 }, () => signIn(api)));
    api.wait(2 * HOUR);
    const before = api.sms.length;
    const phones = [...known.map(({ phone }) => phone), ...Array.from({ length: 12 }, () => newPhone())];
    for (const [index, phone] of phones.entries()) await requestCodeWithProof(api, phone, `198.51.100.${index}`);
    expect(api.sms.length - before).toBe(20);
  });

  test.each([
    ['codes that are never entered make the task harder', false, [7, 8, 9]],
    ['codes that are entered do not', true, [6, 6, 6]],
  ])('%s [O-14]', async (_, isEntered, bits) => {
    api = await createTestApp(engine, { smsPerHour: 100 });
    const crowded = '2001:db8:1:2::1';
    const required: number[] = [];
    for (let count = 1; count <= 60; count += 1) {
      const phone = newPhone();
      await requestCode(api, phone, count <= 20 ? crowded : `198.51.100.${count}`);
      if (isEntered) await enterCode(api, phone, api.lastCode(phone));
      if (count % 20 > 0) continue;
      const { task } = (await requestCode(api, newPhone(), crowded)).json as { task: string };
      required.push(Number.parseInt(task, 10));
    }
    expect(required).toEqual(bits);
  });

  test('no SMS is sent while the database fails [O-7]', async () => {
    api = await createTestApp(engine);
    await api.db.schema.dropTable('rate_windows').execute();
    expect((await requestCode(api, newPhone())).status).toBe(500);
    expect(api.sms).toHaveLength(0);
  });
});

test('twenty wrong codes in a day, for any of the codes, lock the phone for growing times [O-4]', async () => {
  const api = await createTestApp('SQLite');
  const phone = newPhone();
  for (let round = 0; round < 4; round += 1) {
    await requestCode(api, phone);
    const wrong = api.lastCode(phone) === '000000' ? '000001' : '000000';
    for (let guess = 0; guess < 5; guess += 1) await enterCode(api, phone, wrong);
    api.wait(20 * MINUTE);
  }
  await requestCode(api, phone);
  const code = api.lastCode(phone);
  const wrong = code === '000000' ? '000001' : '000000';
  expect((await enterCode(api, phone, wrong)).json).toMatchObject({ code: 'wrong_code' });
  const locked = await enterCode(api, phone, code);
  expect([locked.status, locked.headers.get('retry-after')]).toEqual([429, '30']);
  api.wait(30_000);
  expect((await enterCode(api, phone, code)).status).toBe(200);
  await api.close();
});

test('five hundred people behind one address in ten minutes: at least 99 % log in [O-5]', async () => {
  const api = await createTestApp('SQLite');
  const venue = '203.0.113.7';
  let loggedIn = 0;
  for (let person = 0; person < 500; person += 1) {
    const phone = newPhone();
    await requestCodeWithProof(api, phone, venue);
    if ((await enterCode(api, phone, api.lastCode(phone))).status === 200) loggedIn += 1;
    api.wait(1200);
  }
  expect(loggedIn).toBeGreaterThanOrEqual(495);
  await api.close();
});
