import { mobileOtp } from '@maidan/contract/account/login';
import type { LoginReply } from '@maidan/contract/account/login';
import { t } from '@maidan/i18n/text';
import { route } from '../../http/call.ts';
import type { Call } from '../../http/call.ts';
import { ApiError, errors } from '../../http/errors/errors.ts';
import { isOwnOrigin } from '../../http/request/own-origin.ts';
import { sayTo } from '../../http/reply/say-to.ts';
import type { AppContext } from '../app-context.ts';
import { defineModule } from '../module.ts';
import { hasAppeal } from '../moderation/appeals.store.ts';
import { writeAppealToken } from '../moderation/appeal-token.service.ts';
import { describeSanction, findBan } from '../moderation/sanction.service.ts';
import { describeDevice } from '../sessions/device.service.ts';
import { setSessionCookies } from '../sessions/session-cookie.service.ts';
import { createSession } from '../sessions/sessions.store.ts';
import type { NewSession } from '../sessions/sessions.store.ts';
import { canonicalPhone } from '../users/phone.service.ts';
import { findHolder } from '../users/former-number.store.ts';
import { chooseAccount, findsAccount } from './choose-account.service.ts';
import type { AccountForm } from './choose-account.service.ts';
import { laneOf, rememberDevice } from './known-device.service.ts';
import { endCodes } from './otp.store.ts';
import { sendOtp } from './send-otp.service.ts';
import { checkOtp, commitOrRefuse } from './verify-otp.service.ts';

interface LoginForm extends AccountForm {
  readonly pin: string;
  readonly device: string;
}

/** Login and registration in one call. */
export const loginModule = defineModule({
  name: 'login',
  routes(context) {
    const { db, clock, settings } = context;
    return [
      route(mobileOtp, async ({ body }, { http }) => {
        const phone = canonicalPhone(body.phone, settings.phoneCountries);
        if (phone === null) throw errors.invalidPhone();
        const lane = laneOf(http, context.pepper, phone);
        if (body.type === 'phone') {
          // Looked up before sending, for known and unknown numbers alike, so that both take the same time.
          const holder = await findHolder(db, phone, clock());
          const resendAfter = await sendOtp(context, http, { phone, purpose: 'login', proof: body.proof });
          return pending(http, findsAccount(holder, lane.device) ? 'existing' : 'new', resendAfter);
        }
        if (body.pin === '') throw errors.invalidField('pin', () => t('refused.smsCode'));
        const device = describeDevice(http.req.header('user-agent'));
        const { name, email, account_pin: accountPin = '', new_account: startsNew = false } = body;
        const formerPhone = readFormerPhone(body.former_phone, settings.phoneCountries);
        const account = { lane, name, email, accountPin, formerPhone, startsNew };
        const { session, isNew } = await signIn(context, { ...account, pin: body.pin, device });
        saveLogin(http, context, session, phone);
        return success(http, isNew ? 'new' : 'existing', session);
      }),
    ];
  },
});

/** @throws ApiError 422 */
function readFormerPhone(typed: string | undefined, countries: readonly string[]): string | null {
  if (typed === undefined || typed.trim() === '') return null;
  const phone = canonicalPhone(typed, countries);
  if (phone === null) throw errors.invalidField('former_phone', () => t('errors.invalidPhone'));
  return phone;
}

/** In one transaction, uses the code, creates the account and opens the session, or does none of it. */
async function signIn(context: AppContext, { pin, device, ...form }: LoginForm) {
  const { lane } = form;
  const { db, clock, pepper, settings } = context;
  const now = clock();
  return commitOrRefuse(db, async (tx) => {
    const refusal = await checkOtp(tx, pepper, { lane, purpose: 'login', pin }, now);
    if (refusal) return refusal;
    const account = await chooseAccount(tx, pepper, form, now);
    if (account instanceof ApiError) return account;
    const { userId, isNew } = account;
    await endCodes(tx, lane.phone, 'login');
    const ban = await findBan(tx, userId, now);
    if (ban) {
      const token = (await hasAppeal(tx, { kind: 'sanction', id: ban.id }))
        ? null
        : writeAppealToken(pepper, ban.id, now);
      return errors.accountClosed(() => describeSanction(ban), token);
    }
    const session = await createSession(tx, { userId, device, lives: settings.sessionLives }, now);
    return { session, isNew };
  });
}

/** Sets the session and device cookies, unless a third-party page sent the request. */
function saveLogin(http: Call['http'], context: AppContext, session: NewSession, phone: string): void {
  const origin = http.req.header('origin');
  if (origin !== undefined && !isOwnOrigin(context.settings, origin)) return;
  setSessionCookies(http, context.settings, session);
  rememberDevice(http, context, phone);
}

function pending(http: Call['http'], userstatus: 'new' | 'existing', resendAfter: number): LoginReply {
  return {
    status: 'pending',
    userstatus,
    message: sayTo(http, () => t('replies.codeSent')),
    response: null,
    resend_after: resendAfter,
  };
}

function success(http: Call['http'], userstatus: 'new' | 'existing', { token, userId }: NewSession): LoginReply {
  return {
    status: 'success',
    userstatus,
    message: sayTo(http, () => t('auth.loggedIn')),
    response: { original: { access_token: token, user_id: userId } },
    resend_after: null,
  };
}
