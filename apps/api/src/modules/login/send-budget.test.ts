import { afterEach, describe, expect, test } from 'vitest';
import { HOUR, MINUTE } from '../../clock.ts';
import { engines } from '../../test-app/engines.ts';
import { askForCode, enterCode, newPhone } from '../../test-app/people.ts';
import { createTestApp } from '../../test-app/test-app.ts';
import type { TestApp } from '../../test-app/test-app.ts';

describe.each(engines)('the SMS budget on %s', (engine) => {
  let api: TestApp;
  afterEach(() => api.close());

  const ask = async (count: number, peer: string): Promise<number> => {
    const statuses = [];
    for (let index = 0; index < count; index += 1) statuses.push((await askForCode(api, newPhone(), peer)).status);
    return statuses.filter((status) => status === 200).length;
  };

  test('one IPv4 address gets 200 codes in ten minutes, as a venue needs, and then waits', async () => {
    api = await createTestApp(engine);
    expect(await ask(205, '203.0.113.7')).toBe(200);
    expect(await ask(1, '203.0.113.8')).toBe(1);
    const refused = await askForCode(api, newPhone(), '203.0.113.7');
    expect(refused.headers.get('retry-after')).toBe('600');
    api.wait(10 * MINUTE);
    expect(await ask(1, '203.0.113.7')).toBe(1);
  });

  test('one IPv6 household gets 20, however many addresses it uses', async () => {
    api = await createTestApp(engine);
    expect(await ask(15, '2001:db8:1:2::1')).toBe(15);
    expect(await ask(10, '2001:db8:1:2:ffff::9')).toBe(5);
    expect(await ask(1, '2001:db8:1:3::1')).toBe(1);
  });

  test('the budget of an hour holds over all addresses, and a refused phone is not counted against its owner', async () => {
    api = await createTestApp(engine, { smsPerHour: 3 });
    for (const peer of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) expect(await ask(1, peer)).toBe(1);
    const phone = newPhone();
    expect((await askForCode(api, phone, '203.0.113.4')).status).toBe(429);
    expect(api.sms).toHaveLength(3);
    api.wait(HOUR);
    expect((await askForCode(api, phone, '203.0.113.4')).json).toMatchObject({ resend_after: 30 });
  });

  test('no SMS goes out while the database does not answer', async () => {
    api = await createTestApp(engine);
    await api.db.schema.dropTable('rate_windows').execute();
    expect((await askForCode(api, newPhone())).status).toBe(500);
    expect(api.sms).toHaveLength(0);
  });
});

test('twenty wrong codes in a day lock the phone for growing times, whichever code they were for', async () => {
  const api = await createTestApp('SQLite');
  const phone = newPhone();
  for (let round = 0; round < 4; round += 1) {
    await askForCode(api, phone);
    const wrong = api.lastCode(phone) === '000000' ? '000001' : '000000';
    for (let guess = 0; guess < 5; guess += 1) await enterCode(api, phone, wrong);
    api.wait(20 * MINUTE);
  }
  await askForCode(api, phone);
  const code = api.lastCode(phone);
  const wrong = code === '000000' ? '000001' : '000000';
  expect((await enterCode(api, phone, wrong)).json).toMatchObject({ code: 'wrong_code' });
  const locked = await enterCode(api, phone, code);
  expect([locked.status, locked.headers.get('retry-after')]).toEqual([429, '30']);
  api.wait(30_000);
  expect((await enterCode(api, phone, code)).status).toBe(200);
  await api.close();
});
