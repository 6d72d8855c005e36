import { sql } from 'kysely';
import { HOUR, MINUTE } from '../../clock.ts';
import type { Tx } from '../../db/open-database.ts';
import { tooMany } from '../../http/api-error.ts';
import { callerKey, isLoopback } from '../../http/client-address.ts';

/** Codes that may be asked for from one IPv4 address: a venue or a carrier's NAT stands behind it (trust.md, O-5). */
const PER_IPV4 = 200;
/** From one IPv6 /64, which is one household. */
const PER_IPV6 = 20;
const ADDRESS_WINDOW = 10 * MINUTE;

/**
 * Takes one message from the budgets of the address and of the hour. Counted in the database, so that it holds over all
 * processes and restarts, and within the caller's transaction: a refusal takes nothing.
 * @throws ApiError 429
 */
export async function takeFromBudget(tx: Tx, address: string, smsPerHour: number, now: number): Promise<void> {
  if (!isLoopback(address) && address !== '') {
    const { key, family } = callerKey(address);
    const limit = family === 4 ? PER_IPV4 : PER_IPV6;
    await take(tx, `otp-address:${key}`, limit, ADDRESS_WINDOW, now);
  }
  await take(tx, 'sms', smsPerHour, HOUR, now);
}

async function take(tx: Tx, name: string, limit: number, window: number, now: number): Promise<void> {
  const isOver = sql<boolean>`rate_windows.started_at <= ${now - window}`;
  const { used, started_at } = await tx
    .insertInto('rate_windows')
    .values({ name, started_at: now, used: 1 })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({
        used: sql<number>`case when ${isOver} then 1 else rate_windows.used + 1 end`,
        started_at: sql<number>`case when ${isOver} then ${sql.val(now)} else rate_windows.started_at end`,
      }),
    )
    .returning(['used', 'started_at'])
    .executeTakeFirstOrThrow();
  if (used <= limit) return;
  throw tooMany('Too many codes were asked for just now. Please try again later.', (started_at + window - now) / 1000);
}
