import { brand } from '@maidan/brand/brand';
import type { AppParts } from '../../app-parts.ts';
import type { Tx } from '../../db/open-database.ts';
import { ApiError, tooMany } from '../../http/api-error.ts';
import { hideCode, newCode } from './otp-code.ts';
import type { OtpPurpose } from './otp-code.ts';
import { afterSend, waitForSend } from './otp-rules.ts';
import { keepCode, lockPhone, rememberPhone } from './otp.store.ts';
import { takeFromBudget } from './send-budget.ts';

/** For whom and where a code goes. */
export interface OtpRequest {
  readonly phone: string;
  readonly purpose: OtpPurpose;
  /** The caller's address. */
  readonly address: string;
  /** The host the person is looking at; the last line of the message binds the code to it. */
  readonly host: string;
}

/**
 * Sends a new code, within the limits of trust.md, O-5. It is counted and stored before it is sent: a failure in between
 * costs a message, never a limit.
 * @returns seconds until another may be sent
 * @throws ApiError 429 with the seconds to wait, 503 when the provider does not take it
 */
export async function sendOtp(parts: AppParts, request: OtpRequest): Promise<number> {
  const { db, clock, sendSms, log } = parts;
  const now = clock();
  const code = newCode();
  const resendAfter = await db.transaction().execute((tx) => bookCode(tx, parts, request, code, now));
  const text = `${code} is your ${brand.name} code. It works for 5 minutes. Never share it.\n\n@${request.host} #${code}`;
  try {
    await sendSms(request.phone, text);
  } catch {
    // The provider's own words may repeat the number or the code.
    log.error('the SMS provider did not take a message');
    throw new ApiError('unavailable', 'We could not send the SMS. Please try again.', { retryAfter: resendAfter });
  }
  return resendAfter;
}

async function bookCode(
  tx: Tx,
  { settings, pepper }: AppParts,
  { phone, purpose, address }: OtpRequest,
  code: string,
  now: number,
): Promise<number> {
  const memory = await lockPhone(tx, phone, now);
  const wait = waitForSend(memory, now);
  if (wait > 0) throw tooMany(waitWords(wait), wait / 1000);
  await takeFromBudget(tx, address, settings.smsPerHour, now);
  const after = afterSend(memory, now);
  await rememberPhone(tx, phone, after);
  await keepCode(tx, phone, purpose, hideCode(pepper, phone, purpose, code), now);
  return Math.ceil(waitForSend(after, now) / 1000);
}

function waitWords(waitMs: number): string {
  const seconds = Math.ceil(waitMs / 1000);
  const time = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return `A code was sent a moment ago. You can ask for another in ${time}.`;
}
