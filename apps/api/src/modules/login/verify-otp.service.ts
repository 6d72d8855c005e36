import type { Tx } from '../../db/open-database.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import { isCode } from './otp-code.ts';
import type { OtpPurpose } from './otp-code.ts';
import { afterFailure, afterSuccess, TRIES_PER_CODE, waitForSend } from './otp-rules.ts';
import { countTry, lockPhone, newestCodes, rememberPhone } from './otp.store.ts';

/**
 * Whether the code is right. Refusals come back as values, not as exceptions: what was counted must be committed.
 * A right code is not used up here; whoever acts on it ends it in the same transaction (`endCodes`).
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
    return codes.length > 0
      ? new ApiError('otp_expired', 'This code has expired. Please ask for a new one.')
      : new ApiError('otp_expired', 'There is no open code for this number. Please ask for a new one.');
  }
  const alive = unexpired.filter((code) => code.tries < TRIES_PER_CODE);
  if (alive.length === 0) {
    return new ApiError('otp_locked', 'Too many wrong codes. Please ask for a new one.', {
      retryAfter: Math.max(1, Math.ceil(waitForSend(memory, now) / 1000)),
    });
  }

  const stored = await countTry(
    tx,
    alive.map((code) => code.id),
  );
  // Every one is compared, so that the time does not tell which.
  const isRight = stored.filter((code) => isCode(pepper, code, phone, purpose, pin)).length > 0;
  await rememberPhone(tx, phone, isRight ? afterSuccess(memory, now) : afterFailure(memory, now));
  return isRight
    ? null
    : new ApiError('wrong_code', wrongWords(Math.max(...alive.map(({ tries }) => triesLeft(tries)))));
}

function triesLeft(triesBefore: number): number {
  return TRIES_PER_CODE - triesBefore - 1;
}

function wrongWords(left: number): string {
  if (left === 0) return 'This code is not right, and it cannot be tried again. Please ask for a new one.';
  return `This code is not right. You have ${left === 1 ? '1 try' : `${left} tries`} left.`;
}

function locked(seconds: number): ApiError {
  const minutes = Math.ceil(seconds / 60);
  return new ApiError('otp_locked', `Too many wrong codes. Please try again in ${minutes} min.`, {
    retryAfter: Math.ceil(seconds),
  });
}
