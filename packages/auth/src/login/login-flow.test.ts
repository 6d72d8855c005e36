import { describe, expect, test } from 'vitest';
import {
  completesCode,
  firstStep,
  lockWait,
  loginFlow,
  sendWait,
  smsType,
  submitBlock,
  type LoginEvent,
  type LoginState,
} from './login-flow.ts';
import type { LoginFailure, LoginField, LoginOutcome } from './login-outcome.ts';

const NOON = Date.parse('2026-11-20T12:00:00Z');
const PHONE = '9845012367';
const SECOND = 1000;

const after = (state: LoginState, ...events: LoginEvent[]) => events.reduce(loginFlow, state);
const edit = (field: LoginField, value: string): LoginEvent => ({ type: 'edit', field, value });
const back = (outcome: LoginOutcome, now = NOON): LoginEvent => ({ type: 'came-back', outcome, now });
const pending = (userstatus: 'new' | 'existing', resendAfter: number | null = 30 * SECOND): LoginEvent =>
  back({ kind: 'pending', userstatus, message: null, resendAfter });
const failed = (failure: Partial<LoginFailure>): LoginEvent =>
  back({ kind: 'failed', failure: { error: null, fields: {}, wait: null, ...failure } });
const press = (type: 'send' | 'verify' | 'resend' | 'change-number' | 'have-code' | 'start-new'): LoginEvent => ({
  type,
});
const tick = (ms: number): LoginEvent => ({ type: 'tick', now: NOON + ms });

const typed = after(firstStep, edit('phone', PHONE));
const atOtp = after(typed, press('send'), pending('existing'));
const verifying = after(atOtp, edit('pin', '407188'), press('verify'));

describe('step 1', () => {
  test.each([
    ['', 'Enter your phone number first.'],
    ['98450123', 'That number is two digits short. Indian mobile numbers have ten.'],
    [PHONE, undefined],
  ])('with the number %j, Send OTP explains: %s', (phone, reason) => {
    const state = after(firstStep, edit('phone', phone));
    expect(submitBlock(state)).toBe(reason);
    expect(after(state, press('send')).busy).toBe(reason === undefined);
  });

  test('never holds more than ten digits', () => {
    expect(after(firstStep, edit('phone', '98450123678899')).phone).toBe(PHONE);
  });

  test('while a call is in flight, nothing changes and nothing is sent twice', () => {
    const sending = after(typed, press('send'));
    expect(sending.busy).toBe(true);
    expect(after(sending, edit('phone', '9'), press('send'), press('change-number'))).toEqual(sending);
  });

  test("the server's refusal is shown, and the number stays and can be sent again", () => {
    const state = after(typed, press('send'), failed({ error: 'Something went wrong.' }));
    expect(state).toMatchObject({ step: 'phone', busy: false, error: 'Something went wrong.', phone: PHONE });
    expect(state.focus).toEqual({ on: 'phone', turn: 1 });
    expect(submitBlock(state)).toBeUndefined();
    expect(after(state, edit('phone', '984501236'))).toMatchObject({ error: null });
  });

  test('too many sends: the wait runs for that number only', () => {
    const state = after(typed, press('send'), failed({ error: 'Too many.', wait: 60 * SECOND }));
    expect(sendWait(state)).toBe(60 * SECOND);
    expect(submitBlock(state)).toBe('You can request another code when the timer ends.');
    expect(submitBlock(after(state, edit('phone', '9845012368')))).toBeUndefined();
    expect(submitBlock(after(state, edit('phone', '9'), edit('phone', PHONE)))).toBeDefined();
  });
});

describe('step 2', () => {
  test.each([
    ['existing', 'pin', 'OTP Verification'],
    ['new', 'name', 'User Registration'],
  ] as const)('follows pending; for %s, the focus moves to %s', (userstatus, on, heading) => {
    const state = after(typed, press('send'), pending(userstatus));
    expect(state).toMatchObject({
      step: 'otp',
      userstatus,
      busy: false,
      notice: `${heading}. We have sent an OTP to 98•••\u00a0••367.`,
    });
    expect(state.focus).toEqual({ on, turn: 1 });
  });

  test.each([
    ['', 'Enter the OTP first.'],
    ['4', undefined],
    ['407188', undefined],
  ])('with the code %j, Log In explains: %s', (pin, reason) => {
    expect(submitBlock(after(atOtp, edit('pin', pin)))).toBe(reason);
  });

  test.each([
    ['an existing user', atOtp, '40718', true],
    ['a digit replaced in a whole code', atOtp, '407180', false],
    ['a new user without a name', after(typed, press('send'), pending('new')), '40718', false],
    [
      'a new user with name and e-mail',
      after(typed, press('send'), pending('new'), edit('name', 'Asha'), edit('email', 'a@people.example')),
      '40718',
      true,
    ],
  ])('the sixth digit sends the code of %s', (_who, state, held, isSent) => {
    const before = after(state, edit('pin', held));
    expect(completesCode(before, after(before, edit('pin', '407188')))).toBe(isSent);
  });

  test('the code never has more than six digits', () => {
    expect(after(atOtp, edit('pin', '40718899')).pin).toBe('407188');
  });

  test('a wrong code is reported and stays to be corrected', () => {
    const state = after(verifying, failed({ error: 'This code is not right. You have 3 tries left.' }));
    expect(state).toMatchObject({ step: 'otp', pin: '407188', busy: false });
    expect(state.error).toBe('This code is not right. You have 3 tries left.');
    expect(state.focus.on).toBe('pin');
  });

  test("email 'duplicate' flags the e-mail field, and an edit lifts it", () => {
    const state = after(verifying, failed({ fields: { email: 'Taken.' } }));
    expect(state).toMatchObject({ error: null, fields: { email: 'Taken.' }, userstatus: 'new' });
    expect(state.focus.on).toBe('email');
    expect(after(state, edit('email', 'asha@example.com')).fields).toEqual({});
  });

  test('a lock holds Log In back until its time is over', () => {
    const state = after(verifying, failed({ error: 'Too many wrong codes.', wait: 120 * SECOND }));
    expect(lockWait(state)).toBe(120 * SECOND);
    expect(submitBlock(state)).toBe('You can try again when the timer ends.');
    expect(after(state, press('verify')).busy).toBe(false);
    const later = after(state, tick(120 * SECOND));
    expect([submitBlock(later), later.notice]).toEqual([undefined, 'You can try again now.']);
  });

  test('a right code ends the flow, and the code is forgotten', () => {
    const signedIn = back({ kind: 'signed-in', credentials: { token: 't', userId: 7 } });
    expect(after(verifying, signedIn)).toMatchObject({ step: 'done', pin: '', busy: false });
  });

  test('an empty reply keeps the form busy until the page has reloaded', () => {
    expect(after(verifying, back({ kind: 'empty' }))).toMatchObject({ step: 'otp', busy: true });
  });
});

