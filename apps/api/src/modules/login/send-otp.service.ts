import { t } from '@maidan/i18n/text';
import { logSmsFailure } from '../../adapters/sms/log-sms-failure.ts';
import { codeMessage } from '../../adapters/sms/messages.ts';
import type { SmsMessage } from '../../adapters/sms/messages.ts';
import { SmsFailure } from '../../adapters/sms/send-sms.ts';
import type { Tx } from '../../db/open-database.ts';
import type { Call } from '../../http/call.ts';
import { errors } from '../../http/errors/errors.ts';
import { acceptedLanguage } from '../../http/request/accepted-language.ts';
import { originHost } from '../../http/request/own-origin.ts';
import type { AppContext } from '../app-context.ts';
import { findUserIdByPhone } from '../users/users.store.ts';
import { laneOf } from './known-device.service.ts';
import { takeNewNumber } from './new-numbers.store.ts';
import { hideCode, newCode } from './otp-code.ts';
import type { OtpPurpose } from './otp-code.ts';
import { afterSend, waitForDevices, waitForSend } from './otp-rules.ts';
import { lockPhone, rememberPhone, saveCode, sendsOfDevices } from './otp.store.ts';
import { isSolved, newTask } from './proof-of-work/proof-of-work.service.ts';
import { extraBits, raiseAlarm, takeFromBudget } from './send-budget.store.ts';

interface OtpRequest {
  readonly phone: string;
  readonly purpose: OtpPurpose;
  /** The text around the code; by default, that of a login. */
  readonly message?: (code: string, host: string, language: string) => SmsMessage;
  /** The code may be entered on a device other than the caller's. */
  readonly isForAnyDevice?: true;
  /** Counts as known for the budget, although the number has no account. */
  readonly isKnown?: boolean;
  /** The account that enters someone else's number: it may try only a few. */
  readonly newNumberOf?: number;
  /** A solved task of `proof-of-work.ts`; '' before the first. */
  readonly proof?: string | undefined;
}

/**
 * Sends a new code, within the limits of the phone, the address and the hour. The code is counted and stored before it
 * is sent: a failure in between costs a message, but never bypasses a limit.
 * @returns seconds until another code may be sent
 * @throws ApiError 429 with the seconds to wait or a task to solve, 503 when the provider refuses the message
 */
export async function sendOtp(context: AppContext, http: Call['http'], request: OtpRequest): Promise<number> {
  const { db, clock, sendSms, log, settings } = context;
  const now = clock();
  const code = newCode();
  const { resendAfter, used } = await db
    .transaction()
    .execute((tx) => recordCode(tx, context, { http, request, code }, now));
  raiseAlarm(log, settings, used);
  try {
    const message = request.message ?? codeMessage;
    const language = acceptedLanguage(http.req.header('accept-language'));
    await sendSms(request.phone, message(code, originHost(settings, http.req.header('origin')), language));
  } catch (error) {
    logSmsFailure(log, error);
    if (error instanceof SmsFailure && error.reason === 'number') {
      throw errors.invalidField('phone', () => t('refused.noSms'));
    }
    throw errors.unavailable(resendAfter, () => t('refused.smsFailed'));
  }
  return resendAfter;
}

/** @returns seconds until another code, and the messages of this hour */
async function recordCode(
  tx: Tx,
  { settings, pepper }: AppContext,
  { http, request, code }: { http: Call['http']; request: OtpRequest; code: string },
  now: number,
): Promise<{ resendAfter: number; used: number }> {
  const { phone, purpose, newNumberOf, isForAnyDevice, proof = '' } = request;
  const knownTo = purpose === 'desk' ? 'desk' : 'readers';
  const lane = isForAnyDevice ? { phone, device: '' } : laneOf(http, pepper, phone, knownTo);
  const memory = await lockPhone(tx, lane, now);
  const ofDevices = lane.device === '' ? 0 : waitForDevices(await sendsOfDevices(tx, phone), now);
  const wait = Math.max(waitForSend(memory, now), ofDevices);
  if (wait > 0) throw errors.tooMany(wait / 1000, () => waitText(wait));
  if (newNumberOf !== undefined) await takeNewNumber(tx, { userId: newNumberOf, phone, pepper }, now);
  const { smsPerHour, proofBits } = settings;
  const isKnown = request.isKnown || (await findUserIdByPhone(tx, phone)) !== null;
  const budget = { pepper, address: http.get('clientIp'), isKnown, smsPerHour };
  const { used, needsProof } = await takeFromBudget(tx, budget, now);
  if (needsProof && !isSolved({ pepper, bits: proofBits }, phone, proof, now)) {
    const bits = proofBits + (await extraBits(tx, smsPerHour, now));
    throw errors.proofNeeded(newTask({ pepper, bits }, phone, now));
  }
  const after = afterSend(memory, now);
  await rememberPhone(tx, lane, after);
  await saveCode(tx, lane, purpose, hideCode(pepper, phone, purpose, code), now);
  return { resendAfter: Math.ceil(waitForSend(after, now) / 1000), used };
}

function waitText(waitMs: number): string {
  const seconds = Math.ceil(waitMs / 1000);
  const minutes = Math.ceil(seconds / 60);
  const time = seconds < 90 ? t('refused.seconds', { count: seconds }) : t('refused.minutes', { minutes });
  return t('refused.codeJustSent', { time });
}
