import { ACCOUNT_BYTES } from '@maidan/contract/rules/limits';
import { t } from '@maidan/i18n/text';
import type { Tx } from '../../db/open-database.ts';
import { errors } from '../../http/errors/errors.ts';

/** The approximate size of a row without its text. */
const ROW_BYTES = 200;

/**
 * Reserves storage for a row of this person. Call it first in a transaction, so that the account's row is locked
 * first.
 * @param texts the texts of the row, or the bytes of its files
 * @throws ApiError 413 when the account has stored too much
 */
export async function reserveStorage(tx: Tx, userId: number, ...texts: readonly (string | number)[]): Promise<void> {
  const bytes = sizeOf(texts);
  const reserved = await tx
    .updateTable('users')
    .set((update) => ({ stored_bytes: update('stored_bytes', '+', bytes) }))
    .where('id', '=', userId)
    .where('stored_bytes', '<=', ACCOUNT_BYTES - bytes)
    .returning('id')
    .executeTakeFirst();
  if (!reserved) throw errors.tooLarge(() => t('refused.noRoom'));
}

/** Frees the storage of a deleted row. */
export async function releaseStorage(tx: Tx, userId: number, ...texts: readonly (string | number)[]): Promise<void> {
  await tx
    .updateTable('users')
    .set((update) => ({ stored_bytes: update('stored_bytes', '-', sizeOf(texts)) }))
    .where('id', '=', userId)
    .where('stored_bytes', '>=', sizeOf(texts))
    .execute();
}

function sizeOf(texts: readonly (string | number)[]): number {
  return texts.reduce<number>(
    (sum, text) => sum + (typeof text === 'number' ? text : Buffer.byteLength(text)),
    ROW_BYTES,
  );
}
