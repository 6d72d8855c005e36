import { t } from '@maidan/i18n/text';
import { guardianMessage } from '../../adapters/sms/messages.ts';
import type { Call } from '../../http/call.ts';
import { errors } from '../../http/errors/errors.ts';
import type { AppContext } from '../app-context.ts';
import { sendOtp } from '../login/send-otp.service.ts';
import { hashSecret, keyedHash } from '../sessions/token.service.ts';
import { canonicalPhone } from '../users/phone.service.ts';
import { findUser } from '../users/users.store.ts';
import { adultAt, ASKED_LIFE, ENDED_REST } from './consent-rules.ts';
import { saveAsked } from './consent.store.ts';
import type { Consent } from './require-consent.service.ts';

/**
 * Sends a guardian a link and a code. All messages for one person to one guardian carry the same link, so that
 * whichever the guardian opens works.
 * @returns seconds until another code can be sent
 * @throws ApiError 422 for a number that cannot belong to a guardian, 429 as at login or because a guardian has
 * answered
 */
export async function sendGuardianRequest(
  context: AppContext,
  http: Call['http'],
  { userId, consent, typed, proof }: { userId: number; consent: Consent; typed: string; proof?: string | undefined },
): Promise<number> {
  const { db, clock, pepper, settings } = context;
  const { guardian, birthYear } = consent;
  if (guardian?.ended_at) refuseTooSoon(guardian.ended_at, clock());
  const phone = canonicalPhone(typed, settings.phoneCountries);
  if (phone === null) throw errors.invalidPhone();
  if ((await findUser(db, userId))?.phone === phone) {
    throw errors.invalidField('phone', () => t('refused.ownNumber'));
  }
  const secret = keyedHash(pepper, ['guardian', userId, phone]);
  const link = `${settings.feedOrigin}/guardian#${secret}`;
  const message = (sent: string, _host: string, language: string) => guardianMessage(sent, link, language);
  const code = { phone, purpose: 'guardian', newNumberOf: userId, isForAnyDevice: true, message, proof } as const;
  const resendAfter = await sendOtp(context, http, code);
  const now = clock();
  const expiresAt = Math.min(now + ASKED_LIFE, adultAt(birthYear ?? 0));
  const asked = { userId, phone, linkHash: hashSecret(secret), expiresAt };
  await db.transaction().execute((tx) => saveAsked(tx, asked, now));
  return resendAfter;
}

function refuseTooSoon(endedAt: number, now: number): void {
  const wait = endedAt + ENDED_REST - now;
  if (wait <= 0) return;
  throw errors.tooMany(wait / 1000, () => t('refused.guardianSaidNo'));
}
