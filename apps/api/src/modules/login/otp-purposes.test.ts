import { deleteAccount, exportAccount } from '@maidan/contract/account/account';
import { saveAccountPin } from '@maidan/contract/account/account-pin';
import { askGuardian, stateBirthYear } from '@maidan/contract/account/guardian';
import { updateProfile } from '@maidan/contract/account/users';
import { sendDeskCode } from '@maidan/contract/desk/access/sign-in';
import { afterEach, describe, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../runtime/clock.ts';
import { engines } from '../../../testing/databases/engines.ts';
import type { Answer } from '../../../testing/requester.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { newPhone, requestCode, signIn, solveTask } from '../../../testing/people/users.ts';
import type { TestUser } from '../../../testing/people/users.ts';
import type { OtpPurpose } from './otp-code.ts';

const blank = { name: '', email: '', phone: '', avatar: '' };

interface Caller {
  readonly api: TestApp;
  readonly user: TestUser;
  readonly peer: string;
  readonly proof?: string;
}

/** The request that sends a code for each purpose, to a number that may receive one now; the old number has its own test. */
const purposes: Readonly<
  Record<Exclude<OtpPurpose, 'leave-phone'>, (caller: Caller, fresh: string) => Promise<Answer>>
> = {
  login: ({ api, peer, proof }, fresh) => requestCode(api, fresh, peer, proof),
  'change-phone': ({ api, user: { token }, peer, proof }, phone) =>
    api.request(updateProfile, { body: { ...blank, phone, ...(proof && { proof }) } }, { token, peer }),
  'export-account': ({ api, user: { token }, peer, proof }) =>
    api.request(exportAccount, { body: proof ? { proof } : {} }, { token, peer }),
  'delete-account': ({ api, user: { token }, peer, proof }) =>
    api.request(deleteAccount, { body: proof ? { proof } : {} }, { token, peer }),
  'account-pin': ({ api, user: { token }, peer, proof }) =>
    api.request(saveAccountPin, { body: { account_pin: '471108', ...(proof && { proof }) } }, { token, peer }),
  async guardian({ api, user: { token }, peer, proof }, phone) {
    await api.request(stateBirthYear, { body: { birth_year: 2012 } }, { token, peer });
    return api.request(askGuardian, { body: { phone, ...(proof && { proof }) } }, { token, peer });
  },
  desk: ({ api, peer, proof }, phone) =>
    api.request(sendDeskCode, { body: { phone, ...(proof && { proof }) } }, { peer }),
};

describe.each(engines)('codes of every purpose on %s', (engine) => {
  let api: TestApp;
  afterEach(() => api.close());

  test.each(Object.entries(purposes))(
    'a code of %s requires proof of work from a crowded address [O-5 O-13]',
    async (_, request) => {
      api = await createTestApp(engine, { guardianRule: 'ask' });
      const user = await signIn(api);
      const peer = '2001:db8:1:2::1';
      for (let index = 0; index < 20; index += 1) await requestCode(api, newPhone(), peer);
      const [sent, fresh] = [api.sms.length, newPhone()];
      const refused = await request({ api, user, peer }, fresh);
      expect([refused.status, refused.json]).toMatchObject([429, { code: 'proof_needed' }]);
      expect(api.sms).toHaveLength(sent);
      const { task } = refused.json as { task: string };
      const answer = await request({ api, user, peer, proof: solveTask(task) }, fresh);
      expect([answer.status, api.sms.length]).toEqual([200, sent + 1]);
    },
  );

  test('the code to the old number also requires proof of work from a crowded address [O-5 O-13]', async () => {
    api = await createTestApp(engine);
    const { token } = await signIn(api);
    const phone = newPhone();
    const update = (more: { pin?: string; proof?: string }, peer: string) =>
      api.request(updateProfile, { body: { ...blank, phone, ...more } }, { token, peer });
    await update({}, '203.0.113.9');
    const peer = '2001:db8:1:2::1';
    for (let index = 0; index < 20; index += 1) await requestCode(api, newPhone(), peer);
    const pin = api.lastCode(phone);
    const sent = api.sms.length;
    const refused = await update({ pin }, peer);
    expect([refused.json, api.sms.length]).toMatchObject([{ code: 'proof_needed' }, sent]);
    const { task } = refused.json as { task: string };
    // The same call again, as the site makes it: the first one used up the code of the new number.
    expect((await update({ pin, proof: solveTask(task) }, peer)).json).toMatchObject({ code_sent_to: 'old' });
    expect(api.sms).toHaveLength(sent + 1);
  });

  test('one account may send codes to three new numbers a day, from any address [O-5 O-13]', async () => {
    api = await createTestApp(engine);
    const user = await signIn(api);
    const request = (phone: string, peer: string) =>
      api.request(updateProfile, { body: { ...blank, phone } }, { token: user.token, peer });
    const numbers = Array.from({ length: 20 }, () => newPhone());
    const answers = await Promise.all(numbers.map((phone, index) => request(phone, `203.0.113.${index}`)));
    const taken = numbers.filter((_, index) => answers[index]?.status === 200);
    expect(taken).toHaveLength(3);
    expect(answers.every(({ status }) => status === 200 || status === 429)).toBe(true);
    const refused = await request(newPhone(), '203.0.113.99');
    expect(refused.json).toMatchObject({ message: 'You can try 3 new numbers a day. Please try again later.' });
    expect(Number(refused.headers.get('retry-after'))).toBe(DAY / 1000);
    api.wait(MINUTE);
    expect((await request(taken[0] ?? '', '203.0.113.99')).status).toBe(200);
    // Another account has its own limit.
    const other = await signIn(api);
    const theirs = { body: { ...blank, phone: newPhone() } };
    expect((await api.request(updateProfile, theirs, { token: other.token })).status).toBe(200);
    const rows = await api.db.selectFrom('rate_windows').select('name').execute();
    expect(numbers.filter((phone) => JSON.stringify(rows).includes(phone))).toEqual([]);
    api.wait(DAY);
    expect((await request(newPhone(), '203.0.113.99')).status).toBe(200);
  });

  test('once the budget is spent, no code is sent for any purpose [O-13]', async () => {
    api = await createTestApp(engine, { smsPerHour: 1, guardianRule: 'ask' });
    const user = await signIn(api);
    for (const [purpose, request] of Object.entries(purposes)) {
      const answer = await request({ api, user, peer: '127.0.0.1' }, newPhone());
      expect([purpose, answer.status, api.sms.length]).toEqual([purpose, 429, 1]);
    }
    api.wait(HOUR);
    expect((await requestCode(api, newPhone())).status).toBe(200);
  });
});
