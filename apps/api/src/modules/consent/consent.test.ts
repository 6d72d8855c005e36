import { policies } from '@maidan/brand/policies';
import { guardianRequest, guardianRule } from '@maidan/contract/account/guardian';
import { notifications } from '@maidan/contract/account/notifications';
import { newComment } from '@maidan/contract/feed/comments';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { consentOf, MINOR_YEAR } from '../../../testing/people/consent.ts';
import { engines } from '../../../testing/databases/engines.ts';
import { importContent, manyPosts } from '../../../testing/packs.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { newPhone, signIn } from '../../../testing/people/users.ts';
import { cleanUp } from '../../jobs/cleanup.store.ts';
import { DAY, HOUR, MINUTE } from '../../runtime/clock.ts';

const comment = (api: TestApp, token: string, key?: string) =>
  api.request(
    newComment,
    { body: { post_id: 1, comment: 'Hello' } },
    { token, headers: key ? { 'idempotency-key': key } : {} },
  );
const needs = (consent: string) => ({ status: 403, json: { code: 'consent_needed', consent } });

describe.each(engines)("a guardian's consent, required, on %s", (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp(engine, { guardianRule: 'require' });
    await importContent(api, manyPosts(1));
  });
  afterAll(() => api.close());

  const start = async () => {
    const user = await signIn(api);
    return { ...user, ...consentOf(api, user.token) };
  };

  test('the year of birth is required before the first action, and an adult is asked nothing more [P-1]', async () => {
    const { token, state, sayYear } = await start();
    expect(await api.reply(guardianRule, {})).toEqual({ rule: 'require' });
    expect(await comment(api, token, 'the-same-act')).toMatchObject(needs('age'));
    expect(await state()).toMatchObject({ step: 'age', is_blocked: true, birth_year: null, adult_at: null });
    for (const year of [0, 1850, 2027, 9999]) {
      expect((await sayYear(year)).json).toMatchObject({ errors: { birth_year: [expect.any(String)] } });
    }
    expect((await sayYear(1990)).json).toMatchObject({ step: 'none', is_blocked: false, birth_year: 1990 });
    // The refused action did not use up its key.
    expect((await comment(api, token, 'the-same-act')).status).toBe(200);
  });

  test('the year can be stated once: another one is refused, the same one repeats the reply [P-1]', async () => {
    const { token, sayYear } = await start();
    await sayYear(MINOR_YEAR);
    expect((await sayYear(MINOR_YEAR)).json).toMatchObject({ step: 'guardian', adult_at: '2029-12-31T18:30:00.000Z' });
    expect((await sayYear(1990)).json).toMatchObject({ code: 'conflict' });
    expect(await comment(api, token)).toMatchObject(needs('guardian'));
  });

  test('the guardian agrees with the link and a code to their own number; that is recorded [P-1]', async () => {
    const { token, userId, state, sayYear, ask, linkTo, answer } = await start();
    await sayYear(MINOR_YEAR);
    const phone = newPhone();
    const asked = await ask(phone);
    expect(asked.json).toMatchObject({ step: 'waiting', guardian_ending: phone.slice(-3), resend_after: 30 });
    expect(asked.text).not.toContain(phone);
    expect(api.sms.at(-1)?.text).not.toContain('Asha');
    expect(await comment(api, token)).toMatchObject(needs('waiting'));

    const link = linkTo(phone);
    const shown = await api.reply(guardianRequest, { body: { token: link } });
    expect(shown).toMatchObject({ name: 'Asha', ending: phone.slice(-3), state: 'waiting' });
    const code = api.lastCode(phone);
    const wrong = await answer(link, true, { pin: code === '000000' ? '111111' : '000000' });
    expect([wrong.status, wrong.json]).toMatchObject([422, { code: 'wrong_code' }]);
    expect((await answer(link, true, { pin: code, name: ' ' })).json).toMatchObject({
      errors: { name: [expect.any(String)] },
    });
    expect(await comment(api, token)).toMatchObject(needs('waiting'));

    expect((await answer(link, true, { pin: code })).json).toMatchObject({ state: 'given' });
    expect(await state()).toMatchObject({
      step: 'given',
      is_blocked: false,
      guardian_name: 'Ravi Rao',
      version: policies.guardianTextUpdated,
      given_at: new Date(api.now()).toISOString(),
    });
    expect((await comment(api, token)).status).toBe(200);
    const { data } = await api.reply(notifications, {}, { token });
    expect(data[0]?.content).toContain('has agreed');
    // The code is used up, and neither it nor the link is stored as it is.
    expect((await answer(link, false, { pin: code })).json).toMatchObject({ code: 'otp_expired' });
    const rows = await api.db.selectFrom('guardian_consents').selectAll().where('user_id', '=', userId).execute();
    expect(JSON.stringify(rows)).not.toContain(link);
    expect(JSON.stringify(api.logged)).not.toMatch(new RegExp(`${phone}|${link}`));
  });

  test('the guardian withdraws with the link and a new code, and may agree again [P-1]', async () => {
    const { token, state, give, withdraw, answer, ask } = await start();
    const guardian = await give();
    expect((await answer(guardian.link, false, { pin: '123456' })).json).toMatchObject({ code: 'otp_expired' });
    expect((await state()).step).toBe('given');
    expect((await withdraw(guardian)).json).toMatchObject({ state: 'ended', given_at: null });
    expect(await comment(api, token)).toMatchObject(needs('ended'));
    expect(await state()).toMatchObject({ step: 'ended', is_blocked: true, ended_at: expect.any(String) });
    // The young person cannot ask this guardian again, nor anyone else.
    expect((await ask(newPhone())).status).toBe(429);
    api.wait(2 * MINUTE);
    await answer(guardian.link, true);
    await answer(guardian.link, true, { pin: api.lastCode(guardian.phone) });
    expect((await comment(api, token)).status).toBe(200);
  });

  test('a refusal is kept for 30 days, in which no one else can be asked [P-1]', async () => {
    const { token, phone: own, sayYear, ask, linkTo, answer } = await start();
    await sayYear(MINOR_YEAR);
    const phone = newPhone();
    await ask(phone);
    await answer(linkTo(phone), false, { pin: api.lastCode(phone), name: '' });
    expect(await comment(api, token)).toMatchObject(needs('ended'));
    api.wait(30 * DAY - HOUR);
    const later = consentOf(api, (await signIn(api, own)).token);
    expect((await later.ask(newPhone())).status).toBe(429);
    api.wait(2 * HOUR);
    expect((await later.state()).step).toBe('guardian');
    expect((await later.ask(newPhone())).json).toMatchObject({ step: 'waiting' });
  });

  test('a code expires after five minutes, a link after a week without an answer [P-1]', async () => {
    const { sayYear, ask, linkTo, answer } = await start();
    await sayYear(MINOR_YEAR);
    const phone = newPhone();
    await ask(phone);
    const [link, code] = [linkTo(phone), api.lastCode(phone)];
    api.wait(5 * MINUTE);
    expect((await answer(link, true, { pin: code })).json).toMatchObject({ code: 'otp_expired' });
    expect((await answer(link, true)).json).toMatchObject({ state: 'waiting', resend_after: expect.any(Number) });
    api.wait(5 * DAY);
    expect((await ask(phone)).json).toMatchObject({ step: 'waiting' });
    expect(linkTo(phone)).toBe(link);
    api.wait(5 * DAY);
    expect((await api.request(guardianRequest, { body: { token: link } })).status).toBe(200);
    api.wait(2 * DAY);
    expect((await api.request(guardianRequest, { body: { token: link } })).status).toBe(404);
  });

  test('a second guardian replaces one who has not answered, whose link then does nothing [P-1]', async () => {
    const { token, sayYear, ask, linkTo, answer } = await start();
    await sayYear(MINOR_YEAR);
    const [first, second] = [newPhone(), newPhone()];
    await ask(first);
    await ask(second);
    const late = await answer(linkTo(first), true, { pin: api.lastCode(first) });
    expect([late.status, late.json]).toMatchObject([404, { code: 'not_found' }]);
    expect(await comment(api, token)).toMatchObject(needs('waiting'));
    // A code to another number does not serve this link.
    expect((await answer(linkTo(second), true, { pin: api.lastCode(first) })).status).toBe(422);
    expect((await answer(linkTo(second), true, { pin: api.lastCode(second) })).status).toBe(200);
  });

  test("a person's own number, and that of another young person, cannot be a guardian's [P-1]", async () => {
    const { token, phone, sayYear, ask, linkTo, answer } = await start();
    const friend = await start();
    await friend.sayYear(MINOR_YEAR);
    await sayYear(MINOR_YEAR);
    expect((await ask(`+91 ${phone}`)).json).toMatchObject({
      errors: { phone: [expect.stringContaining('your own')] },
    });
    expect((await ask('12345')).status).toBe(422);
    api.wait(2 * MINUTE);
    await ask(friend.phone);
    const answered = await answer(linkTo(friend.phone), true, { pin: api.lastCode(friend.phone) });
    expect(answered.json).toMatchObject({ errors: { pin: [expect.stringContaining('under 18')] } });
    expect(await comment(api, token)).toMatchObject(needs('waiting'));
  });

  test('messages to guardians obey the limits of login codes [P-1 O-5 O-13]', async () => {
    const { sayYear, ask } = await start();
    await sayYear(MINOR_YEAR);
    const phone = newPhone();
    await ask(phone);
    const again = await ask(phone);
    expect([again.status, again.headers.get('retry-after')]).toEqual([429, '30']);
    await ask(newPhone());
    await ask(newPhone());
    const sent = api.sms.length;
    expect((await ask(newPhone())).status).toBe(429);
    expect(api.sms).toHaveLength(sent);
  });

  test('five wrong codes invalidate a code, whichever link they come with [P-1 O-4]', async () => {
    const { sayYear, ask, linkTo, answer } = await start();
    await sayYear(MINOR_YEAR);
    const phone = newPhone();
    await ask(phone);
    const code = api.lastCode(phone);
    const wrong = code === '000000' ? '111111' : '000000';
    for (let guess = 0; guess < 5; guess += 1) await answer(linkTo(phone), true, { pin: wrong });
    expect((await answer(linkTo(phone), true, { pin: code })).json).toMatchObject({ code: 'otp_locked' });
  });

  test('an unknown link shows nothing', async () => {
    for (const token of ['x', 'a'.repeat(43), "' or 1=1 --"]) {
      expect((await api.request(guardianRequest, { body: { token } })).status).toBe(404);
    }
  });
});

