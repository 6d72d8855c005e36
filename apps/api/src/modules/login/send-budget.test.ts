import { afterEach, describe, expect, test } from 'vitest';
import { HOUR, MINUTE } from '../../runtime/clock.ts';
import { engines } from '../../../testing/engines.ts';
import { requestCodeWithProof, requestCode, enterCode, newPhone, solveTask } from '../../../testing/users.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

describe.each(engines)('the SMS budget on %s', { timeout: 90_000 }, (engine) => {
  let api: TestApp;
  afterEach(() => api.close());

  const ask = async (count: number, peer: string): Promise<number> => {
    const statuses = [];
    for (let index = 0; index < count; index += 1) statuses.push((await requestCode(api, newPhone(), peer)).status);
    return statuses.filter((status) => status === 200).length;
  };

  test('one IPv4 address gets 200 codes in ten minutes for nothing, then one for each task it solves [O-5]', async () => {
    api = await createTestApp(engine);
    expect(await ask(205, '203.0.113.7')).toBe(200);
    expect(await ask(1, '203.0.113.8')).toBe(1);
    const phone = newPhone();
    const refused = await requestCode(api, phone, '203.0.113.7');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect(refused.json).toMatchObject({ code: 'proof_needed', task: expect.stringMatching(/^6\./) });
    const { task } = refused.json as { task: string };
    expect((await requestCode(api, newPhone(), '203.0.113.7', solveTask(task))).status).toBe(429);
    expect((await requestCode(api, phone, '203.0.113.7', solveTask(task))).status).toBe(200);
    // The same work buys nothing more: the phone has its own wait.
    expect((await requestCode(api, phone, '203.0.113.7', solveTask(task))).json).toMatchObject({
      code: 'too_many_requests',
    });
    api.wait(10 * MINUTE);
    expect(await ask(1, '203.0.113.7')).toBe(1);
  });

  test('one IPv6 household gets 20, however many addresses it uses [O-5]', async () => {
    api = await createTestApp(engine);
    expect(await ask(15, '2001:db8:1:2::1')).toBe(15);
    expect(await ask(10, '2001:db8:1:2:ffff::9')).toBe(5);
    expect(await ask(1, '2001:db8:1:3::1')).toBe(1);
  });

  test('the budget of an hour holds over all addresses, and a refused phone is not counted against its owner [O-5]', async () => {
    api = await createTestApp(engine, { smsPerHour: 3 });
    for (const peer of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) expect(await ask(1, peer)).toBe(1);
    const phone = newPhone();
    expect((await requestCode(api, phone, '203.0.113.4')).status).toBe(429);
    expect(api.sms).toHaveLength(3);
    api.wait(HOUR);
    expect((await requestCode(api, phone, '203.0.113.4')).json).toMatchObject({ resend_after: 30 });
  });

  test('numbers in a row from many addresses: the last fifth of the budget costs work, and the alarm goes [O-5]', async () => {
    api = await createTestApp(engine, { smsPerHour: 50 });
    const sent = { free: 0, worked: 0 };
    for (let index = 0; index < 120; index += 1) {
      const peer = `198.51.100.${index}`;
      const phone = `98${String(10_000_000 + index)}`;
      if ((await requestCode(api, phone, peer)).status === 200) sent.free += 1;
      else if (index % 2 === 0 && (await requestCodeWithProof(api, phone, peer)).status === 200) sent.worked += 1;
    }
    expect([sent, api.sms.length]).toEqual([{ free: 40, worked: 10 }, 50]);
    const alarms = api.logged.filter(({ msg }) => msg === 'the SMS budget of this hour is running out');
    expect(alarms.map(({ used }) => used)).toEqual([40, 50]);
  });

  test('no SMS goes out while the database does not answer [O-7]', async () => {
    api = await createTestApp(engine);
    await api.db.schema.dropTable('rate_windows').execute();
    expect((await requestCode(api, newPhone())).status).toBe(500);
    expect(api.sms).toHaveLength(0);
  });
});

test('twenty wrong codes in a day lock the phone for growing times, whichever code they were for [O-4]', async () => {
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

test(
  'five hundred people behind one address in ten minutes: at least 99 % log in [O-5]',
  { timeout: 90_000 },
  async () => {
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
  },
);
