import { setTimeout as wait } from 'node:timers/promises';
import { applyDetails } from '@maidan/brand/details';
import type { Db } from '../../db/open-database.ts';
import { SECOND } from '../../runtime/clock.ts';
import { findChangedDetails } from './site-details.store.ts';

/** A small query, repeated because other processes change the details too. */
const READ_EVERY = 2 * SECOND;

/**
 * Keeps the owners' names of the product in everything this process writes: pictures, calendars, e-mails and text
 * messages. On a failure the names stay as they were.
 */
export async function keepDetails(db: Db, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    await findChangedDetails(db).then(applyDetails, () => undefined);
    await wait(READ_EVERY, undefined, { signal: stopping }).catch(() => undefined);
  }
}
