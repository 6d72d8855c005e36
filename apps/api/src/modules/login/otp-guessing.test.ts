import { afterEach, describe, expect, test } from 'vitest';
import { DAY, MINUTE, SECOND } from '../../runtime/clock.ts';
import { engines } from '../../../testing/databases/engines.ts';
import { stress } from '../../../testing/databases/env.ts';
import { requestCode, enterCode, newPhone } from '../../../testing/people/users.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
afterEach(() => api.close());

const codeOf = (answer: { json: unknown }) => (answer.json as { code?: string }).code;

test('ten thousand guesses for one phone over days: at most 5 for each code and 100 a day are compared [O-4]', async () => {
  api = await createTestApp('SQLite');
  const phone = newPhone();
  let compared = 0;
  let comparedToday = 0;
  let day = Math.floor(api.now() / DAY);
  const days: number[] = [];
  for (let guess = 0; guess < 10_000; guess += 1) {
    // Every 25 guesses the attacker waits and requests a new code, and keeps guessing even when locked out.
    if (guess % 25 === 0) {
      api.wait(5 * MINUTE);
      await requestCode(api, phone);
    }
    const open = new Set(api.sms.slice(-2).map(({ text }) => text.slice(0, 6)));
    const wrong = ['111111', '222222', '333333'].find((code) => !open.has(code)) ?? '';
    if (codeOf(await enterCode(api, phone, wrong)) === 'wrong_code') {
      compared += 1;
      comparedToday += 1;
    }
    const today = Math.floor(api.now() / DAY);
    if (today === day) continue;
    days.push(comparedToday);
    [day, comparedToday] = [today, 0];
  }
  const codes = api.sms.length;
  expect(codes).toBeGreaterThan(9);
  // One guess in a million hits a code, so five guesses are 5e-6, the allowed maximum.
  expect(compared / codes).toBeLessThanOrEqual(5);
  expect(Math.max(...days)).toBeLessThanOrEqual(100);
  expect(compared).toBeGreaterThan(20);
});

describe.each(engines)('on %s [O-11]', (engine) => {
  const ROUNDS = stress.logins;

  test(`the right code in 100 parallel requests, ${ROUNDS} times over: one account, one login [O-11]`, async () => {
    api = await createTestApp(engine);
    const phones: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const phone = newPhone();
      phones.push(phone);
      await requestCode(api, phone);
      const answers = await Promise.all(Array.from({ length: 100 }, () => enterCode(api, phone, api.lastCode(phone))));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.every(({ status }) => status < 500)).toBe(true);
      api.wait(SECOND);
    }
    const users = await api.db.selectFrom('users').select('phone').execute();
    expect(users.map(({ phone }) => phone).toSorted()).toEqual(phones);
    expect(await api.db.selectFrom('sessions').select('id').execute()).toHaveLength(ROUNDS);
  });
});
