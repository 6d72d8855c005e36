import { notifications } from '@maidan/contract/account/notifications';
import {
  cancelPhoneChange,
  delayPhoneChange,
  phoneChange,
  undoPhoneChange,
} from '@maidan/contract/account/phone-change';
import { me, updateProfile } from '@maidan/contract/account/users';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SmsFailure } from '../../adapters/sms/send-sms.ts';
import { DAY, HOUR, MINUTE } from '../../runtime/clock.ts';
import { everyEngine } from '../../../testing/databases/engines.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { enterCode, newPhone, requestCode, signIn } from '../../../testing/people/users.ts';
import type { TestUser } from '../../../testing/people/users.ts';
import { makeDueChanges } from './delay-phone-change.service.ts';

const blank = { name: '', email: '', phone: '', avatar: '' };
const otherThan = (code: string): string => (code === '000000' ? '111111' : '000000');

describe.each(everyEngine)('the change of a phone number on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp(engine);
  });
  afterAll(() => api.close());

  const update = (token: string, fields: Partial<typeof blank> & { pin?: string; old_pin?: string }) =>
    api.request(updateProfile, { body: { ...blank, ...fields } }, { token });
  const phoneOf = async ({ token }: TestUser) => (await api.reply(me, {}, { token })).phone;
  const isLoggedIn = async (token: string) => (await api.request(me, {}, { token })).status === 200;
  /** Confirms the new number; a code to the old one is the next step. */
  const confirm = async ({ token }: TestUser, phone: string) => {
    await update(token, { phone });
    return update(token, { phone, pin: api.lastCode(phone) });
  };
  const delay = ({ token }: TestUser, phone: string) => api.request(delayPhoneChange, { body: { phone } }, { token });
  const undo = (token: string) => api.request(undoPhoneChange, { body: { token } });
  /** The secret in the latest message to this number. */
  const linkSentTo = (phone: string): string => {
    const text = api.sms.findLast((message) => message.phone === phone)?.text ?? '';
    return /http:\/\/maidan\.localhost:3000\/keep-number#([\w-]{43})$/.exec(text)?.[1] ?? '';
  };

  test('other fields are saved at once; the number needs a code to the new one and then one to the old [T-9]', async () => {
    const { token, phone: old, userId } = await signIn(api);
    api.wait(MINUTE);
    const phone = newPhone();
    const requested = await update(token, { name: 'Asha Rao', phone });
    expect(requested.json).toMatchObject({
      data: { name: 'Asha Rao', phone: old },
      resend_after: 30,
      code_sent_to: 'new',
    });
    expect(api.sms.at(-1)?.phone).toBe(phone);

    const wrong = await update(token, { phone, pin: otherThan(api.lastCode(phone)) });
    expect(wrong.json).toMatchObject({ code: 'wrong_code' });
    const confirmed = await update(token, { phone, pin: api.lastCode(phone) });
    expect(confirmed.json).toMatchObject({ data: { phone: old }, resend_after: 30, code_sent_to: 'old' });
    expect(api.sms.at(-1)).toMatchObject({ phone: old, text: expect.stringContaining('to another phone number') });

    const wrongToo = await update(token, { phone, old_pin: otherThan(api.lastCode(old)) });
    expect(wrongToo.json).toMatchObject({ code: 'wrong_code' });
    const done = await update(token, { phone, old_pin: api.lastCode(old) });
    expect(done.json).toMatchObject({ data: { phone, name: 'Asha Rao' }, resend_after: null, code_sent_to: null });
    // The reply was lost and the form is sent again: by now it is the person's own number.
    expect((await update(token, { phone, old_pin: '000000' })).status).toBe(200);
    expect(await signIn(api, phone)).toMatchObject({ userId });
    expect((await requestCode(api, old)).json).toMatchObject({ userstatus: 'new' });
  });

  test.each([['fresh', MINUTE] as const, ['old', 6 * DAY] as const])(
    'with a %s login and only the new number, no input changes it [T-9]',
    async (_, age) => {
      const user = await signIn(api);
      api.wait(age);
      const phone = newPhone();
      await update(user.token, { phone });
      const pin = api.lastCode(phone);
      expect((await update(user.token, { phone, old_pin: pin })).json).toMatchObject({ code: 'otp_expired' });
      await update(user.token, { phone, pin });
      for (const old_pin of [pin, otherThan(api.lastCode(user.phone))]) {
        expect((await update(user.token, { phone, old_pin })).status).toBe(422);
      }
      // A code that confirmed one number does not work for another.
      const old_pin = api.lastCode(user.phone);
      expect((await update(user.token, { phone: newPhone(), old_pin })).json).toMatchObject({ code: 'otp_expired' });
      api.wait(16 * MINUTE);
      expect((await update(user.token, { phone, old_pin })).json).toMatchObject({ code: 'otp_expired' });
      expect((await delay(user, phone)).json).toMatchObject({ code: 'otp_expired' });
      expect(await phoneOf(user)).toBe(user.phone);
    },
  );

  test('a change ends all logins but this one, and the old number and a notification report it [T-4]', async () => {
    const user = await signIn(api);
    const { token, phone: old } = user;
    api.wait(MINUTE);
    const elsewhere = await signIn(api, old);
    const phone = newPhone();
    await confirm(user, phone);
    await update(token, { phone, old_pin: api.lastCode(old) });
    expect([await isLoggedIn(token), await isLoggedIn(elsewhere.token)]).toEqual([true, false]);
    const message = api.sms.at(-1);
    expect([message?.phone, message?.text]).toEqual([old, expect.stringContaining('was changed')]);
    expect(message?.text).not.toContain(phone);
    const { data } = await api.reply(notifications, {}, { token });
    expect(data[0]?.content).toContain(`ends in ${phone.slice(-4)}`);
    expect(JSON.stringify(api.logged)).not.toMatch(new RegExp(`${old}|${phone}`));
  });

  test("another account's number cannot be taken, and only its holder learns that it has an account", async () => {
    const [asha, ravi] = [await signIn(api), await signIn(api)];
    api.wait(MINUTE);
    const requested = await update(asha.token, { phone: ravi.phone });
    expect([requested.status, requested.json]).toMatchObject([200, { resend_after: expect.any(Number) }]);
    const taken = await update(asha.token, { phone: ravi.phone, pin: api.lastCode(ravi.phone) });
    expect([taken.status, taken.json]).toMatchObject([409, { code: 'conflict' }]);
    expect([await phoneOf(asha), await phoneOf(ravi)]).toEqual([asha.phone, ravi.phone]);
  });

  test('a login code cannot change a number, nor the reverse [O-3]', async () => {
    const { token } = await signIn(api);
    const phone = newPhone();
    await requestCode(api, phone);
    expect((await update(token, { phone, pin: api.lastCode(phone) })).json).toMatchObject({ code: 'otp_expired' });
    api.wait(MINUTE);
    await update(token, { phone });
    const changing = api.lastCode(phone);
    expect((await enterCode(api, phone, changing)).json).toMatchObject({ code: expect.stringMatching(/wrong_code/) });
    const soon = await update(token, { name: 'Saved', phone });
    expect([soon.status, soon.json]).toMatchObject([
      429,
      { message: expect.stringMatching(/^Everything but the phone number is saved\. /) },
    ]);
    expect(await api.reply(me, {}, { token })).toMatchObject({ name: 'Saved' });
  });

  test('the new number stays confirmed when no code can be sent to the old one yet', async () => {
    const user = await signIn(api);
    const phone = newPhone();
    api.wait(MINUTE);
    await requestCode(api, user.phone);
    const confirmed = await confirm(user, phone);
    expect([confirmed.status, confirmed.json]).toMatchObject([200, { code_sent_to: 'old', resend_after: 30 }]);
    expect(confirmed.json).toMatchObject({
      message: expect.stringMatching(/^The new number is confirmed\. A code was sent a moment ago\./),
    });
    api.wait(MINUTE);
    expect((await update(user.token, { phone })).json).toMatchObject({ code_sent_to: 'old' });
    expect((await update(user.token, { phone, old_pin: api.lastCode(user.phone) })).status).toBe(200);
  });

  test('when two people want one number at once, one gets it', async () => {
    const people = [await signIn(api), await signIn(api)];
    const phone = newPhone();
    for (const user of people) {
      await confirm(user, phone);
      api.wait(2 * MINUTE);
    }
    const answers = await Promise.all(
      [...people, ...people].map((user) => update(user.token, { phone, old_pin: api.lastCode(user.phone) })),
    );
    const owners = await api.db.selectFrom('users').select('id').where('phone', '=', phone).execute();
    expect(owners).toHaveLength(1);
    expect(answers.some((answer) => answer.status === 200)).toBe(true);
    expect(answers.every((answer) => answer.status < 500)).toBe(true);
  });

  test('without the old number it changes after 72 hours, and not before; every device shows the scheduled change [T-9]', async () => {
    const user = await signIn(api);
    api.wait(MINUTE);
    const elsewhere = await signIn(api, user.phone);
    const phone = newPhone();
    await confirm(user, phone);
    const delayed = await delay(user, phone);
    expect(delayed.status).toBe(200);
    expect(Date.parse(phoneChange.response.parse(delayed.json).takes_effect_at ?? '')).toBe(api.now() + 72 * HOUR);
    expect(await api.reply(phoneChange, {}, { token: elsewhere.token })).toMatchObject({ phone });
    const link = linkSentTo(user.phone);
    expect(link).not.toBe('');
    const { data } = await api.reply(notifications, {}, { token: elsewhere.token });
    expect(data[0]?.content).toContain('changes in 72 hours');

    api.wait(72 * HOUR - 1);
    await makeDueChanges(api.world);
    expect(await phoneOf(user)).toBe(user.phone);
    api.wait(1);
    await Promise.all([makeDueChanges(api.world), makeDueChanges(api.world)]);
    expect(await phoneOf(user)).toBe(phone);
    expect([await isLoggedIn(user.token), await isLoggedIn(elsewhere.token)]).toEqual([true, false]);
    expect(api.sms.at(-1)).toMatchObject({ phone: user.phone, text: expect.stringContaining('was changed') });
    expect(await api.reply(phoneChange, {}, { token: user.token })).toEqual({ phone: null, takes_effect_at: null });
    expect((await undo(link)).status).toBe(404);
  });

  test('the link sent to the old number stops the change and ends every login, once [T-9]', async () => {
    const thief = await signIn(api);
    await confirm(thief, newPhone());
    const other = newPhone();
    await confirm(thief, other);
    await delay(thief, other);
    const link = linkSentTo(thief.phone);
    const stored = await api.db.selectFrom('phone_changes').selectAll().execute();
    expect([stored.length > 0, JSON.stringify(stored).includes(link)]).toEqual([true, false]);
    expect((await undo(`${link.slice(0, -1)}_`)).status).toBe(404);
    const stopped = await undo(link);
    expect([stopped.status, stopped.json]).toMatchObject([200, { message: expect.stringContaining('stays as it is') }]);
    expect((await undo(link)).status).toBe(404);
    expect(await isLoggedIn(thief.token)).toBe(false);
    api.wait(4 * DAY);
    await makeDueChanges(api.world);
    expect(await signIn(api, thief.phone)).toMatchObject({ userId: thief.userId });
  });

  test('a repeated request for the same change sends no second message and leaves the link valid [T-9 O-14]', async () => {
    const user = await signIn(api);
    const phone = newPhone();
    await confirm(user, phone);
    const first = await delay(user, phone);
    const link = linkSentTo(user.phone);
    const sent = api.sms.length;
    const second = await delay(user, phone);
    expect([second.status, second.json]).toEqual([200, first.json]);
    expect(api.sms).toHaveLength(sent);
    expect((await undo(link)).status).toBe(200);
  });

  test('a user can stop the change, or apply it at once with the code from the old number', async () => {
    const user = await signIn(api);
    const phone = newPhone();
    await confirm(user, phone);
    await delay(user, phone);
    expect((await api.request(cancelPhoneChange, {}, { token: user.token })).status).toBe(204);
    expect(await api.reply(phoneChange, {}, { token: user.token })).toEqual({ phone: null, takes_effect_at: null });
    api.wait(2 * MINUTE);
    await confirm(user, phone);
    const old_pin = api.lastCode(user.phone);
    await delay(user, phone);
    expect((await update(user.token, { phone, old_pin })).status).toBe(200);
    expect(await api.reply(phoneChange, {}, { token: user.token })).toEqual({ phone: null, takes_effect_at: null });
  });

  test('a number that has its own account by then stays with that account', async () => {
    const user = await signIn(api);
    const phone = newPhone();
    await confirm(user, phone);
    await delay(user, phone);
    api.wait(MINUTE);
    const { userId } = await signIn(api, phone);
    api.wait(3 * DAY);
    await makeDueChanges(api.world);
    expect(await phoneOf(user)).toBe(user.phone);
    const { data } = await api.reply(notifications, {}, { token: user.token });
    expect(data[0]?.content).toContain('was not changed');
    api.wait(MINUTE);
    expect(await signIn(api, phone)).toMatchObject({ userId });
  });

  test('a change is not scheduled while the old number cannot be warned, unless that number no longer exists', async () => {
    const sendSms = api.world.sendSms;
    for (const [reason, status] of [['timeout', 503] as const, ['number', 200] as const]) {
      const user = await signIn(api);
      const phone = newPhone();
      await confirm(user, phone);
      Object.assign(api.world, { sendSms: () => Promise.reject(new SmsFailure(reason)) });
      expect([reason, (await delay(user, phone)).status]).toEqual([reason, status]);
      Object.assign(api.world, { sendSms });
      const { phone: waiting } = await api.reply(phoneChange, {}, { token: user.token });
      expect([reason, waiting]).toEqual([reason, status === 200 ? phone : null]);
      const { data } = await api.reply(notifications, {}, { token: user.token });
      const isAnnounced = data.some(({ content }) => content.includes('changes in 72 hours'));
      expect([reason, isAnnounced]).toEqual([reason, status === 200]);
    }
  });
});
