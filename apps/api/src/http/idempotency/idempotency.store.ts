import { DAY } from '../../runtime/clock.ts';
import type { Tx } from '../../db/open-database.ts';

/** How long a key is remembered. */
export const KEY_LIFE = DAY;

/** The write that a key identifies. */
export interface KeyedWrite {
  readonly userId: number;
  readonly key: string;
  /** A hash of the endpoint and the content. */
  readonly fingerprint: string;
}

/** Takes the key for this transaction; false when it is in use. A second transaction with the key waits here. */
export async function takeKey(tx: Tx, { userId, key, fingerprint }: KeyedWrite, now: number): Promise<boolean> {
  const fresh = { fingerprint, reply: '', created_at: now };
  const taken = await tx
    .insertInto('idempotency_keys')
    .values({ user_id: userId, idempotency_key: key, ...fresh })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'idempotency_key'])
        .doUpdateSet(fresh)
        .where('idempotency_keys.created_at', '<=', now - KEY_LIFE),
    )
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function keepReply(tx: Tx, { userId, key }: KeyedWrite, reply: string): Promise<void> {
  await tx
    .updateTable('idempotency_keys')
    .set({ reply })
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', key)
    .execute();
}

/** The reply to the request that took the key. */
export async function findReply(tx: Tx, { userId, key }: KeyedWrite) {
  return tx
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'reply'])
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirstOrThrow();
}
