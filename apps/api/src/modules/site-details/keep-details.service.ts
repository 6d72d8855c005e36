import { setTimeout as wait } from 'node:timers/promises';
import { applyDetails } from '@maidan/brand/details';
import type { Db } from '../../db/open-database.ts';
import { SECOND } from '../../runtime/clock.ts';
import { findChangedDetails } from './site-details.store.ts';

/** One small query; other processes change them too. */
const READ_EVERY = 2 * SECOND;

/**
 * Has all that this process writes name the product as its owners do: painted pictures, calendars, e-mails and text
 * messages. A failure leaves the names as they were.
 */
export async function keepDetails(db: Db, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    await findChangedDetails(db).then(applyDetails, () => undefined);
    await wait(READ_EVERY, undefined, { signal: stopping }).catch(() => undefined);
  }
}
