import type { Tx } from '../../db/open-database.ts';
import { errors } from '../../http/errors/errors.ts';
import type { ApiError } from '../../http/errors/errors.ts';
import { isCode } from './otp-code.ts';
import type { OtpPurpose } from './otp-code.ts';
import { afterFailure, afterSuccess, TRIES_PER_CODE, waitForSend } from './otp-rules.ts';
import { countTry, lockPhone, newestCodes, rememberPhone } from './otp.store.ts';

/**
 * Checks a code. It returns a refusal instead of throwing, because the counted try must be committed. It does not use up
 * a right code: the caller does so in the same transaction, with `endCodes`.
 * @returns null when right, else the error to throw after the commit
 */
export async function checkOtp(
  tx: Tx,
  pepper: string,
  { phone, purpose, pin }: { phone: string; purpose: OtpPurpose; pin: string },
  now: number,
): Promise<ApiError | null> {
  const memory = await lockPhone(tx, phone, now);
  if (memory.lockedUntil > now) return locked((memory.lockedUntil - now) / 1000);

  const codes = await newestCodes(tx, phone, purpose);
  const unexpired = codes.filter((code) => code.expires_at > now);
  if (unexpired.length === 0) {
    return errors.otpExpired(
      codes.length > 0 ? undefined : 'No active code for this number. Please request a new one.',
    );
  }
  const alive = unexpired.filter((code) => code.tries < TRIES_PER_CODE);
  if (alive.length === 0) return errors.otpLocked(waitForSend(memory, now) / 1000);

  const ids = alive.map((code) => code.id);
  const stored = await countTry(tx, ids);
  // Compare every code, so that the time does not show which one matches.
  const isRight = stored.filter((code) => isCode(pepper, code, phone, purpose, pin)).length > 0;
  await rememberPhone(tx, phone, isRight ? afterSuccess(memory, now) : afterFailure(memory, now));
  return isRight
    ? null
    : errors.wrongCode(wrongText(TRIES_PER_CODE - 1 - Math.min(...alive.map(({ tries }) => tries))));
}

function wrongText(left: number): string {
  if (left === 0) return 'This code is not right, and it cannot be tried again. Please request a new one.';
  return `This code is not right. You have ${left === 1 ? '1 try' : `${left} tries`} left.`;
}

function locked(seconds: number): ApiError {
  return errors.otpLocked(seconds, `Too many wrong codes. Please try again in ${Math.ceil(seconds / 60)} min.`);
}
