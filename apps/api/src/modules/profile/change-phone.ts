import { t } from '@maidan/i18n/text';
import { logSmsFailure } from '../../adapters/sms/log-sms-failure.ts';
import { phoneChangedMessage } from '../../adapters/sms/messages.ts';
import type { Tx } from '../../db/open-database.ts';
import type { SignedIn } from '../../http/call.ts';
import { errors } from '../../http/errors/errors.ts';
import type { ApiError } from '../../http/errors/errors.ts';
import type { AppContext } from '../app-context.ts';
import { endCodes, lockPhone } from '../login/otp.store.ts';
import type { OtpLane } from '../login/otp.store.ts';
import { raiseAlarm, takeWarning } from '../login/send-budget.store.ts';
import { checkOtp, commitOrRefuse } from '../login/verify-otp.service.ts';
import { addNotification } from '../notifications/notifications.store.ts';
import { endOtherSessions } from '../sessions/sessions.store.ts';
import { findHolder, releaseNumber } from '../users/former-number.store.ts';
import { dropChange, isConfirmed, saveConfirmedPhone } from './phone-change.store.ts';
import type { ProfileChange } from './profile-change.ts';
import { saveProfile } from './profile.store.ts';

/** A number that replaces another; `sessionId` is the login that continues. */
export interface NumberChange {
  readonly userId: number;
  readonly sessionId: number;
  readonly oldPhone: string;
  readonly phone: string;
}

const numberTaken = () => errors.conflict('conflict', { text: () => t('refused.numberTaken') });

/**
 * Confirms with a code that the person holds the new number. Only the holder of the number learns whether it has an
 * account.
 * @throws ApiError 422 or 429 as at login, 409 when the number belongs to another account
 */
export async function confirmNewPhone(
  { db, clock, pepper }: AppContext,
  { userId, sessionId }: SignedIn,
  { lane, pin }: { lane: OtpLane; pin: string },
): Promise<void> {
  const { phone } = lane;
  const now = clock();
  await commitOrRefuse(db, async (tx) => {
    const wrong = await checkOtp(tx, pepper, { lane, purpose: 'change-phone', pin }, now);
    if (wrong) return wrong;
    const holder = await findHolder(tx, phone, now);
    if (holder && !holder.isIdle) return numberTaken();
    await endCodes(tx, phone, 'change-phone');
    await saveConfirmedPhone(tx, { userId, sessionId, phone }, now);
    return null;
  });
}

/**
 * Changes a confirmed number at once, with a code from the old one: neither a stolen login nor a stolen phone is enough.
 * All or nothing.
 * @throws ApiError 422 or 429 as at login, 409 when the number belongs to another account
 */
export async function changePhone(
  context: AppContext,
  {
    lane,
    oldPin,
    change,
    language,
    ...numbers
  }: NumberChange & {
    lane: OtpLane;
    oldPin: string;
    change: ProfileChange;
    language: string;
  },
): Promise<void> {
  const { db, clock, pepper } = context;
  const { userId, phone, oldPhone } = numbers;
  const now = clock();
  await commitOrRefuse(db, async (tx) => {
    await lockBoth(tx, numbers, now);
    if (!(await isConfirmed(tx, userId, phone, now))) {
      return errors.otpExpired(() => t('refused.confirmAgain'));
    }
    const wrong = await checkOtp(tx, pepper, { lane, purpose: 'leave-phone', pin: oldPin }, now);
    if (wrong) return wrong;
    const refusal = await moveNumber(tx, numbers, now);
    if (!refusal) await saveProfile(tx, userId, change);
    return refusal;
  });
  await notifyOldNumber(context, oldPhone, language);
}

/** Replaces the number, with which people log in, and ends all other logins. Both numbers must be locked. */
export async function moveNumber(tx: Tx, numbers: NumberChange, now: number): Promise<ApiError | null> {
  const { userId, sessionId, oldPhone, phone } = numbers;
  const holder = await findHolder(tx, phone, now);
  if (holder && !holder.isIdle) return numberTaken();
  if (holder) await releaseNumber(tx, holder.userId, phone, now);
  await saveProfile(tx, userId, { phone });
  await dropChange(tx, userId);
  await endCodes(tx, oldPhone, 'leave-phone');
  await endOtherSessions(tx, userId, sessionId, now);
  const text = `The phone number of your account was changed to one that ends in ${phone.slice(-4)}.`;
  await addNotification(tx, { userId, content: `<p>${text} All other devices were logged out.</p>` }, now);
  return null;
}

/** In a fixed order, so that two changes never deadlock. */
export async function lockBoth(tx: Tx, { oldPhone, phone }: NumberChange, now: number): Promise<void> {
  for (const number of [oldPhone, phone].toSorted()) await lockPhone(tx, { phone: number, device: '' }, now);
}

export type WarningContext = Pick<AppContext, 'db' | 'clock' | 'sendSms' | 'log' | 'settings'>;

/**
 * The change stands even if this message fails, and an exhausted budget does not keep it from the owner.
 * @param language of the page; English without one
 */
export async function notifyOldNumber(
  { db, clock, sendSms, log, settings }: WarningContext,
  oldPhone: string,
  language?: string,
): Promise<void> {
  const used = await db.transaction().execute((tx) => takeWarning(tx, Infinity, clock()));
  raiseAlarm(log, settings, used);
  await sendSms(oldPhone, phoneChangedMessage(language)).catch((error: unknown) => logSmsFailure(log, error));
}
