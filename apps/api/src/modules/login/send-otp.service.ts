import { logSmsFailure } from '../../adapters/sms/log-sms-failure.ts';
import { codeMessage } from '../../adapters/sms/messages.ts';
import { SmsFailure } from '../../adapters/sms/send-sms.ts';
import type { Tx } from '../../db/open-database.ts';
import type { Call } from '../../http/call.ts';
import { errors } from '../../http/errors/errors.ts';
import { originHost } from '../../http/request/own-origin.ts';
import type { AppContext } from '../app-context.ts';
import { hideCode, newCode } from './otp-code.ts';
import type { OtpPurpose } from './otp-code.ts';
import { afterSend, waitForSend } from './otp-rules.ts';
import { lockPhone, rememberPhone, saveCode } from './otp.store.ts';
import { isSolved, newTask } from './proof-of-work.service.ts';
import { freeMessages, takeFromBudget } from './send-budget.store.ts';

interface OtpRequest {
  readonly phone: string;
  readonly purpose: OtpPurpose;
  /** A solved task of `proof-of-work.ts`; '' before the first. */
  readonly proof?: string | undefined;
}

/**
 * Sends a new code, within the limits of the phone, the address and the hour. It counts and stores the code before it
 * sends the message: a failure in between costs a message, never a limit.
 * @returns seconds until another may be sent
 * @throws ApiError 429 with the seconds to wait or a task to solve, 503 when the provider refuses the message
 */
export async function sendOtp(context: AppContext, http: Call['http'], request: OtpRequest): Promise<number> {
  const { db, clock, sendSms, log, settings } = context;
  const now = clock();
  const code = newCode();
  const { resendAfter, used } = await db
    .transaction()
    .execute((tx) => bookCode(tx, context, http.get('clientIp'), request, code, now));
  if (used === freeMessages(settings.smsPerHour) || used === settings.smsPerHour) {
    log.error({ used, smsPerHour: settings.smsPerHour }, 'the SMS budget of this hour is running out');
  }
  try {
    await sendSms(request.phone, codeMessage(code, originHost(settings, http.req.header('origin'))));
  } catch (error) {
    logSmsFailure(log, error);
    if (error instanceof SmsFailure && error.reason === 'number') {
      throw errors.invalidField('phone', 'This number cannot receive our SMS. Please check it.');
    }
    throw errors.unavailable(resendAfter, 'We could not send the SMS. Please try again.');
  }
  return resendAfter;
}

/** @returns seconds until another code, and the messages of this hour */
async function bookCode(
  tx: Tx,
  { settings, pepper }: AppContext,
  address: string,
  { phone, purpose, proof = '' }: OtpRequest,
  code: string,
  now: number,
): Promise<{ resendAfter: number; used: number }> {
  const memory = await lockPhone(tx, phone, now);
  const wait = waitForSend(memory, now);
  if (wait > 0) throw errors.tooMany(wait / 1000, waitText(wait));
  const { used, needsProof } = await takeFromBudget(tx, address, settings.smsPerHour, now);
  const rules = { pepper, bits: settings.proofBits };
  // A logged-in person requests codes for one number, and the account limits them.
  if (needsProof && purpose === 'login' && !isSolved(rules, phone, proof, now)) {
    throw errors.proofNeeded(newTask(rules, phone, now));
  }
  const after = afterSend(memory, now);
  await rememberPhone(tx, phone, after);
  await saveCode(tx, phone, purpose, hideCode(pepper, phone, purpose, code), now);
  return { resendAfter: Math.ceil(waitForSend(after, now) / 1000), used };
}

function waitText(waitMs: number): string {
  const seconds = Math.ceil(waitMs / 1000);
  const time = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return `A code was sent a moment ago. You can request another in ${time}.`;
}
