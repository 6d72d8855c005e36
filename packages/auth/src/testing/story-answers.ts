import { ApiError } from '@maidan/api-client/errors/api-error';
import type { ErrorBody } from '@maidan/contract/core/errors';
import type { LoginReply } from '@maidan/contract/account/login';
import { createPendingLogin } from '../login/pending-login-storage.ts';
import { areaOn } from '@maidan/browser/testing/platform-storage';
import type { LoginEntry } from '../login/use-login-flow.ts';

/** The code in every story. */
export const CODE = '407188';
/** The PIN of the account that has one. */
export const PIN = '482915';
export const TAKEN = 'ananya@example.org';

type Refusal = Pick<ErrorBody, 'message' | 'code'> & Partial<ErrorBody>;

/** The error that the client throws for such a body; importing the client would pull all of it into Storybook. */
function refuse(status: number, body: Refusal, retryAfter?: number): never {
  const { message: serverMessage, code, errors: fields = {} } = body;
  const wait = retryAfter === undefined ? {} : { retryAfter };
  throw new ApiError({
    kind: 'http',
    endpointId: 'mobileOtp',
    serverMessage,
    status,
    code,
    fields,
    data: body,
    ...wait,
  });
}

/** Replies like the server, with its messages: a code, five attempts, a lock. */
export function answersFor(userstatus: 'new' | 'existing', resendAfter = 30, isGuarded = false) {
  let tries = 5;
  const received: { sendOtp: string[]; verify: LoginEntry[] } = { sendOtp: [], verify: [] };

  async function sendOtp(phone: string): Promise<LoginReply> {
    received.sendOtp.push(phone);
    tries = 5;
    if (/^[0-5]/.test(phone)) {
      const text = 'Please enter a mobile number of 10 digits.';
      refuse(422, { message: text, code: 'invalid_fields', errors: { phone: [text] } });
    }
    const message = 'We have sent a code to your phone.';
    return { status: 'pending', userstatus, message, response: null, resend_after: resendAfter };
  }

  async function verify(entry: LoginEntry): Promise<LoginReply> {
    received.verify.push(entry);
    if (tries === 0)
      refuse(429, { message: 'Too many wrong codes. Please request a new one.', code: 'otp_locked' }, 25);
    if (entry.pin !== CODE) {
      tries -= 1;
      refuse(422, { message: `This code is not right. You have ${tries} tries left.`, code: 'wrong_code' });
    }
    if (isGuarded && !entry.new_account && entry.account_pin !== PIN) {
      if (entry.account_pin === undefined) {
        const message = 'This number has not been used for a long time, so its account also needs its PIN.';
        refuse(409, { message, code: 'account_pin_needed' });
      }
      const message = 'This PIN is not right.';
      refuse(422, { message, code: 'invalid_fields', errors: { account_pin: [message] } });
    }
    if ((userstatus === 'new' || entry.new_account) && entry.name === '') {
      const message = 'Please tell us your name.';
      refuse(422, { message, code: 'invalid_fields', errors: { name: [message] } });
    }
    if (entry.email === TAKEN) {
      const message = 'This e-mail address is already in use.';
      refuse(422, { message, code: 'email_taken', email: 'duplicate' });
    }
    const response = { original: { access_token: 'mdn_story', user_id: 7 } };
    return { status: 'success', userstatus, message: 'Login Successful!', response, resend_after: null };
  }

  const pendingLogin = createPendingLogin(areaOn());
  return { received, sendOtp, verify, pendingLogin };
}
