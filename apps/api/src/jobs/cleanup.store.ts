import { DAY, HOUR } from '../runtime/clock.ts';
import type { Db } from '../db/open-database.ts';
import { KEY_LIFE } from '../http/idempotency/idempotency.store.ts';
import { EVENT_LIFE } from '../modules/events/live-events.store.ts';

/** How often what has run out is removed. */
export const SWEEP_EVERY = HOUR;

/** Removes what no longer says anything: expired codes and logins, old counters and view marks. */
export async function sweep(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('otp_codes')
    .where('expires_at', '<', now - HOUR)
    .execute();
  // Sends and failures of the last day decide; a lock never lasts longer.
  await db
    .deleteFrom('otp_phones')
    .where('touched_at', '<', now - 2 * DAY)
    .execute();
  await db
    .deleteFrom('rate_windows')
    .where('started_at', '<', now - DAY)
    .execute();
  await db
    .deleteFrom('view_marks')
    .where('counted_at', '<', now - DAY)
    .execute();
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', now - KEY_LIFE)
    .execute();
  await db
    .deleteFrom('live_events')
    .where('created_at', '<', now - EVENT_LIFE)
    .execute();
  await db
    .deleteFrom('sessions')
    .where('expires_at', '<', now - DAY)
    .execute();
}
