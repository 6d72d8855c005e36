import { deleteAccount, exportAccount } from '@maidan/contract/account/account';
import { me } from '@maidan/contract/account/users';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY, MINUTE } from '../../runtime/clock.ts';
import { everyEngine } from '../../../testing/databases/engines.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { newPhone, requestCode, signIn } from '../../../testing/people/users.ts';

const actions = { 'exporting the data': exportAccount, 'deleting the account': deleteAccount };
const ages = { 'a minute': MINUTE, 'six days': 6 * DAY };
const cells = Object.entries(actions).flatMap(([action, endpoint]) =>
  Object.entries(ages).map(([age, ms]) => ({ action, endpoint, age, ms })),
);

describe.each(everyEngine)('actions that a stolen token alone does not allow, on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp(engine);
  });
  afterAll(() => api.close());

  test.each(cells)('$action requires a code for that purpose, $age after the login [T-9]', async ({ endpoint, ms }) => {
    const { token, phone } = await signIn(api, newPhone(), 'Name of the owner');
    api.wait(ms);
    const attempt = (body: { pin?: string }) => api.request(endpoint, { body }, { token });
    const isUntouched = async (text: string) => {
      expect(text).not.toContain('Name of the owner');
      expect((await api.request(me, {}, { token })).status).toBe(200);
    };
    await requestCode(api, phone);
    const forLogin = await attempt({ pin: api.lastCode(phone) });
    expect([forLogin.status, forLogin.json]).toMatchObject([422, { code: 'otp_expired' }]);
    api.wait(MINUTE);
    const requested = await attempt({});
    expect(requested.json).toMatchObject({ message: 'We have sent a code to your phone.', resend_after: 60 });
    const code = api.lastCode(phone);
    const wrong = await attempt({ pin: code === '000000' ? '111111' : '000000' });
    expect([wrong.status, wrong.json]).toMatchObject([422, { code: 'wrong_code' }]);
    for (const { text } of [forLogin, requested, wrong]) await isUntouched(text);
    // The code for one action does not work for the other.
    for (const other of Object.values(actions).filter((one) => one !== endpoint)) {
      expect((await api.request(other, { body: { pin: code } }, { token })).status).toBe(422);
    }
    expect((await attempt({ pin: code })).status).toBe(200);
    expect((await attempt({ pin: code })).status).toBeGreaterThanOrEqual(400);
  });
});
