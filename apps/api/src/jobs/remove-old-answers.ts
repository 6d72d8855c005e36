import type { Db } from '../db/open-database.ts';
import { listOldResponses, removeResponse } from '../modules/forms/receipts/form-receipts.store.ts';
import { releaseStorage } from '../modules/users/storage-quota.store.ts';

/**
 * Deletes responses whose retention period has ended, one by one: each returns its storage to the sender.
 * @returns the number of deleted responses
 */
export async function removeOldAnswers(db: Db, now: number): Promise<number> {
  let removed = 0;
  for (;;) {
    const old = await listOldResponses(db, now);
    if (old.length === 0) return removed;
    for (const { id, user_id } of old) {
      await db.transaction().execute(async (tx) => {
        await releaseStorage(tx, user_id, ...(await removeResponse(tx, id)));
      });
    }
    removed += old.length;
  }
}
