import type { Tx } from '../../db/open-database.ts';
import type { StoredCode, OtpPurpose } from './otp-code.ts';
import { CODES_ALIVE, OTP_TTL, TRIES_PER_CODE } from './otp-rules.ts';
import type { PhoneMemory } from './otp-rules.ts';

/**
 * Reads what is stored about a phone. It writes to the row first, which makes every other request for the phone wait
 * until this transaction ends: no two requests count from the same number.
 */
export async function lockPhone(tx: Tx, phone: string, now: number): Promise<PhoneMemory> {
  const row = await tx
    .insertInto('otp_phones')
    .values({ phone, sends: '[]', failures: '[]', locked_until: 0, verified_at: 0, touched_at: now })
    .onConflict((conflict) => conflict.column('phone').doUpdateSet({ touched_at: now }))
    .returningAll()
    .executeTakeFirstOrThrow();
  return {
    sends: JSON.parse(row.sends) as number[],
    failures: JSON.parse(row.failures) as number[],
    lockedUntil: row.locked_until,
    verifiedAt: row.verified_at,
  };
}

export async function rememberPhone(tx: Tx, phone: string, memory: PhoneMemory): Promise<void> {
  await tx
    .updateTable('otp_phones')
    .set({
      sends: JSON.stringify(memory.sends),
      failures: JSON.stringify(memory.failures),
      locked_until: memory.lockedUntil,
      verified_at: memory.verifiedAt,
    })
    .where('phone', '=', phone)
    .execute();
}

export async function saveCode(
  tx: Tx,
  phone: string,
  purpose: OtpPurpose,
  { salt, mac }: StoredCode,
  now: number,
): Promise<void> {
  const times = { tries: 0, created_at: now, expires_at: now + OTP_TTL };
  await tx
    .insertInto('otp_codes')
    .values({ phone, purpose, salt, mac, ...times })
    .execute();
}

/** The newest codes of the phone, also used-up and expired ones, so that an error can name the reason. */
export async function newestCodes(tx: Tx, phone: string, purpose: OtpPurpose) {
  return tx
    .selectFrom('otp_codes')
    .select(['id', 'tries', 'expires_at'])
    .where('phone', '=', phone)
    .where('purpose', '=', purpose)
    .orderBy('id', 'desc')
    .limit(CODES_ALIVE)
    .execute();
}

/** Counts a try on each of these codes before they are compared. */
export async function countTry(tx: Tx, ids: readonly number[]): Promise<StoredCode[]> {
  return tx
    .updateTable('otp_codes')
    .set((update) => ({ tries: update('tries', '+', 1) }))
    .where('id', 'in', ids)
    .where('tries', '<', TRIES_PER_CODE)
    .returning(['salt', 'mac'])
    .execute();
}

/** A code works once, and using one ends the others. */
export async function endCodes(tx: Tx, phone: string, purpose: OtpPurpose): Promise<void> {
  await tx.deleteFrom('otp_codes').where('phone', '=', phone).where('purpose', '=', purpose).execute();
}
