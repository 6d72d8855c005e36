import { t } from '@maidan/i18n/text';
import type { Tx } from '../../db/open-database.ts';
import { errors } from '../../http/errors/errors.ts';
import { DAY } from '../../runtime/clock.ts';
import { keyedHash } from '../sessions/token.service.ts';

/** New numbers that one account may have codes sent to in a day. */
const NUMBERS_PER_DAY = 3;

/**
 * Counts the numbers that an account wants to change to. Only a keyed hash of each is stored: the account may not own it.
 * @throws ApiError 429, which undoes the transaction
 */
export async function takeNewNumber(
  tx: Tx,
  { userId, phone, pepper }: { userId: number; phone: string; pepper: string },
  now: number,
): Promise<void> {
  const prefix = `new-number:${userId}:`;
  const numberHash = keyedHash(pepper, ['new-number', phone]);
  // The first row is a lock: other requests of this account wait for it.
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
