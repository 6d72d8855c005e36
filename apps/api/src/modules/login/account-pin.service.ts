import { t } from '@maidan/i18n/text';
import type { Tx } from '../../db/open-database.ts';
import type { ApiError } from '../../http/errors/errors.ts';
import { errors } from '../../http/errors/errors.ts';
import { DAY } from '../../runtime/clock.ts';
import { hideCode, isCode } from './otp-code.ts';
import type { StoredCode } from './otp-code.ts';
import { countGuess, forgetGuesses } from './account-pin.store.ts';

const GUESSES_PER_DAY = 5;
const RISING = '01234567890';
/** Used for comparison when there is no PIN, so that both cases take the same time. */
const NO_PIN: StoredCode = { salt: '', mac: '0'.repeat(64) };

/** Whether a PIN is one that anyone would try first: one repeated digit, or consecutive digits. */
export function isWeakPin(pin: string): boolean {
  const backwards = pin.split('').toReversed().join('');
  return new Set(pin).size === 1 || RISING.includes(pin) || RISING.includes(backwards);
}

export const hideAccountPin = (pepper: string, userId: number, pin: string): StoredCode =>
  hideCode(pepper, String(userId), 'guard', pin);

/**
 * Checks a PIN, a few times a day, within `commitOrRefuse`.
 * @param userId null if no account has a PIN
 * @returns null if right, else the refusal, which is the same for a wrong PIN and a missing one
 */
export async function checkAccountPin(
  tx: Tx,
  pepper: string,
  { userId, pin }: { userId: number | null; pin: string },
  now: number,
): Promise<ApiError | null> {
  const stored = userId === null ? undefined : await countGuess(tx, userId, now);
  const isRight = isCode(pepper, stored ?? NO_PIN, String(userId), 'guard', pin);
  if (stored && stored.guesses > GUESSES_PER_DAY) {
    return errors.tooMany((stored.guesses_since + DAY - now) / 1000, () => t('refused.wrongPins'));
  }
  if (userId === null || !isRight) return errors.invalidField('account_pin', () => t('refused.wrongPin'));
  await forgetGuesses(tx, userId, now);
  return null;
}
