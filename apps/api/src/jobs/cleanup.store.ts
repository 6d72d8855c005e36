import type { Db } from '../db/open-database.ts';
import { KEY_LIFE } from '../http/idempotency/idempotency.store.ts';
import { EVENT_LIFE } from '../modules/events/live-events.store.ts';
import { DAY, HOUR } from '../runtime/clock.ts';

export const CLEAN_UP_EVERY = HOUR;

/** Removes expired codes and logins, and old counters, marks, keys and events. */
export async function cleanUp(db: Db, now: number): Promise<void> {
  const removals = [
    db.deleteFrom('otp_codes').where('expires_at', '<', now - HOUR),
    // Limits look back one day, and a lock never lasts longer.
    db.deleteFrom('otp_phones').where('touched_at', '<', now - 2 * DAY),
    db.deleteFrom('rate_windows').where('started_at', '<', now - DAY),
    db.deleteFrom('view_marks').where('counted_at', '<', now - DAY),
    db.deleteFrom('idempotency_keys').where('created_at', '<', now - KEY_LIFE),
    db.deleteFrom('live_events').where('created_at', '<', now - EVENT_LIFE),
    db.deleteFrom('sessions').where('expires_at', '<', now - DAY),
  ];
  for (const removal of removals) await removal.execute();
}
