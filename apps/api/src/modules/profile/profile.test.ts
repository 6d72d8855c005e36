import { notifications } from '@maidan/contract/account/notifications';
import { me, updateProfile } from '@maidan/contract/account/users';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../testing/engines.ts';
import { requestCode, enterCode, newPhone, signIn } from '../../../testing/users.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

const blank = { name: '', email: '', phone: '', avatar: '' };

describe.each(engines)('the profile on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp(engine);
  });
  afterAll(() => api.close());

  const update = (token: string, fields: Partial<typeof blank> & { pin?: string }) =>
    api.request(updateProfile, { body: { ...blank, ...fields } }, { token });

  test('a filled field changes, a blank one stays', async () => {
    const { token, phone, userId } = await signIn(api);
    const answer = await update(token, { name: '  Asha \n Rao ', avatar: '/avatars/avatar-3.svg' });
    const data = {
      id: userId,
      name: 'Asha Rao',
      email: `${phone}@example.com`,
      phone,
      avatar: '/avatars/avatar-3.svg',
    };
    expect(answer.json).toEqual({ message: 'Your profile is updated.', data, resend_after: null });
    expect(await api.reply(me, {}, { token })).toEqual(data);
    await update(token, { email: 'Asha@Example.org', phone: `+91 ${phone}` });
    expect(await api.reply(me, {}, { token })).toEqual({ ...data, email: 'Asha@Example.org' });
    expect((await update(token, {})).status).toBe(200);
  });

  test("another's e-mail in any spelling, no e-mail, no number and no picture are refused", async () => {
    const [asha, ravi] = [await signIn(api), await signIn(api)];
    const taken = await update(asha.token, { name: 'New', email: `${ravi.phone}@EXAMPLE.com` });
    expect([taken.status, taken.json]).toEqual([422, expect.objectContaining({ email: 'duplicate' })]);
    const refused = { email: 'no address', phone: '12345', avatar: 'javascript:alert(1)' };
    for (const [field, value] of Object.entries(refused)) {
      const answer = await update(asha.token, { name: 'New', [field]: value });
      expect([field, answer.status, answer.json]).toEqual([
        field,
        422,
        expect.objectContaining({ errors: { [field]: [expect.any(String)] } }),
      ]);
    }
    for (const avatar of ['//evil.example/x.svg', 'media/x.webp', 'data:image/svg+xml,x', '/\\evil']) {
      expect([avatar, (await update(asha.token, { avatar })).status]).toEqual([avatar, 422]);
    }
    expect(await api.reply(me, {}, { token: asha.token })).toMatchObject({ name: 'Asha' });
  });

  test('fields that are not of the form change nothing', async () => {
    const [asha, ravi] = [await signIn(api), await signIn(api)];
    const forged = { ...blank, name: 'Hacked', id: ravi.userId };
    expect((await api.send('POST', '/api/updateprofile', { token: asha.token }, forged)).status).toBe(422);
    expect(await api.reply(me, {}, { token: ravi.token })).toMatchObject({ name: 'Asha' });
  });

  test('a new number: the rest is saved, a code goes to it, and with the code it changes', async () => {
    const { token, phone: old, userId } = await signIn(api);
    const phone = newPhone();
    const asked = await update(token, { name: 'Asha Rao', phone });
    expect(asked.json).toMatchObject({ data: { name: 'Asha Rao', phone: old }, resend_after: 30 });
    expect(api.sms.at(-1)?.phone).toBe(phone);

    const wrong = String((Number(api.lastCode(phone)) + 1) % 1_000_000).padStart(6, '0');
    expect((await update(token, { phone, pin: wrong })).json).toMatchObject({ code: 'wrong_code' });
    const done = await update(token, { phone, pin: api.lastCode(phone) });
    expect(done.json).toMatchObject({ data: { phone, name: 'Asha Rao' }, resend_after: null });
    // The answer got lost and the form is sent again: it is the person's own number now.
    expect((await update(token, { phone, pin: '000000' })).status).toBe(200);

    const next = await signIn(api, phone).catch(() => null);
    expect(next).toMatchObject({ userId });
    expect((await requestCode(api, old)).json).toMatchObject({ userstatus: 'new' });
  });

  test('all other logins end, this one stays, and the old number and the notifications say so [T-4]', async () => {
    const { token, phone: old } = await signIn(api);
    api.wait(60_000);
    const elsewhere = await signIn(api, old);
    const phone = newPhone();
    await update(token, { phone });
    await update(token, { phone, pin: api.lastCode(phone) });
    expect((await api.request(me, {}, { token })).status).toBe(200);
    expect((await api.request(me, {}, { token: elsewhere.token })).status).toBe(401);
    const told = api.sms.at(-1);
    expect([told?.phone, told?.text]).toEqual([old, expect.stringContaining('was changed')]);
    expect(told?.text).not.toContain(phone);
    const { data } = await api.reply(notifications, {}, { token });
    expect(data[0]?.content).toContain(`ends in ${phone.slice(-4)}`);
    expect(JSON.stringify(api.logged)).not.toMatch(new RegExp(`${old}|${phone}`));
  });

  test("another account's number stays theirs, and only who holds it learns that it is one", async () => {
    const [asha, ravi] = [await signIn(api), await signIn(api)];
    api.wait(60_000);
    const asked = await update(asha.token, { phone: ravi.phone });
    expect([asked.status, asked.json]).toEqual([200, expect.objectContaining({ resend_after: expect.any(Number) })]);
    const taken = await update(asha.token, { phone: ravi.phone, pin: api.lastCode(ravi.phone) });
    expect([taken.status, taken.json]).toEqual([409, expect.objectContaining({ code: 'conflict' })]);
    expect(await api.reply(me, {}, { token: ravi.token })).toMatchObject({ phone: ravi.phone });
    expect(await api.reply(me, {}, { token: asha.token })).toMatchObject({ phone: asha.phone });
  });

  test('a code for the login does not change a number, nor the other way round [O-3]', async () => {
    const { token } = await signIn(api);
    const phone = newPhone();
    await requestCode(api, phone);
    expect((await update(token, { phone, pin: api.lastCode(phone) })).json).toMatchObject({ code: 'otp_expired' });
    api.wait(60_000);
    await update(token, { phone });
    const changing = api.lastCode(phone);
    expect((await enterCode(api, phone, changing)).json).toMatchObject({ code: expect.stringMatching(/wrong_code/) });
    const soon = await update(token, { name: 'Saved', phone });
    expect([soon.status, soon.json]).toEqual([
      429,
      expect.objectContaining({ message: expect.stringMatching(/^Everything but the phone number is saved\. /) }),
    ]);
    expect(await api.reply(me, {}, { token })).toMatchObject({ name: 'Saved' });
  });

  test('two people who want one number at once: one gets it', async () => {
    const [asha, ravi] = [await signIn(api), await signIn(api)];
    const phone = newPhone();
    await update(asha.token, { phone });
    const pin = api.lastCode(phone);
    const answers = await Promise.all([asha, ravi, asha, ravi].map(({ token }) => update(token, { phone, pin })));
    const owners = await api.db.selectFrom('users').select('id').where('phone', '=', phone).execute();
    expect(owners).toHaveLength(1);
    expect(answers.some((answer) => answer.status === 200)).toBe(true);
    expect(answers.every((answer) => answer.status < 500)).toBe(true);
  });

  test('two people who want one e-mail at once: one gets it', async () => {
    const people = [await signIn(api), await signIn(api), await signIn(api)];
    const email = `wanted-${newPhone()}@example.com`;
    const answers = await Promise.all(people.map(({ token }) => update(token, { email })));
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 422, 422]);
  });
});
