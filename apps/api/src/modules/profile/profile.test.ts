import { me, updateProfile } from '@maidan/contract/account/users';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '../../../testing/databases/engines.ts';
import { enterCode, newPhone, requestCode, signIn } from '../../../testing/people/users.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

const blank = { name: '', email: '', phone: '', avatar: '' };

describe.each(everyEngine)('the profile on %s', (engine) => {
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
      deletes_at: null,
    };
    expect(answer.json).toEqual({ message: 'Your profile is updated.', data, resend_after: null, code_sent_to: null });
    expect(await api.reply(me, {}, { token })).toEqual(data);
    await update(token, { email: 'Asha@Example.org', phone: `+91 ${phone}` });
    expect(await api.reply(me, {}, { token })).toEqual({ ...data, email: 'Asha@Example.org' });
    expect((await update(token, {})).status).toBe(200);
  });

  test('an invalid e-mail, number or picture is refused', async () => {
    const asha = await signIn(api);
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

  test('an unknown field is refused and changes nothing', async () => {
    const [asha, ravi] = [await signIn(api), await signIn(api)];
    const forged = { ...blank, name: 'Hacked', id: ravi.userId };
    expect((await api.send('POST', '/api/updateprofile', { token: asha.token }, forged)).status).toBe(422);
    expect(await api.reply(me, {}, { token: ravi.token })).toMatchObject({ name: 'Asha' });
  });

  test('an e-mail that another account has is accepted like any other, and reserves nothing', async () => {
    const [asha, ravi] = [await signIn(api), await signIn(api)];
    const free = await update(asha.token, { email: `free-${newPhone()}@example.com` });
    const taken = await update(asha.token, { email: `${ravi.phone}@EXAMPLE.com` });
    const shape = ({ status, json }: typeof free) => [status, { ...(json as object), data: null }];
    expect(shape(taken)).toEqual(shape(free));
    expect(await api.reply(me, {}, { token: ravi.token })).toMatchObject({ email: `${ravi.phone}@example.com` });
    // The owner of an address that another person typed can register with it; a second registration is refused.
    const owner = newPhone();
    await update(asha.token, { email: `${owner}@example.com` });
    expect(await signIn(api, owner)).toMatchObject({ phone: owner });
    const late = newPhone();
    await requestCode(api, late);
    const refused = await enterCode(api, late, api.lastCode(late), { email: `${owner}@Example.com` });
    expect(refused.json).toMatchObject({ email: 'duplicate' });
    // An account can keep saving the address it registered with.
    await update(ravi.token, { email: `${ravi.phone}@Example.com` });
    const again = await enterCode(api, late, api.lastCode(late), { email: `${ravi.phone}@example.com` });
    expect(again.json).toMatchObject({ email: 'duplicate' });
  });
});
