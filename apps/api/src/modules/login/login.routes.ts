import { mobileOtp } from '@maidan/contract/account/login';
import type { LoginReply } from '@maidan/contract/account/login';
import type { AppContext } from '../app-context.ts';
import { ApiError, invalidField } from '../../http/errors/api-error.ts';
import { route } from '../../http/call.ts';
import type { Call, Route } from '../../http/call.ts';
import { isOwnOrigin, originHost } from '../../http/request/own-origin.ts';
import { describeDevice } from '../sessions/device.service.ts';
import { setSessionCookies } from '../sessions/session-cookie.service.ts';
import { createSession } from '../sessions/sessions.store.ts';
import type { NewSession } from '../sessions/sessions.store.ts';
import { findUserIdByPhone } from '../users/users.store.ts';
import { createUser } from './new-user.ts';
import { endCodes } from './otp.store.ts';
import { canonicalPhone } from '../users/phone.service.ts';
import { sendOtp } from './send-otp.service.ts';
import { checkOtp } from './verify-otp.service.ts';

interface Step2 {
  readonly phone: string;
  readonly pin: string;
  readonly name: string;
  readonly email: string;
  readonly device: string;
}

export function loginRoutes(parts: AppContext): Route[] {
  const { db, settings } = parts;
  return [
    route(mobileOtp, async ({ body }, call) => {
      const phone = canonicalPhone(body.phone, settings.phoneCountries);
      if (phone === null) throw invalidField('phone', 'Please enter a mobile number of 10 digits.');
      if (body.type === 'phone') {
        // Asked before sending, for known and unknown numbers alike: both answers take the same time.
        const userId = await findUserIdByPhone(db, phone);
        const host = originHost(settings, call.http.req.header('origin'));
        const address = call.http.get('clientIp');
        const resendAfter = await sendOtp(parts, { phone, purpose: 'login', address, host, proof: body.proof ?? '' });
        return pending(userId === null ? 'new' : 'existing', resendAfter);
      }
      if (body.pin === '') throw invalidField('pin', 'Please enter the code from the SMS.');
      const device = describeDevice(call.http.req.header('user-agent'));
      const { session, userstatus } = await signIn(parts, { ...body, phone, device });
      keepSignedIn(call, parts, session);
      return success(userstatus, session);
    }),
  ];
}

/** One transaction: the code is used, the account made and the session opened together, or nothing of it happens. */
async function signIn(parts: AppContext, { phone, pin, name, email, device }: Step2) {
  const { db, clock, pepper, settings } = parts;
  const now = clock();
  const outcome = await db.transaction().execute(async (tx) => {
    const refusal = await checkOtp(tx, pepper, { phone, purpose: 'login', pin }, now);
    if (refusal) return refusal;
    const existing = await findUserIdByPhone(tx, phone);
    // A name or an e-mail to correct leaves the code alive, so that the same SMS serves; it still was one of its tries.
    const userId = existing ?? (await createUser(tx, { phone, name, email }, now));
    if (userId instanceof ApiError) return userId;
    await endCodes(tx, phone, 'login');
    const session = await createSession(tx, { userId, device, lives: settings.sessionLives }, now);
    return { session, userstatus: existing === null ? ('new' as const) : ('existing' as const) };
  });
  if (outcome instanceof ApiError) throw outcome;
  return outcome;
}

/** The cookie that carries the login to the other site; not for a page of a third party, which cannot be meant. */
function keepSignedIn(call: Call, { settings }: AppContext, session: NewSession): void {
  const origin = call.http.req.header('origin');
  if (origin === undefined || isOwnOrigin(settings, origin)) setSessionCookies(call.http, settings, session);
}

function pending(userstatus: 'new' | 'existing', resendAfter: number): LoginReply {
  return {
    status: 'pending',
    userstatus,
    message: 'We have sent a code to your phone.',
    response: null,
    resend_after: resendAfter,
  };
}

function success(userstatus: 'new' | 'existing', { token, userId }: NewSession): LoginReply {
  return {
    status: 'success',
    userstatus,
    message: 'Login Successful!',
    response: { original: { access_token: token, user_id: userId } },
    resend_after: null,
  };
}
