import { createApi } from '@maidan/api-client/core/create-api';
import { startTestServer } from '@maidan/api-client/testing/test-server';
import { mobileOtp } from '@maidan/contract/account/login';
import { describe, expect, test } from 'vitest';
import { outcomeOfError, outcomeOfReply, type LoginOutcome } from './login-outcome.ts';

/** How the form reads this reply, sent by a real server to the real client. */
async function outcomeOf(status: number, body: unknown, headers: Record<string, string> = {}): Promise<LoginOutcome> {
  await using server = await startTestServer((response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  const api = createApi({ bases: server.bases, session: { token: () => null } });
  const step1 = { phone: '9845012367', type: 'phone' } as const;
  return await api.call(mobileOtp, { body: step1 }).then(outcomeOfReply, outcomeOfError);
}

const credentials = { original: { access_token: 'mdn_a1', user_id: 7 } };
const failure = (error: string | null, fields = {}, wait: number | null = null) => ({
  kind: 'failed',
  failure: { error, fields, wait },
});

test('an account that also needs its PIN [T-10]', async () => {
  const message = 'This account also needs its PIN.';
  expect(await outcomeOf(409, { status: 'error', message, code: 'account_pin_needed' })).toEqual({
    kind: 'guarded',
    message,
  });
});

describe('replies', () => {
  test.each([
    [
      { status: 'pending', userstatus: 'new', message: 'Sent.', resend_after: 30 },
      { kind: 'pending', userstatus: 'new', message: 'Sent.', resendAfter: 30_000 },
    ],
    [
      { status: 'pending', userstatus: 'existing' },
      { kind: 'pending', userstatus: 'existing', message: null, resendAfter: null },
    ],
    [
      { status: 'pending', userstatus: null, resend_after: '30' },
      { userstatus: 'existing', resendAfter: 30_000 },
    ],
    [
      { status: 'success', userstatus: 'existing', response: credentials },
      { kind: 'signed-in', credentials: { token: 'mdn_a1', userId: 7 } },
    ],
    [
      { status: 'ok', response: { original: { access_token: 'mdn_a1', user_id: '7' } } },
      { kind: 'signed-in', credentials: { token: 'mdn_a1', userId: 7 } },
    ],
    [{ status: 'failed', message: 'Not you.' }, failure('Not you.')],
    [{ status: 'success' }, failure('Something went wrong.')],
    [{ status: 'error', message: 'Wrong OTP.' }, failure('Wrong OTP.')],
    [{ status: 'error' }, failure('Something went wrong.')],
  ])('%j', async (body, expected) => {
    expect(await outcomeOf(200, body)).toMatchObject(expected);
  });

  test.each(['', ' \n', 'null', '{}', '[]', '""'])('%j is an empty login response', async (body) => {
    expect(await outcomeOf(200, body)).toEqual({ kind: 'empty' });
  });

  test.each(['<html>', '{"status":"pen', '7'])('%j counts as an error', async (body) => {
    expect(await outcomeOf(200, body)).toEqual(failure('Something went wrong.'));
  });
});

describe('refusals', () => {
  const error = (more: { message: string; code?: string; email?: string; errors?: object }) => ({
    status: 'error',
    request_id: 'r1',
    ...more,
  });
  test.each([
    [422, error({ message: 'Wrong OTP.' }), {}],
    [409, error({ message: 'Not now.', code: 'conflict' }), {}],
    [503, error({ message: 'We could not send the SMS. Please try again.' }), {}],
  ])("%i: the server's message", async (status, body, headers) => {
    expect(await outcomeOf(status, body, headers)).toEqual(failure(body.message));
  });

  test('uses our message if there is none', async () => {
    expect(await outcomeOf(500, '')).toEqual(failure('Something went wrong.'));
  });

  test('429 gives the wait', async () => {
    const body = error({ message: 'Too many wrong codes. Please try again in 2 min.', code: 'otp_locked' });
    expect(await outcomeOf(429, body, { 'Retry-After': '120' })).toEqual(failure(null, { pin: body.message }, 120_000));
    const sends = error({ message: 'A code was sent a moment ago.', code: 'too_many_requests' });
    expect(await outcomeOf(429, sends, { 'Retry-After': '18' })).toEqual(failure(sends.message, {}, 18_000));
  });

  test.each(['wrong_code', 'otp_expired'])('%s is shown at the code field', async (code) => {
    const body = error({ message: 'This code is not right. You have 3 tries left.', code });
    expect(await outcomeOf(422, body)).toEqual(failure(null, { pin: body.message }));
  });

  test.each([
    [
      error({ message: 'This e-mail address is already in use.', email: 'duplicate' }),
      'This e-mail address is already in use.',
    ],
    [{ email: 'duplicate' }, 'This e-mail already has an account.'],
  ])("email 'duplicate' flags the field: %j", async (body, message) => {
    expect(await outcomeOf(422, body)).toEqual(failure(null, { email: message }));
    expect(await outcomeOf(200, { ...body, status: 'error' })).toEqual(failure(null, { email: message }));
  });

  test('an invalid field gets its message', async () => {
    const body = error({ message: 'Please tell us your name.', errors: { name: ['Please tell us your name.'] } });
    expect(await outcomeOf(422, body)).toEqual(failure(null, { name: 'Please tell us your name.' }));
  });

  test('a programming error is reported like any other error', () => {
    expect(outcomeOfError(new TypeError('x is not a function'))).toEqual(failure('Something went wrong.'));
  });
});
