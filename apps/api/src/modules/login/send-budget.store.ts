import { sql } from 'kysely';
import { HOUR, MINUTE } from '../../runtime/clock.ts';
import type { Db, Tx } from '../../db/open-database.ts';
import { errors, type Said } from '../../http/errors/errors.ts';
import { callerKey, type AddressFamily } from '@maidan/http-edge/caller';
import { t } from '@maidan/i18n/text';
import type { AppContext } from '../app-context.ts';
import { keyedHash } from '../sessions/token.service.ts';
import { OTP_TTL } from './otp-rules.ts';

/** Codes per IPv4 address, which a venue or a carrier's NAT may share. */
const PER_IPV4 = 200;
/** Codes per IPv6 /64, which is one household. */
const PER_IPV6 = 20;
/**
 * Solved tasks raise an address's limit by this factor: a full stadium can log in, while a script pays for every
 * number.
 */
const WITH_PROOF = 10;
const ADDRESS_WINDOW = 10 * MINUTE;
/** Beyond this fraction of a budget, callers must solve a task. */
const SHORT = 0.8;
/** The fraction of the hourly budget for numbers without an account: the rest is reserved for returning users. */
const OF_NEW_NUMBERS = 0.75;
/** The fractions of the hourly budget that raise the alarm. */
const ALARMS = [0.5, 0.9];
/** The most bits that unused codes add to a task: sixteen times the work. */
const MAX_EXTRA_BITS = 4;

export interface Spent {
  /** The messages of this hour, including this one. */
  readonly used: number;
  /** If true and no task was solved, the caller must roll back the transaction. */
  readonly needsProof: boolean;
}

type Budget = Pick<AppContext['settings'], 'smsPerHour'>;

/** Alerts the operator once an hour for each fraction of the budget, when a message reaches it. */
export function raiseAlarm(log: AppContext['log'], { smsPerHour }: Budget, used: number): void {
  if (!ALARMS.some((part) => used === Math.ceil(smsPerHour * part))) return;
  log.error({ used, smsPerHour }, 'the SMS budget of this hour is running out');
}

/**
 * Takes one message from the budgets of the address and of the hour. The database counts, so that the limits hold
 * across processes and restarts. Runs in the caller's transaction, so that a refusal uses up nothing.
 * @param pepper hashes the address, which is not stored
 * @param isKnown whether the number has an account
 * @throws ApiError 429
 */
export async function takeFromBudget(
  tx: Tx,
  { pepper, address, isKnown, smsPerHour }: { pepper: string; address: string; isKnown: boolean; smsPerHour: number },
  now: number,
): Promise<Spent> {
  let isCrowded = false;
  if (address !== '') {
    const { name, family } = callerWindow('otp-address', pepper, address);
    const free = family === 'ipv4' ? PER_IPV4 : PER_IPV6;
    isCrowded = (await takeFromWindow(tx, { name, limit: free * WITH_PROOF, window: ADDRESS_WINDOW }, now)) > free;
  }
  // The same statements for both kinds of number, so that timing reveals neither.
  const share = isKnown ? smsPerHour : Math.ceil(smsPerHour * OF_NEW_NUMBERS);
  const ofShare = await takeFromWindow(
    tx,
    { name: isKnown ? 'sms-known' : 'sms-new', limit: share, window: HOUR },
    now,
  );
  const used = await takeFromWindow(tx, { name: 'sms', limit: smsPerHour, window: HOUR }, now);
  const isShort = used > Math.ceil(smsPerHour * SHORT) || ofShare > Math.ceil(share * SHORT);
  return { used, needsProof: isCrowded || isShort };
}

/**
 * Takes a warning to an account's holder from the hourly budget.
 * @param limit Infinity for a warning that must always be sent
 * @returns the messages of this hour, including this one
 * @throws ApiError 429
 */
export const takeWarning = (tx: Tx, limit: number, now: number): Promise<number> =>
  takeFromWindow(tx, { name: 'sms', limit, window: HOUR }, now);

/** How much harder than usual a task is: codes that are never entered suggest a script. */
export async function extraBits(tx: Tx, smsPerHour: number, now: number): Promise<number> {
  const { unused } = await tx
    .selectFrom('otp_codes')
    .select(({ fn }) => fn.countAll<number>().as('unused'))
    .where('expires_at', '>', now + OTP_TTL - HOUR)
    .executeTakeFirstOrThrow();
  return Math.min(MAX_EXTRA_BITS, Math.floor((unused / smsPerHour) * (MAX_EXTRA_BITS + 1)));
}

/** The used fraction of this hour's budget, for the operator. */
export async function usedShare(db: Db, smsPerHour: number, now: number): Promise<number> {
  const row = await db
    .selectFrom('rate_windows')
    .select('used')
    .where('name', '=', 'sms')
    .where('started_at', '>', now - HOUR)
    .executeTakeFirst();
  return (row?.used ?? 0) / smsPerHour;
}

/** The name of a caller's limit, with a hash of the address, and the address family. */
export function callerWindow(kind: string, pepper: string, address: string): { name: string; family: AddressFamily } {
  const { key, family } = callerKey(address);
  return { name: `${kind}:${keyedHash(pepper, [kind, key]).slice(0, 22)}`, family };
}

interface Window {
  readonly name: string;
  /** How many may be taken in `window` milliseconds. */
  readonly limit: number;
  readonly window: number;
  /** Shown to a person who exceeds it. */
  readonly refusal?: Said;
}

const MANY_CODES = () => t('refused.manyCodes');

/**
 * Takes one from a limit that the database counts.
 * @returns the number taken, including this one
 * @throws ApiError 429
 */
export async function takeFromWindow(
  tx: Tx,
  { name, limit, window, refusal = MANY_CODES }: Window,
  now: number,
): Promise<number> {
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
  throw errors.tooMany((started_at + window - now) / 1000, refusal);
}