describe('back to step 1', () => {
  test("'Resend OTP?' keeps the number and shows the remaining time", () => {
    const state = after(atOtp, tick(12 * SECOND), edit('pin', '4'), press('resend'));
    expect(state).toMatchObject({
      step: 'phone',
      phone: PHONE,
      pin: '',
      notice: 'You can request another code in 18 seconds.',
    });
    expect(state.focus.on).toBe('submit');
    expect(sendWait(state)).toBe(18 * SECOND);
    expect(submitBlock(state)).toBeDefined();
    const over = after(state, tick(30 * SECOND));
    expect([submitBlock(over), over.notice]).toEqual([undefined, 'You can request another code now.']);
  });

  test('there is no wait unless the server sets one', () => {
    const state = after(typed, press('send'), pending('existing', null), press('resend'));
    expect([sendWait(state), submitBlock(state)]).toEqual([0, undefined]);
  });

  test("'Change' moves the focus to the number; another number has no wait", () => {
    const state = after(atOtp, press('change-number'));
    expect([state.step, state.focus.on]).toEqual(['phone', 'phone']);
    expect(submitBlock(after(state, edit('phone', '9845012368')))).toBeUndefined();
  });

  test('a late first code can still be entered', () => {
    const state = after(atOtp, press('resend'), press('have-code'));
    expect([state.step, state.sentTo, state.focus.on]).toEqual(['otp', PHONE, 'pin']);
  });

  test('a new code lifts the lock of the old one', () => {
    const locked = after(verifying, failed({ error: 'Too many wrong codes.', wait: 120 * SECOND }));
    const state = after(
      locked,
      tick(31 * SECOND),
      press('resend'),
      press('send'),
      pending('existing'),
      edit('pin', '1'),
    );
    expect(submitBlock(state)).toBeUndefined();
  });
});

describe('a login that survived a switch to the SMS app', () => {
  const kept = { phone: PHONE, userstatus: 'new', nextSendAt: NOON + 20 * SECOND, open: true } as const;

  test('opens step 2 again, without a code', () => {
    const state = after(firstStep, { type: 'restore', pending: kept, now: NOON });
    expect(state).toMatchObject({ step: 'otp', phone: PHONE, userstatus: 'new', pin: '', notice: 'User Registration' });
    expect(sendWait(state)).toBe(20 * SECOND);
  });

  test('has no wait once its time is over', () => {
    expect(after(firstStep, { type: 'restore', pending: kept, now: NOON + 20 * SECOND }).nextSend).toBeNull();
  });
});

test('the hidden smstype is phone on step 1 and empty on step 2', () => {
  expect([smsType(firstStep), smsType(atOtp)]).toEqual(['phone', '']);
});

describe('an account with a PIN', () => {
  const guarded = after(verifying, back({ kind: 'guarded', message: 'It needs its PIN.' }));

  test('asks for the PIN, keeps the code, and never sends an incomplete PIN [T-10]', () => {
    expect(guarded).toMatchObject({ step: 'otp', account: 'guarded', pin: '407188', notice: 'It needs its PIN.' });
    expect(guarded.focus.on).toBe('account_pin');
    expect(submitBlock(after(guarded, edit('account_pin', '48291')))).toBe('Enter the PIN first.');
    expect(submitBlock(after(guarded, edit('account_pin', '482915')))).toBeUndefined();
  });

  test('a wrong PIN is reported at its field; after an expired code its field returns [T-10]', () => {
    const entered = after(guarded, edit('account_pin', '482915'), press('verify'));
    const wrong = after(entered, failed({ fields: { account_pin: 'No.' } }));
    expect([wrong.account, wrong.focus.on]).toEqual(['guarded', 'account_pin']);
    const expired = after(entered, failed({ fields: { pin: 'Expired.' } }));
    expect([expired.account, expired.focus.on]).toEqual(['open', 'pin']);
  });

  test('a new account needs a name; another number or code starts over [T-10]', () => {
    const started = after(guarded, press('start-new'));
    expect(started).toMatchObject({ account: 'new', userstatus: 'new', pin: '407188' });
    expect(started.focus.on).toBe('name');
    for (const type of ['resend', 'change-number'] as const) {
      expect(after(started, press(type))).toMatchObject({ step: 'phone', account: 'open', account_pin: '' });
    }
  });
});
