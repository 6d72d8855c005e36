import type { Tx } from '../../db/open-database.ts';
import type { StoredCode, OtpPurpose } from './otp-code.ts';
import { CODES_ALIVE, OTP_TTL, TRIES_PER_CODE } from './otp-rules.ts';
import type { PhoneMemory } from './otp-rules.ts';

/** A phone on one device that has logged in with it before; `device` is '' for all other devices together. */
export interface OtpLane {
  readonly phone: string;
  readonly device: string;
}

/**
 * Reads the stored data of a phone. It writes to the phone's shared row first, which makes every other request for the
 * phone wait until this transaction ends, so no two requests start from the same counts.
 */
export async function lockPhone(tx: Tx, { phone, device }: OtpLane, now: number): Promise<PhoneMemory> {
  const row = await touch(tx, { phone, device: '' }, now);
  const { sends, failures, locked_until, verified_at } = device === '' ? row : await touch(tx, { phone, device }, now);
  return {
    sends: JSON.parse(sends) as number[],
    failures: JSON.parse(failures) as number[],
    lockedUntil: locked_until,
    verifiedAt: verified_at,
  };
}

async function touch(tx: Tx, lane: OtpLane, now: number) {
  return tx
    .insertInto('otp_phones')
    .values({ ...lane, sends: '[]', failures: '[]', locked_until: 0, verified_at: 0, touched_at: now })
    .onConflict((conflict) => conflict.columns(['phone', 'device']).doUpdateSet({ touched_at: now }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** When codes were sent to the phone's known devices in the last day. */
export async function sendsOfDevices(tx: Tx, phone: string): Promise<number[]> {
  const rows = await tx
    .selectFrom('otp_phones')
    .select('sends')
    .where('phone', '=', phone)
    .where('device', '!=', '')
    .execute();
  return rows.flatMap(({ sends }) => JSON.parse(sends) as number[]).toSorted((a, b) => a - b);
}

export async function rememberPhone(tx: Tx, lane: OtpLane, memory: PhoneMemory): Promise<void> {
  await tx
    .updateTable('otp_phones')
    .set({
      sends: JSON.stringify(memory.sends),
      failures: JSON.stringify(memory.failures),
      locked_until: memory.lockedUntil,
      verified_at: memory.verifiedAt,
    })
    .where('phone', '=', lane.phone)
    .where('device', '=', lane.device)
    .execute();
}

export async function saveCode(
  tx: Tx,
  lane: OtpLane,
  purpose: OtpPurpose,
  { salt, mac }: StoredCode,
  now: number,
): Promise<void> {
  const times = { tries: 0, created_at: now, expires_at: now + OTP_TTL };
  await tx
    .insertInto('otp_codes')
    .values({ ...lane, purpose, salt, mac, ...times })
    .execute();
}

/** The newest codes of the lane, including used and expired ones, so that an error can name the reason. */
export async function newestCodes(tx: Tx, { phone, device }: OtpLane, purpose: OtpPurpose) {
  return tx
    .selectFrom('otp_codes')
    .select(['id', 'tries', 'expires_at'])
    .where('phone', '=', phone)
    .where('device', '=', device)
    .where('purpose', '=', purpose)
    .orderBy('id', 'desc')
    .limit(CODES_ALIVE)
    .execute();
}

/** Counts a try for each of these codes before they are compared. */
export async function countTry(tx: Tx, ids: readonly number[]): Promise<StoredCode[]> {
  return tx
    .updateTable('otp_codes')
    .set((update) => ({ tries: update('tries', '+', 1) }))
    .where('id', 'in', ids)
    .where('tries', '<', TRIES_PER_CODE)
    .returning(['salt', 'mac'])
    .execute();
}

/** A code works once, and using one invalidates the others. */
export async function endCodes(tx: Tx, phone: string, purpose: OtpPurpose): Promise<void> {
  await tx.deleteFrom('otp_codes').where('phone', '=', phone).where('purpose', '=', purpose).execute();
}
