import type { Logger } from 'pino';
import { DAY, MINUTE } from '../runtime/clock.ts';
import type { Db } from '../db/open-database.ts';
import { describeError } from '../http/errors/describe-error.ts';
import { findDrift } from '../modules/counts/counts.store.ts';

/** Shortly after startup, then once a day. */
const FIRST_AFTER = 5 * MINUTE;

export interface CountWatch {
  /** Counts now and logs an error for each wrong counter. It never repairs one, which would hide the cause. */
  check(): Promise<void>;
  /** How many counters were wrong at the last check; null before the first. */
  latest(): number | null;
  stop(): void;
}

export function watchCounts(db: Db, log: Logger): CountWatch {
  let latest: number | null = null;

  async function check(): Promise<void> {
    try {
      const drifts = await findDrift(db);
      latest = drifts.length;
      if (drifts.length > 0) log.error({ drifts: drifts.slice(0, 20) }, 'counters differ from their rows');
    } catch (error) {
      log.warn({ error: describeError(error) }, 'could not recount');
    }
  }

  let daily: ReturnType<typeof setInterval> | undefined;
  const first = setTimeout(() => {
    void check();
    daily = setInterval(() => void check(), DAY);
  }, FIRST_AFTER);
  return {
    check,
    latest: () => latest,
    stop() {
      clearTimeout(first);
      clearInterval(daily);
    },
  };
}
