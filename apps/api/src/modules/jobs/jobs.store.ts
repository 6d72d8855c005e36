import { sql } from 'kysely';
import type { Db, OpenDatabase } from '../../db/open-database.ts';
import { MINUTE, SECOND } from '../../runtime/clock.ts';

/** An uploaded clip; its other sizes; its speech for search; a draft of its captions; due push messages; due webhook deliveries. */
export type JobKind = 'clip' | 'clip-copies' | 'spoken-words' | 'caption-draft' | 'push' | 'webhook';

export interface Job {
  readonly kind: JobKind;
  readonly key: string;
  readonly attempts: number;
  readonly lease: string;
}

/** How long a job belongs to a process that does not renew it. */
export const LEASE = MINUTE;
/** A job that has been started this often is given up. */
export const MAX_ATTEMPTS = 5;
const FIRST_BACKOFF = 30 * SECOND;

/**
 * Adds a job, or restarts the one with the same key. In the caller's transaction, so that the job exists only with its
 * reason.
 */
export async function enqueueJob(db: Db, kind: JobKind, key: string, now: number): Promise<void> {
  const fresh = { run_at: now, attempts: 0, lease: null, error: null, failed_at: null };
  await db
    .insertInto('jobs')
    .values({ kind, key, created_at: now, ...fresh })
    // A job that has not started needs no restart.
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doUpdateSet(fresh).where('jobs.attempts', '>', 0))
    .execute();
}

/** Adds a job unless one exists, even one that was given up. */
export async function enqueueNewJob(db: Db, kind: JobKind, key: string, now: number): Promise<void> {
  await db
    .insertInto('jobs')
    .values({ kind, key, created_at: now, run_at: now, attempts: 0, lease: null, error: null, failed_at: null })
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
    .execute();
}

/**
 * Takes the job that has been due longest; no other process gets it during the lease.
 * @param kinds that this process can work on
 */
export async function claimJob(
  { db, engine }: OpenDatabase,
  kinds: readonly string[],
  lease: string,
  now: number,
): Promise<Job | null> {
  const skip = engine === 'postgres' ? sql`for update skip locked` : sql``;
  const { rows } = await sql<Job>`
    update jobs set run_at = ${now + LEASE}, lease = ${lease}, attempts = attempts + 1
    where (kind, key) = (
      select kind, key from jobs
      where failed_at is null and run_at <= ${now} and kind in (${sql.join(kinds)})
      order by run_at limit 1 ${skip})
    returning kind, key, attempts, lease`.execute(db);
  return rows[0] ?? null;
}

/** Keeps a job for another lease. @returns false when another process has taken it over */
export async function renewJob(db: Db, { kind, key, lease }: Job, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ run_at: now + LEASE })
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('lease', '=', lease)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends a job, in the transaction that writes its result. @returns false when another process has taken it over */
export async function completeJob(db: Db, { kind, key, lease }: Job): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('jobs')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('lease', '=', lease)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Returns a job whose process is stopping: another takes it at once, and the attempt does not count. */
export async function releaseJob(db: Db, { kind, key, lease, attempts }: Job, now: number): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ run_at: now, lease: null, attempts: attempts - 1 })
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('lease', '=', lease)
    .execute();
}

/** Postpones a job, each time for twice as long, or gives it up. @returns whether it has now been given up */
export async function failJob(
  db: Db,
  { kind, key, lease, attempts }: Job,
  error: string,
  now: number,
): Promise<boolean> {
  const isOver = attempts >= MAX_ATTEMPTS;
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ error, failed_at: isOver ? now : null, run_at: now + FIRST_BACKOFF * 2 ** (attempts - 1) })
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('lease', '=', lease)
    .executeTakeFirst();
  return isOver && numUpdatedRows > 0n;
}

/** Ends a job that has more to do later. It counts as started, so that `enqueueJob` can bring it forward. */
export async function postponeJob(db: Db, { kind, key, lease }: Job, runAt: number): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ run_at: runAt, attempts: 1, lease: null })
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('lease', '=', lease)
    .execute();
}

/** Newest last. */
export async function listJobs(db: Db, limit: number) {
  return db.selectFrom('jobs').selectAll().orderBy('created_at').orderBy('key').limit(limit).execute();
}

/** The number of jobs that were given up. */
export async function countGivenUpJobs(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('jobs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('failed_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Restarts jobs that were given up, with all attempts. @param key of one job; without it all @returns the number of
 * jobs
 */
export async function retryJobs(db: Db, key: string | undefined, now: number): Promise<number> {
  const given = db.updateTable('jobs').set({ run_at: now, attempts: 0, error: null, failed_at: null });
  const { numUpdatedRows } = await given
    .where('failed_at', 'is not', null)
    .$if(key !== undefined, (query) => query.where('key', '=', key ?? ''))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** The keys among these that have a job. */
export async function findJobKeys(db: Db, kinds: readonly JobKind[], keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db.selectFrom('jobs').select('key').where('kind', 'in', kinds).where('key', 'in', keys).execute();
  return new Set(rows.map(({ key }) => key));
}
