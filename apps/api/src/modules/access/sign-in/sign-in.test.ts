import { newChat } from '@maidan/contract/account/conversations';
import { me } from '@maidan/contract/account/users';
import { deskLog } from '@maidan/contract/desk/log';
import { deskMe, deskSignOut } from '@maidan/contract/desk/access/me';
import {
  addFirstPasskey,
  checkDeskCode,
  deskInvitation,
  sendDeskCode,
  signInWithPasskey,
  signInWithRecoveryCode,
} from '@maidan/contract/desk/access/sign-in';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../../testing/databases/engines.ts';
import { createOperator } from '../../../../testing/operator.ts';
import { makePasskey, USER_PRESENT } from '../../../../testing/people/passkeys.ts';
import { enterDeskCode, inviteDirectly, joinStaff, signInAgain } from '../../../../testing/people/staff.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { newPhone, signIn } from '../../../../testing/people/users.ts';
import { DAY, HOUR, MINUTE } from '../../../runtime/clock.ts';
import { startSession } from '../desk-sessions.store.ts';

const DESK = 'http://desk.maidan.localhost:3002';

describe.each(engines)('signing in to the desk on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp(engine);
  });
  afterAll(() => api.close());

  const begin = async (phone: string, invitation?: string) =>
    checkDeskCode.response.parse((await enterDeskCode(api, phone, invitation)).json);
  const isOpen = async (token: string) => (await api.request(deskMe, {}, { token })).status === 200;

  test('the operator prints a link for the first owner, good once and for 15 minutes', async () => {
    const operator = createOperator(api);
    const print = async (phone: string) =>
      /#(.+)$/.exec(await operator.run(['staff', 'owner', phone, '--name', 'Asha Rao']))?.[1] ?? '';
    const phone = newPhone();
    const late = await print(phone);
    api.wait(15 * MINUTE);
    expect((await enterDeskCode(api, phone, late)).status).toBe(404);
    const invitation = await print(phone);
    expect(await api.reply(deskInvitation, { body: { invitation } })).toMatchObject({
      name: 'Asha Rao',
      phone_ending: phone.slice(-2),
      roles: ['owner'],
    });
    api.wait(MINUTE);
    const { ticket, next, options } = await begin(phone, invitation);
    expect(next).toBe('new_passkey');
    const passkey = makePasskey(DESK);
    const body = { ticket, response: passkey.register(options), passkey_name: 'My phone' };
    const joined = await api.reply(addFirstPasskey, { body });
    expect(joined).toMatchObject({
      staff: { name: 'Asha Rao', roles: ['owner'], passkeys: 1, recovery_codes_left: 10 },
    });
    expect(new Set(joined.recovery_codes).size).toBe(10);
    expect(await isOpen(joined.access_token)).toBe(true);
    expect((await api.request(deskInvitation, { body: { invitation } })).status).toBe(404);
    expect((await api.request(addFirstPasskey, { body })).status).toBe(404);
    operator.removeFolder();
  });

  test('a code alone grants no access: the person must also sign with a passkey', async () => {
    const person = await joinStaff(api, { roles: ['editor'] });
    const stranger = await joinStaff(api, { roles: ['editor'] });
    api.wait(MINUTE);
    const { ticket, next, options } = await begin(person.phone);
    expect(next).toBe('passkey');
    expect(await isOpen(ticket)).toBe(false);
    const enter = (response: ReturnType<typeof person.passkey.use>) =>
      api.request(signInWithPasskey, { body: { ticket, response } });
    expect((await enter(stranger.passkey.use(options))).status).toBe(422);
    expect((await enter(person.passkey.use({ challenge: 'AAAA' }))).status).toBe(422);
    expect((await enter({ ...person.passkey.use(options), id: 'unknown', rawId: 'unknown' })).status).toBe(422);
    const signed = person.passkey.use(options);
    const right = await enter(signed);
    expect(right.status).toBe(200);
    expect((await enter(signed)).status).toBe(404);
  });

  test('a passkey of another origin, or without a screen lock, is refused', async () => {
    for (const passkey of [makePasskey('http://maidan.localhost:3000'), makePasskey(DESK, USER_PRESENT)]) {
      const phone = newPhone();
      const { ticket, options } = await begin(phone, await inviteDirectly(api, phone, { roles: ['editor'] }));
      const answer = await api.request(addFirstPasskey, { body: { ticket, response: passkey.register(options) } });
      expect([answer.status, answer.json]).toEqual([422, expect.objectContaining({ code: 'invalid_fields' })]);
    }
  });

  test('a known passkey used on another page, or without a screen lock, grants no access', async () => {
    const { phone, passkey } = await joinStaff(api, { roles: ['editor'] });
    api.wait(MINUTE);
    const { ticket, options } = await begin(phone);
    for (const changed of [{ origin: 'http://maidan.localhost:3000' }, { flags: USER_PRESENT }]) {
      const body = { ticket, response: passkey.use(options, changed) };
      expect((await api.request(signInWithPasskey, { body })).status).toBe(422);
    }
  });

  test('a code works once, and the step after it works for five minutes and only as that step', async () => {
    const person = await joinStaff(api, { roles: ['editor'] });
    api.wait(MINUTE);
    const { ticket, options } = await begin(person.phone);
    const again = { phone: person.phone, code: api.lastCode(person.phone) };
    expect((await api.request(checkDeskCode, { body: again })).json).toMatchObject({ code: 'otp_expired' });
    // A code from the phone alone must not be enough to add a passkey.
    const added = { ticket, response: makePasskey(DESK).register(options) };
    expect((await api.request(addFirstPasskey, { body: added })).status).toBe(404);
    api.wait(5 * MINUTE);
    const late = { ticket, response: person.passkey.use(options) };
    expect((await api.request(signInWithPasskey, { body: late })).status).toBe(404);
  });

  test('an invitation opened on two devices lets only one of them in', async () => {
    const phone = newPhone();
    const invitation = await inviteDirectly(api, phone, { roles: ['editor'] });
    const first = await begin(phone, invitation);
    api.wait(MINUTE);
    const second = await begin(phone, invitation);
    const join = ({ ticket, options }: typeof first) =>
      api.request(addFirstPasskey, { body: { ticket, response: makePasskey(DESK).register(options) } });
    expect([(await join(second)).status, (await join(first)).status]).toEqual([200, 404]);
  });

  test('a person has at most ten sessions; a new one ends the one unused for longest', async () => {
    const person = await joinStaff(api, { roles: ['editor'] });
    const tokens = [person.token];
    for (let turn = 0; turn < 10; turn += 1) {
      api.wait(1);
      const who = { staffId: person.staffId, device: 'Phone' };
      tokens.push(await api.db.transaction().execute((tx) => startSession(tx, who, api.now())));
    }
    expect(await Promise.all(tokens.map(isOpen))).toEqual([false, ...tokens.slice(1).map(() => true)]);
  });

  test('a number that is not on the staff gets a code, and is refused only after it', async () => {
    const phone = newPhone();
    const sent = await api.request(sendDeskCode, { body: { phone } });
    expect(sent.json).toMatchObject({ resend_after: 30 });
    expect(api.sms.at(-1)?.text).toContain('@desk.maidan.localhost #');
    const wrong = api.lastCode(phone) === '000000' ? '111111' : '000000';
    expect((await api.request(checkDeskCode, { body: { phone, code: wrong } })).status).toBe(422);
    const right = await api.request(checkDeskCode, { body: { phone, code: api.lastCode(phone) } });
    expect([right.status, right.json]).toEqual([403, expect.objectContaining({ code: 'forbidden' })]);
    const person = await joinStaff(api, { roles: ['owner'] });
    api.wait(MINUTE);
    await signIn(api, person.phone);
    const login = await api.request(checkDeskCode, { body: { phone: person.phone, code: api.lastCode(person.phone) } });
    expect(login.json).toMatchObject({ code: 'otp_expired' });
  });

  test('an invitation works only for its own number', async () => {
    const invitation = await inviteDirectly(api, newPhone(), { roles: ['owner'] });
    expect((await enterDeskCode(api, newPhone(), invitation)).status).toBe(404);
  });

  test('a recovery code replaces the passkey once, ends every session, and needs a new passkey', async () => {
    const person = await joinStaff(api, { roles: ['moderator'] });
    api.wait(MINUTE);
    const [code = ''] = person.recoveryCodes;
    const { ticket } = await begin(person.phone);
    const recover = (typed: string, with_ = ticket) =>
      api.request(signInWithRecoveryCode, { body: { ticket: with_, recovery_code: typed } });
    expect((await recover('AAAA-BBBB-CCCC-DDDD')).status).toBe(422);
    const answer = await recover(code.toLowerCase().replaceAll('-', ' '));
    const step = signInWithRecoveryCode.response.parse(answer.json);
    expect(step.next).toBe('new_passkey');
    expect(await isOpen(person.token)).toBe(false);
    const passkey = makePasskey(DESK);
    const body = { ticket: step.ticket, response: passkey.register(step.options) };
    const back = await api.reply(addFirstPasskey, { body });
    expect(back).toMatchObject({ recovery_codes: [], staff: { recovery_codes_left: 9, passkeys: 2 } });
    api.wait(MINUTE);
    const second = await begin(person.phone);
    expect((await recover(code, second.ticket)).status).toBe(422);
    const { data } = await api.reply(deskLog, { query: {} }, { token: back.access_token });
    expect(data.map(({ action }) => action)).toEqual([
      'session.started',
      'passkey.added',
      'recovery-code.used',
      'session.started',
      'passkey.added',
      'staff.joined',
    ]);
  });

  test('five wrong recovery codes end the sign-in', async () => {
    const person = await joinStaff(api, { roles: ['moderator'] });
    api.wait(MINUTE);
    const { ticket } = await begin(person.phone);
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      const body = { ticket, recovery_code: `AAAA-BBBB-CCCC-DDD${turn}` };
      statuses.push((await api.request(signInWithRecoveryCode, { body })).status);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 404]);
  });

  test('a session ends after twelve hours without use, after a week, and when the person signs out', async () => {
    const person = await joinStaff(api, { roles: ['editor'] });
    api.wait(12 * HOUR - MINUTE);
    expect(await isOpen(person.token)).toBe(true);
    api.wait(12 * HOUR + MINUTE);
    expect(await isOpen(person.token)).toBe(false);
    const token = await signInAgain(api, person);
    for (let hours = 0; hours < (7 * DAY) / HOUR - 11; hours += 11) {
      expect(await isOpen(token)).toBe(true);
      api.wait(11 * HOUR);
    }
    // A week has passed, but never twelve hours without use.
    expect(await isOpen(token)).toBe(true);
    api.wait(4 * HOUR);
    expect(await isOpen(token)).toBe(false);
    const last = await signInAgain(api, person);
    await api.reply(deskSignOut, {}, { token: last });
    expect(await isOpen(last)).toBe(false);
  });

  test("a reader's token grants nothing on the desk, and a desk token grants nothing to a reader", async () => {
    const person = await joinStaff(api, { roles: ['owner'] });
    const reader = await signIn(api);
    expect(await isOpen(reader.token)).toBe(false);
    expect((await api.request(me, {}, { token: person.token })).status).toBe(401);
    const body = { conversation_id: 1, message: 'Hello' };
    expect((await api.request(newChat, { body }, { token: person.token })).status).toBe(401);
  });

  test('only pages of the desk may send its calls, and read them from another host', async () => {
    const { token } = await joinStaff(api, { roles: ['owner'] });
    const from = async (origin: string) => {
      const { status, headers } = await api.request(deskMe, {}, { token, headers: { origin } });
      return [status, headers.get('access-control-allow-origin')];
    };
    expect(await from(DESK)).toEqual([200, DESK]);
    expect(await from('http://maidan.localhost:3000')).toEqual([403, null]);
    expect(await from('null')).toEqual([403, null]);
    const { headers } = await api.get('/api/tag/all', { headers: { origin: DESK } });
    expect(headers.get('access-control-allow-origin')).toBeNull();
    const code = await api.request(
      sendDeskCode,
      { body: { phone: newPhone() } },
      { headers: { origin: 'https://evil.example' } },
    );
    expect(code.status).toBe(403);
  });
});
