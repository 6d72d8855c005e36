import type { AppContext } from '../app-context.ts';
import type { Tx } from '../../db/open-database.ts';
import { ApiError, invalidField, tooMany } from '../../http/errors/api-error.ts';
import { logSmsFailure } from '../../adapters/sms/log-sms-failure.ts';
import { codeMessage } from '../../adapters/sms/messages.ts';
import { SmsFailure } from '../../adapters/sms/send-sms.ts';
import { hideCode, newCode } from './otp-code.ts';
import type { OtpPurpose } from './otp-code.ts';
import { afterSend, waitForSend } from './otp-rules.ts';
import { keepCode, lockPhone, rememberPhone } from './otp.store.ts';
import { isSolved, proofNeeded } from './proof-of-work.ts';
import { freeOf, takeFromBudget } from './send-budget.store.ts';

/** For whom and where a code goes. */
export interface OtpRequest {
  readonly phone: string;
  readonly purpose: OtpPurpose;
  /** The caller's address. */
  readonly address: string;
  /** The host the person is looking at; the last line of the message binds the code to it. */
  readonly host: string;
  /** A solved task, as `proof-of-work.ts` sets them; '' when none was asked for yet. */
  readonly proof?: string;
}

interface Booked {
  readonly resendAfter: number;
  /** Messages of this hour. */
  readonly used: number;
}

/**
 * Sends a new code within all limits. It is counted and stored before it is sent: a failure in
 * between costs a message, never a limit.
 * @returns seconds until another may be sent
 * @throws ApiError 429 with the seconds to wait or a task to solve, 503 when the provider does not take it
 */
export async function sendOtp(parts: AppContext, request: OtpRequest): Promise<number> {
  const { db, clock, sendSms, log } = parts;
  const now = clock();
  const code = newCode();
  const { resendAfter, used } = await db.transaction().execute((tx) => bookCode(tx, parts, request, code, now));
  const { smsPerHour } = parts.settings;
  if (used === freeOf(smsPerHour) || used === smsPerHour) {
    log.error({ used, smsPerHour }, 'the SMS budget of the hour runs out');
  }
  try {
    await sendSms(request.phone, codeMessage(code, request.host));
  } catch (error) {
    logSmsFailure(log, error);
    if (error instanceof SmsFailure && error.reason === 'number') {
      throw invalidField('phone', 'This number cannot receive our SMS. Please check it.');
    }
    throw new ApiError('unavailable', 'We could not send the SMS. Please try again.', { retryAfter: resendAfter });
  }
  return resendAfter;
}

async function bookCode(
  tx: Tx,
  { settings, pepper }: AppContext,
  { phone, purpose, address, proof = '' }: OtpRequest,
  code: string,
  now: number,
): Promise<Booked> {
  const memory = await lockPhone(tx, phone, now);
  const wait = waitForSend(memory, now);
  if (wait > 0) throw tooMany(waitWords(wait), wait / 1000);
  const { used, needsProof } = await takeFromBudget(tx, address, settings.smsPerHour, now);
  // Who is signed in asks for one number, and is limited by the account.
  const rules = { pepper, bits: settings.proofBits };
  if (needsProof && purpose === 'login' && !isSolved(rules, phone, proof, now)) throw proofNeeded(rules, phone, now);
  const after = afterSend(memory, now);
  await rememberPhone(tx, phone, after);
  await keepCode(tx, phone, purpose, hideCode(pepper, phone, purpose, code), now);
  return { resendAfter: Math.ceil(waitForSend(after, now) / 1000), used };
}

function waitWords(waitMs: number): string {
  const seconds = Math.ceil(waitMs / 1000);
  const time = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return `A code was sent a moment ago. You can ask for another in ${time}.`;
}
