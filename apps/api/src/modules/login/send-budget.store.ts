import { sql } from 'kysely';
import { HOUR, MINUTE } from '../../runtime/clock.ts';
import type { Tx } from '../../db/open-database.ts';
import { errors } from '../../http/errors/errors.ts';
import { callerKey, isLoopback } from '../../http/request/client-address.ts';

/** Codes per IPv4 address, which a venue or a carrier's NAT may share. */
const PER_IPV4 = 200;
/** Codes per IPv6 /64, which is one household. */
const PER_IPV6 = 20;
/** The factor with a solved task for each code: a full stadium can log in, a script pays for every number. */
const WITH_PROOF = 10;
const ADDRESS_WINDOW = 10 * MINUTE;
/** Beyond this part of the hour's budget, everyone must solve a task. */
const SHORT = 0.8;

export interface Spent {
  /** Messages of this hour, including this one. */
  readonly used: number;
  /** Without a solved task, the caller must undo the transaction. */
  readonly needsProof: boolean;
}

/** Messages an hour without a task; reaching this number raises the alarm. */
export const freeMessages = (smsPerHour: number): number => Math.ceil(smsPerHour * SHORT);

/**
 * Takes one message from the budgets of the address and of the hour. The database counts, so that the limits hold over
 * all processes and restarts; in the caller's transaction, so that a refusal takes nothing.
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
  return { used, needsProof: isCrowded || used > freeMessages(smsPerHour) };
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
  throw errors.tooMany(
    (started_at + window - now) / 1000,
    'Too many codes were requested just now. Please try again later.',
  );
}