describe.each(engines)("a guardian's consent, asked for or off, on %s", (engine) => {
  test('with ask a minor takes part without a guardian, but not against a refusal [P-1]', async () => {
    const api = await createTestApp(engine, { guardianRule: 'ask' });
    await importContent(api, manyPosts(1));
    const { token } = await signIn(api);
    const { sayYear, give, withdraw } = consentOf(api, token);
    expect(await comment(api, token)).toMatchObject(needs('age'));
    await sayYear(MINOR_YEAR);
    expect((await comment(api, token)).status).toBe(200);
    const guardian = await give();
    expect((await comment(api, token)).status).toBe(200);
    await withdraw(guardian);
    expect(await comment(api, token)).toMatchObject(needs('ended'));
    await api.close();
  });

  test("at the end of the year in which they turn 18 it ends, and the guardian's data is deleted [P-1]", async () => {
    const api = await createTestApp(engine, { guardianRule: 'require' });
    await importContent(api, manyPosts(1));
    const { token, phone, userId } = await signIn(api);
    const { give, withdraw } = consentOf(api, token);
    const guardian = await give(2008);
    expect((await comment(api, token)).status).toBe(200);
    await withdraw(guardian);
    expect(await comment(api, token)).toMatchObject(needs('ended'));
    const end = Date.parse('2026-12-31T18:30:00Z');
    api.wait(end - 1 - api.now());
    const { token: later } = await signIn(api, phone);
    expect(await comment(api, later)).toMatchObject(needs('ended'));
    api.wait(1);
    expect((await comment(api, later)).status).toBe(200);
    expect((await consentOf(api, later).state()).step).toBe('none');
    expect((await api.request(guardianRequest, { body: { token: guardian.link } })).status).toBe(404);
    api.wait(DAY + 1);
    await cleanUp(api.db, api.now());
    const rows = api.db.selectFrom('guardian_consents').select('id').where('user_id', '=', userId);
    expect(await rows.execute()).toEqual([]);
    await api.close();
  });

  test('off requires nothing and stores nothing', async () => {
    const api = await createTestApp(engine);
    await importContent(api, manyPosts(1));
    const { token } = await signIn(api);
    const { state, sayYear, ask } = consentOf(api, token);
    expect(await api.reply(guardianRule, {})).toEqual({ rule: 'off' });
    expect((await comment(api, token)).status).toBe(200);
    const sent = api.sms.length;
    expect((await sayYear(MINOR_YEAR)).json).toMatchObject({ rule: 'off', step: 'none', birth_year: null });
    expect((await ask(newPhone())).json).toMatchObject({ step: 'none' });
    expect(await state()).toMatchObject({ is_blocked: false });
    expect(api.sms).toHaveLength(sent);
    expect(await api.db.selectFrom('birth_years').selectAll().execute()).toEqual([]);
    await api.close();
  });
});
