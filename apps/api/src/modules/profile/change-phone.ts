import { logSmsFailure } from '../../adapters/sms/log-sms-failure.ts';
import { phoneChangedMessage } from '../../adapters/sms/messages.ts';
import type { SignedIn } from '../../http/call.ts';
import { errors } from '../../http/errors/errors.ts';
import type { AppContext } from '../app-context.ts';
import { endCodes } from '../login/otp.store.ts';
import { checkOtp } from '../login/verify-otp.service.ts';
import { endOtherSessions } from '../sessions/sessions.store.ts';
import { findUserIdByPhone } from '../users/users.store.ts';
import type { ProfileChange } from './profile-change.ts';
import { addPhoneNotification, saveProfile } from './profile.store.ts';

/**
 * Changes the phone, which is what people log in with. It requires a code sent to the new number, ends all other logins
 * and notifies the old number. Only the holder of the new number learns whether it has an account. All or nothing.
 * @throws ApiError 422 or 429 as at login, 409 when the number belongs to another account
 */
export async function changePhone(
  { db, clock, pepper, sendSms, log }: AppContext,
  { userId, sessionId }: SignedIn,
  { oldPhone, phone, pin, change }: { oldPhone: string; phone: string; pin: string; change: ProfileChange },
): Promise<void> {
  const now = clock();
  const refusal = await db.transaction().execute(async (tx) => {
    const wrong = await checkOtp(tx, pepper, { phone, purpose: 'change-phone', pin }, now);
    if (wrong) return wrong;
    if ((await findUserIdByPhone(tx, phone)) !== null) {
      return errors.conflict('conflict', { text: 'This number belongs to another account.' });
    }
    await saveProfile(tx, userId, { ...change, phone });
    await endCodes(tx, phone, 'change-phone');
    await endOtherSessions(tx, userId, sessionId, now);
    await addPhoneNotification(tx, userId, phone, now);
    return null;
  });
  if (refusal) throw refusal;
  // The change remains even if this message fails.
  await sendSms(oldPhone, phoneChangedMessage()).catch((error: unknown) => logSmsFailure(log, error));
}
