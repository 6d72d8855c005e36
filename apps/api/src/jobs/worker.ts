import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { traceWork } from '@maidan/http-edge/traces/spans';
import type { Logger } from 'pino';
import type { OpenDatabase, Tx } from '../db/open-database.ts';
import { describeError } from '../http/errors/describe-error.ts';
import {
  claimJob,
  failJob,
  LEASE,
  MAX_ATTEMPTS,
  releaseJob,
  renewJob,
  type Job,
  type JobKind,
} from '../modules/jobs/jobs.store.ts';
import { SECOND, type Clock } from '../runtime/clock.ts';
import { countJob, type JobOutcome } from './job-metrics.ts';

/** Does the work and ends the job, in one transaction with the result. */
export interface JobHandler {
  (job: Job): Promise<void>;
  /** Runs in the transaction that gives the job up. */
  giveUp?(tx: Tx, job: Job): Promise<void>;
}

export interface WorkerParts {
  readonly database: OpenDatabase;
  /** Handlers for the kinds that this machine can do; other jobs wait for a machine that can. */
  readonly handlers: Readonly<Partial<Record<JobKind, JobHandler>>>;
  readonly clock: Clock;
  readonly log: Logger;
}

/** A second is noticeable for people who wait for a result. */
const LOOK_EVERY = SECOND / 4;

/** Works on jobs, one after the other, until it is stopped. An interrupted job is taken over when its lease ends. */
export async function runWorker(parts: WorkerParts, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    const worked = await workOnce(parts, stopping).catch((error: unknown) => {
      if (!stopping.aborted) parts.log.warn({ error: describeError(error) }, 'could not look for jobs');
      return false;
    });
    if (!worked) await wait(LOOK_EVERY, undefined, { signal: stopping }).catch(() => undefined);
  }
}

/**
 * @param stopping interrupts the work; the job then restarts elsewhere, without losing an attempt
 * @returns whether there was a job
 */
export async function workOnce(
  { database, handlers, clock, log }: WorkerParts,
  stopping: AbortSignal = new AbortController().signal,
): Promise<boolean> {
  const job = await claimJob(database, Object.keys(handlers), randomUUID(), clock());
  if (job === null) return false;
  const renewing = setInterval(() => {
    renewJob(database.db, job, clock()).catch(() => undefined);
  }, LEASE / 3);
  const done = new AbortController();
  const began = performance.now();
  let outcome: JobOutcome = 'done';
  try {
    // A job that keeps ending its process must not do so forever.
    if (job.attempts > MAX_ATTEMPTS) throw new Error('its process ended each time');
    if (!stopping.aborted) {
      // Listens first: the job itself may cause the stop.
      await Promise.race([
        once(stopping, 'abort', { signal: done.signal }),
        traceWork(`job ${job.kind}`, async () => handlers[job.kind]?.(job)),
      ]);
    }
  } catch (error) {
    if (!stopping.aborted) {
      outcome = 'failed';
      log.warn({ job: job.kind, key: job.key, error: describeError(error) }, 'a job failed');
      const reason = error instanceof Error ? error.message : String(error);
      await database.db.transaction().execute(async (tx) => {
        const isOver = await failJob(tx, job, reason, clock());
        if (isOver) await handlers[job.kind]?.giveUp?.(tx, job);
      });
    }
  } finally {
    done.abort();
    clearInterval(renewing);
  }
  // Background work can no longer end a job that has been given back.
  if (stopping.aborted) {
    outcome = 'given_back';
    await releaseJob(database.db, job, clock());
  }
  countJob(job.kind, outcome, (performance.now() - began) / SECOND);
  return true;
}
