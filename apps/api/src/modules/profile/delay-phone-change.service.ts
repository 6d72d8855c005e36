import { t } from '@maidan/i18n/text';
import { logSmsFailure } from '../../adapters/sms/log-sms-failure.ts';
import { phoneChangingMessage } from '../../adapters/sms/messages.ts';
import { SmsFailure } from '../../adapters/sms/send-sms.ts';
import { errors } from '../../http/errors/errors.ts';
import type { AppContext } from '../app-context.ts';
import { addNotification } from '../notifications/notifications.store.ts';
import { raiseAlarm, takeWarning } from '../login/send-budget.store.ts';
import { hashSecret, keyedHash } from '../sessions/token.service.ts';
import { endOtherSessions } from '../sessions/sessions.store.ts';
import { lockBoth, moveNumber, notifyOldNumber, type WarningContext } from './change-phone.ts';
import { dropChange, listDueChanges, scheduleChange, stopByLink, takeDueChange } from './phone-change.store.ts';

/**
 * The secret of the link that stops a change. Every message to a number contains the same one: when a thief enters a
 * second number, the link in the first message must stay valid.
 */
const undoSecret = (pepper: string, { userId, oldPhone }: { userId: number; oldPhone: string }): string =>
  keyedHash(pepper, ['keep number', userId, oldPhone]);

/**
 * Lets a confirmed number replace the old one in 72 hours, without a code from it. The old number gets a link that stops
 * it, and the account a notification.
 * @throws ApiError 422 when the number is not confirmed, 429 when no message is left, 503 when it cannot be sent
 */
export async function delayPhoneChange(
  { db, clock, pepper, sendSms, log, settings }: AppContext,
  { userId, oldPhone, phone, language }: { userId: number; oldPhone: string; phone: string; language: string },
): Promise<void> {
  const now = clock();
  const secret = undoSecret(pepper, { userId, oldPhone });
  const used = await db.transaction().execute(async (tx) => {
    const isScheduled = await scheduleChange(tx, { userId, phone, undoHash: hashSecret(secret) }, now);
    if (!isScheduled) throw errors.otpExpired(() => t('refused.confirmAgain'));
    return takeWarning(tx, settings.smsPerHour, now);
  });
  raiseAlarm(log, settings, used);
  try {
    // In the fragment, which reaches no server and no log.
    const link = `${settings.feedOrigin}/keep-number#${secret}`;
    await sendSms(oldPhone, phoneChangingMessage(link, language));
  } catch (error) {
    logSmsFailure(log, error);
    // If the number no longer exists, there is no one to warn.
    if (!(error instanceof SmsFailure && error.reason === 'number')) {
      await dropChange(db, userId);
      throw errors.unavailable(60, () => t('refused.oldNumberSms'));
    }
  }
  const text = `The phone number of your account changes in 72 hours to one that ends in ${phone.slice(-4)}.`;
  const content = `<p>${text} You can stop this in My Account.</p>`;
  await db.transaction().execute((tx) => addNotification(tx, { userId, content }, now));
}

/**
 * Stops a change by the link in the message to the old number. All logins end: one of them requested the change.
 * @throws ApiError 404 for a link that no longer works
 */
export async function undoPhoneChange({ db, clock }: AppContext, secret: string): Promise<void> {
  const now = clock();
  const userId = await db.transaction().execute(async (tx) => {
    const found = await stopByLink(tx, hashSecret(secret));
    if (found === null) return null;
    await endOtherSessions(tx, found, null, now);
    const content = '<p>A change of your phone number was stopped. All devices were logged out.</p>';
    await addNotification(tx, { userId: found, content }, now);
    return found;
  });
  if (userId === null) throw errors.staleLink(() => t('refused.changeStopped'));
}

/** Applies the changes that are due. A number that has its own account by then stays with that account. */
export async function makeDueChanges(context: WarningContext): Promise<void> {
  const { db, clock } = context;
  const now = clock();
  for (const row of await listDueChanges(db, now)) {
    const { user_id: userId, session_id: sessionId, phone, old_phone: oldPhone } = row;
    const numbers = { userId, sessionId, phone, oldPhone };
    const isMoved = await db.transaction().execute(async (tx) => {
      await lockBoth(tx, numbers, now);
      if (!(await takeDueChange(tx, userId, now))) return false;
      if ((await moveNumber(tx, numbers, now)) === null) return true;
      const content = '<p>Your phone number was not changed, because the new number now has an account of its own.</p>';
      await addNotification(tx, { userId, content }, now);
      return false;
    });
    if (isMoved) await notifyOldNumber(context, oldPhone);
  }
}
