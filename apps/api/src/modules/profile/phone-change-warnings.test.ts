import {
  cancelPhoneChange,
  delayPhoneChange,
  phoneChange,
  undoPhoneChange,
} from '@maidan/contract/account/phone-change';
import { me, updateProfile } from '@maidan/contract/account/users';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '../../../testing/databases/engines.ts';
import { newPhone, signIn, type TestUser } from '../../../testing/people/users.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { DAY } from '../../runtime/clock.ts';
import { makeDueChanges } from './delay-phone-change.service.ts';

describe.each(everyEngine)('warnings to the holder of a number about a change, on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp(engine);
  });
  afterAll(() => api.close());

  const isLoggedIn = async (token: string) => (await api.request(me, {}, { token })).status === 200;
  const confirm = async ({ token }: TestUser, phone: string) => {
    const body = { name: '', email: '', phone, avatar: '' };
    await api.request(updateProfile, { body }, { token });
    await api.request(updateProfile, { body: { ...body, pin: api.lastCode(phone) } }, { token });
  };
  const delay = ({ token }: TestUser, phone: string) => api.request(delayPhoneChange, { body: { phone } }, { token });
  const undo = (token: string) => api.request(undoPhoneChange, { body: { token } });
  const linkSentTo = (phone: string): string =>
    /#([\w-]{43})$/.exec(api.sms.findLast((message) => message.phone === phone)?.text ?? '')?.[1] ?? '';

  test.each(['names a second number', 'takes the change back and asks for another'])(
    'the first link still stops the change when a thief %s [T-9]',
    async (way) => {
      const thief = await signIn(api);
      const [first, second] = [newPhone(), newPhone()];
      await confirm(thief, first);
      await delay(thief, first);
      const link = linkSentTo(thief.phone);
      if (way.startsWith('takes')) await api.reply(cancelPhoneChange, {}, { token: thief.token });
      await confirm(thief, second);
      await delay(thief, second);
      expect((await undo(link)).status).toBe(200);
      expect(await isLoggedIn(thief.token)).toBe(false);
      api.wait(4 * DAY);
      await makeDueChanges(api.world);
      expect(await signIn(api, thief.phone)).toMatchObject({ userId: thief.userId });
    },
  );

  test('warnings count towards the hourly limit, and the change does not begin without a message left [O-14]', async () => {
    const user = await signIn(api);
    const phone = newPhone();
    await confirm(user, phone);
    const hour = api.db.updateTable('rate_windows').where('name', '=', 'sms');
    const { smsPerHour } = api.world.settings;
    await hour.set({ used: smsPerHour }).execute();
    expect((await delay(user, phone)).status).toBe(429);
    expect(await api.reply(phoneChange, {}, { token: user.token })).toEqual({ phone: null, takes_effect_at: null });
    await hour.set({ used: smsPerHour - 1 }).execute();
    expect((await delay(user, phone)).status).toBe(200);
    const { used } = await api.db
      .selectFrom('rate_windows')
      .select('used')
      .where('name', '=', 'sms')
      .executeTakeFirstOrThrow();
    expect(used).toBe(smsPerHour);
    await hour.set({ used: 0 }).execute();
  });
});
