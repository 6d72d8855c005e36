import type { Db, Tx } from '../../../db/open-database.ts';
import { isLive, type WaitingList } from '../waiting-list.store.ts';

/** The people on a list, in order. @param after the id of the last one shown */
export async function listWaiting(
  db: Db,
  { of, id }: WaitingList,
  { after, now, limit }: { readonly after: number | undefined; readonly now: number; readonly limit: number },
) {
  return db
    .selectFrom('waiting_list as waiting')
    .innerJoin('users', 'users.id', 'waiting.user_id')
    .select(['waiting.id', 'waiting.user_id', 'waiting.joined_at', 'waiting.offered_until'])
    .select(['users.name', 'users.phone'])
    .where(`waiting.${of}`, '=', id)
    .where(isLive(now))
    .$if(after !== undefined, (query) => query.where('waiting.id', '>', after ?? 0))
    .orderBy('waiting.id')
    .limit(limit)
    .execute();
}

/** The number of people ahead of the entry on its list. */
export async function countBefore(db: Db, { of, id }: WaitingList, entry: number, now: number): Promise<number> {
  const { found } = await db
    .selectFrom('waiting_list as waiting')
    .select(({ fn }) => fn.countAll<number>().as('found'))
    .where(`waiting.${of}`, '=', id)
    .where(isLive(now))
    .where('waiting.id', '<', entry)
    .executeTakeFirstOrThrow();
  return Number(found);
}

/** A person on a list of this kind; undefined if their offer has expired. `list` is the owner of the list. */
export async function findWaiting(db: Db, of: WaitingList['of'], id: number, now: number) {
  return db
    .selectFrom('waiting_list as waiting')
    .select(['waiting.id', 'waiting.user_id', 'waiting.offered_until'])
    .select(`waiting.${of} as list`)
    .where('waiting.id', '=', id)
    .where(`waiting.${of}`, 'is not', null)
    .where(isLive(now))
    .executeTakeFirst();
}

export async function holdPlace(tx: Tx, id: number, until: number): Promise<void> {
  await tx.updateTable('waiting_list').set({ offered_until: until }).where('id', '=', id).execute();
}
