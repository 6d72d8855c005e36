import type { Db } from '../db/open-database.ts';
import { lockAccount, removeAccount } from '../modules/account/account.store.ts';
import { notePlacesOfRemoved } from '../modules/league/registrations/places-of-removed.store.ts';
import { noteAnswersOfRemoved } from '../modules/webhooks/note-event.store.ts';
import { authorKey } from '../modules/comments/author-key.service.ts';
import { keepSanctions } from '../modules/moderation/number-sanctions.store.ts';
import { forgetPersonName } from '../modules/mutes/mutes.store.ts';
import { listDueDeletions } from '../modules/users/account-deletions.store.ts';
import { listNumberless } from '../modules/users/former-number.store.ts';
import { DAY } from '../runtime/clock.ts';

/** How long an account that lost its number can still be opened with its PIN. */
export const CLAIM_TIME = 180 * DAY;

/**
 * Deletes accounts that lost their number and were not opened again in time, and those that their owners deleted a
 * week ago. The cleanup job removes their uploads.
 */
export async function removeFormerAccounts(
  { db, pepper }: { readonly db: Db; readonly pepper: string },
  now: number,
): Promise<void> {
  const numberless = await listNumberless(db, now - CLAIM_TIME);
  for (const { userId, phone } of [...numberless, ...(await listDueDeletions(db, now))]) {
    await db.transaction().execute(async (tx) => {
      const owner = await lockAccount(tx, userId, phone);
      if (!owner) return;
      await noteAnswersOfRemoved(tx, userId, now);
      await notePlacesOfRemoved(tx, userId, now);
      await keepSanctions(tx, pepper, { userId, phone }, now);
      await removeAccount(tx, owner);
      await forgetPersonName(tx, authorKey(pepper, userId));
    });
  }
}
