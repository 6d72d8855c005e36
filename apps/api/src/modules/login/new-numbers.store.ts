import { t } from '@maidan/i18n/text';
import type { Tx } from '../../db/open-database.ts';
import { errors } from '../../http/errors/errors.ts';
import { DAY } from '../../runtime/clock.ts';
import { keyedHash } from '../sessions/token.service.ts';

/** The new numbers to which one account may have codes sent in a day. */
const NUMBERS_PER_DAY = 3;

/**
 * Counts the new numbers that an account has requested. Only a keyed hash is stored: the account may not own the number.
 * @throws ApiError 429, which rolls back the transaction
 */
export async function takeNewNumber(
  tx: Tx,
  { userId, phone, pepper }: { userId: number; phone: string; pepper: string },
  now: number,
): Promise<void> {
  const prefix = `new-number:${userId}:`;
  const numberHash = keyedHash(pepper, ['new-number', phone]);
  // The first row serves as a lock: other requests of this account wait for it.
  for (const name of [prefix, prefix + numberHash]) {
    await tx
      .insertInto('rate_windows')
      .values({ name, started_at: now, used: 1 })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ started_at: now }))
      .execute();
  }
  const others = await tx
    .selectFrom('rate_windows')
    .select('started_at')
    .where('name', '>', prefix)
    // A semicolon follows the colon in byte order, so this ends the prefix.
    .where('name', '<', `new-number:${userId};`)
    .where('name', '!=', prefix + numberHash)
    .where('started_at', '>', now - DAY)
    .orderBy('started_at')
    .execute();
  const [oldest] = others;
  if (!oldest || others.length < NUMBERS_PER_DAY) return;
  const text = () => t('refused.manyNumbers', { most: NUMBERS_PER_DAY });
  throw errors.tooMany((oldest.started_at + DAY - now) / 1000, text);
}
