import { sql } from 'kysely';
import { HOUR, MINUTE } from '../../runtime/clock.ts';
import type { Tx } from '../../db/open-database.ts';
import { tooMany } from '../../http/errors/api-error.ts';
import { callerKey, isLoopback } from '../../http/request/client-address.ts';

/** Codes that may be asked for from one IPv4 address: a venue or a carrier's NAT stands behind it. */
const PER_IPV4 = 200;
/** From one IPv6 /64, which is one household. */
const PER_IPV6 = 20;
/** With a task solved for each, so many times that: a full stadium logs in, a script pays for every number. */
const WITH_PROOF = 10;
const ADDRESS_WINDOW = 10 * MINUTE;
/** From this part of the hour's budget on, everybody pays with a task. */
const SHORT = 0.8;

export interface Spent {
  /** Messages of this hour, this one among them. */
  readonly used: number;
  /** Only with a task solved: who has not must undo the transaction. */
  readonly needsProof: boolean;
}

/** How many of an hour's messages are sent without a task, and raise the alarm. */
export const freeOf = (smsPerHour: number): number => Math.ceil(smsPerHour * SHORT);

/**
 * Takes one message from the budgets of the address and of the hour. Counted in the database, so that it holds over all
 * processes and restarts, and within the caller's transaction: a refusal takes nothing.
 * @throws ApiError 429
 */
export async function takeFromBudget(tx: Tx, address: string, smsPerHour: number, now: number): Promise<Spent> {
  let isCrowded = false;
  if (!isLoopback(address) && address !== '') {
    const { key, family } = callerKey(address);
    const free = family === 4 ? PER_IPV4 : PER_IPV6;
    isCrowded = (await take(tx, `otp-address:${key}`, free * WITH_PROOF, ADDRESS_WINDOW, now)) > free;
  }
  const used = await take(tx, 'sms', smsPerHour, HOUR, now);
  return { used, needsProof: isCrowded || used > freeOf(smsPerHour) };
}

async function take(tx: Tx, name: string, limit: number, window: number, now: number): Promise<number> {
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
  if (used <= limit) return used;
  throw tooMany('Too many codes were asked for just now. Please try again later.', (started_at + window - now) / 1000);
}
