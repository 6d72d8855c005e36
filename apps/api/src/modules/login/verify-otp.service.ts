import { t } from '@maidan/i18n/text';
import type { Db, Tx } from '../../db/open-database.ts';
import { ApiError, errors } from '../../http/errors/errors.ts';
import { isCode } from './otp-code.ts';
import type { OtpPurpose } from './otp-code.ts';
import { afterFailure, afterSuccess, TRIES_PER_CODE, waitForSend } from './otp-rules.ts';
import { countTry, lockPhone, newestCodes, rememberPhone } from './otp.store.ts';
import type { OtpLane } from './otp.store.ts';

/**
 * Checks a code within `commitOrRefuse`. It does not use up a right code: the caller does so in the same transaction, with
 * `endCodes`.
 * @returns null when right, else the refusal
 */
export async function checkOtp(
  tx: Tx,
  pepper: string,
  { lane, purpose, pin }: { lane: OtpLane; purpose: OtpPurpose; pin: string },
  now: number,
): Promise<ApiError | null> {
  const memory = await lockPhone(tx, lane, now);
  if (memory.lockedUntil > now) return locked((memory.lockedUntil - now) / 1000);

  const codes = await newestCodes(tx, lane, purpose);
  const unexpired = codes.filter((code) => code.expires_at > now);
  if (unexpired.length === 0) {
    return errors.otpExpired(codes.length > 0 ? undefined : () => t('refused.noActiveCode'));
  }
  const alive = unexpired.filter((code) => code.tries < TRIES_PER_CODE);
  if (alive.length === 0) return errors.otpLocked(waitForSend(memory, now) / 1000);

  const ids = alive.map((code) => code.id);
  const stored = await countTry(tx, ids);
  // Compare every code, so that the time does not show which one matches.
  const isRight = stored.filter((code) => isCode(pepper, code, lane.phone, purpose, pin)).length > 0;
  await rememberPhone(tx, lane, isRight ? afterSuccess(memory, now) : afterFailure(memory, now));
  const left = TRIES_PER_CODE - 1 - Math.min(...alive.map(({ tries }) => tries));
  return isRight ? null : errors.wrongCode(() => wrongText(left));
}

/**
 * Runs the work in a transaction that is committed even if the work returns a refusal, because a counted try must
 * stay, and then throws the refusal.
 */
export async function commitOrRefuse<T>(db: Db, work: (tx: Tx) => Promise<T | ApiError>): Promise<T> {
  const outcome = await db.transaction().execute(work);
  if (outcome instanceof ApiError) throw outcome;
  return outcome;
}

function wrongText(left: number): string {
  return left === 0 ? t('refused.lastTry') : t('refused.triesLeft', { count: left });
}

function locked(seconds: number): ApiError {
  return errors.otpLocked(seconds, () => t('refused.codesLocked', { minutes: Math.ceil(seconds / 60) }));
}
