import { mobileOtp } from '@maidan/contract/account/login';
import type { LoginReply } from '@maidan/contract/account/login';
import { route } from '../../http/call.ts';
import type { Call } from '../../http/call.ts';
import { ApiError, errors } from '../../http/errors/errors.ts';
import { isOwnOrigin } from '../../http/request/own-origin.ts';
import type { AppContext } from '../app-context.ts';
import { defineModule } from '../module.ts';
import { describeDevice } from '../sessions/device.service.ts';
import { setSessionCookies } from '../sessions/session-cookie.service.ts';
import { createSession } from '../sessions/sessions.store.ts';
import type { NewSession } from '../sessions/sessions.store.ts';
import { canonicalPhone } from '../users/phone.service.ts';
import { findUserIdByPhone } from '../users/users.store.ts';
import { createUser } from './new-user.ts';
import { laneOf, rememberDevice } from './known-device.service.ts';
import { endCodes } from './otp.store.ts';
import type { OtpLane } from './otp.store.ts';
import { sendOtp } from './send-otp.service.ts';
import { checkOtp, commitOrRefuse } from './verify-otp.service.ts';

interface LoginForm {
  readonly lane: OtpLane;
  readonly pin: string;
  readonly name: string;
  readonly email: string;
  readonly device: string;
}

/** Login and registration in one call. */
export const loginModule = defineModule({
  name: 'login',
  routes(context) {
    const { db, settings } = context;
    return [
      route(mobileOtp, async ({ body }, { http }) => {
        const phone = canonicalPhone(body.phone, settings.phoneCountries);
        if (phone === null) throw errors.invalidPhone();
        if (body.type === 'phone') {
          // Looked up before sending, for known and unknown numbers alike, so that both take the same time.
          const userId = await findUserIdByPhone(db, phone);
          const resendAfter = await sendOtp(context, http, { phone, purpose: 'login', proof: body.proof });
          return pending(userId === null ? 'new' : 'existing', resendAfter);
        }
        if (body.pin === '') throw errors.invalidField('pin', 'Please enter the code from the SMS.');
        const device = describeDevice(http.req.header('user-agent'));
        const { session, userstatus } = await signIn(context, {
          ...body,
          lane: laneOf(http, context.pepper, phone),
          device,
        });
        saveLogin(http, context, session, phone);
        return success(userstatus, session);
      }),
    ];
  },
  personalData: [
    { name: 'otp_codes', owner: { phone: 'phone' }, order: 'id', secret: ['salt', 'mac'] },
    { name: 'otp_phones', owner: { phone: 'phone' }, order: 'phone' },
  ],
});

/** One transaction uses the code, creates the account and opens the session, or does none of it. */
async function signIn(context: AppContext, { lane, pin, name, email, device }: LoginForm) {
  const { phone } = lane;
  const { db, clock, pepper, settings } = context;
  const now = clock();
  return commitOrRefuse(db, async (tx) => {
    const refusal = await checkOtp(tx, pepper, { lane, purpose: 'login', pin }, now);
    if (refusal) return refusal;
    const existing = await findUserIdByPhone(tx, phone);
    // Correcting a name or e-mail costs one try but does not end the code, so the same SMS still works.
    const userId = existing ?? (await createUser(tx, { phone, name, email }, now));
    if (userId instanceof ApiError) return userId;
    await endCodes(tx, phone, 'login');
    const session = await createSession(tx, { userId, device, lives: settings.sessionLives }, now);
    return { session, userstatus: existing === null ? ('new' as const) : ('existing' as const) };
  });
}

/** Sets the session and device cookies, unless a third-party page sent the request. */
function saveLogin(http: Call['http'], context: AppContext, session: NewSession, phone: string): void {
  const origin = http.req.header('origin');
  if (origin !== undefined && !isOwnOrigin(context.settings, origin)) return;
  setSessionCookies(http, context.settings, session);
  rememberDevice(http, context, phone);
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
