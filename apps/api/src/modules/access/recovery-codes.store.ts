import { randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@maidan/contract/desk/limits';
import type { Db, Tx } from '../../db/open-database.ts';
import { keyedHash } from '../sessions/token.service.ts';

/** Without letters that look like digits or like each other. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** 80 bits, in four groups that can be read aloud. */
const [GROUPS, GROUP] = [4, 4];

const newCode = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
  ).join('-');

const hashOf = (pepper: string, staffId: number, code: string): string =>
  keyedHash(pepper, ['recovery', staffId, code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')]);

/** Replaces the recovery codes with ten new ones. @returns the codes; only their hashes are stored */
export async function replaceRecoveryCodes(tx: Tx, pepper: string, staffId: number): Promise<string[]> {
  await removeRecoveryCodes(tx, staffId);
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await tx
    .insertInto('staff_recovery_codes')
    .values(codes.map((code) => ({ staff_id: staffId, code_hash: hashOf(pepper, staffId, code) })))
    .execute();
  return codes;
}

/** @returns false when the code is wrong or used */
export async function takeRecoveryCode(tx: Tx, pepper: string, staffId: number, code: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('staff_recovery_codes')
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', hashOf(pepper, staffId, code))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function hasRecoveryCodes(db: Db, staffId: number): Promise<boolean> {
  const found = db.selectFrom('staff_recovery_codes').select('staff_id').where('staff_id', '=', staffId).limit(1);
  return (await found.executeTakeFirst()) !== undefined;
}

export async function removeRecoveryCodes(tx: Tx, staffId: number): Promise<void> {
  await tx.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute();
}
