import type { AppContext } from '../app-context.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import type { SignedIn } from '../../http/call.ts';
import { endCodes } from '../login/otp.store.ts';
import { checkOtp } from '../login/verify-otp.service.ts';
import { endOtherSessions } from '../sessions/sessions.store.ts';
import { logSmsFailure } from '../../adapters/sms/log-sms-failure.ts';
import { phoneChangedMessage } from '../../adapters/sms/messages.ts';
import { findUserIdByPhone } from '../users/users.store.ts';
import type { ProfileChange } from './profile-change.ts';
import { noteNewPhone, saveProfile } from './profile.store.ts';

/**
 * The phone is what one logs in with: it changes only with a code that was sent to the new number, all other logins
 * end, and the old number is told. Whether the new number has an account already is said only to who holds it. All of
 * it happens together or not at all.
 * @throws ApiError 422 or 429 as at login, 409 when the number is another account's
 */
export async function changePhone(
  parts: AppContext,
  { userId, sessionId }: SignedIn,
  { oldPhone, phone, pin, change }: { oldPhone: string; phone: string; pin: string; change: ProfileChange },
): Promise<void> {
  const { db, clock, pepper } = parts;
  const now = clock();
  const refusal = await db.transaction().execute(async (tx) => {
    const wrong = await checkOtp(tx, pepper, { phone, purpose: 'change-phone', pin }, now);
    if (wrong) return wrong;
    if ((await findUserIdByPhone(tx, phone)) !== null) {
      return new ApiError('conflict', 'This number belongs to another account.');
    }
    await saveProfile(tx, userId, { ...change, phone });
    await endCodes(tx, phone, 'change-phone');
    await endOtherSessions(tx, userId, sessionId, now);
    await noteNewPhone(tx, userId, phone, now);
    return null;
  });
  if (refusal) throw refusal;
  await tellOldNumber(parts, oldPhone);
}

/** The change stands whether or not this message gets through. */
async function tellOldNumber({ sendSms, log }: AppContext, oldPhone: string): Promise<void> {
  try {
    await sendSms(oldPhone, phoneChangedMessage());
  } catch (error) {
    logSmsFailure(log, error);
  }
}
