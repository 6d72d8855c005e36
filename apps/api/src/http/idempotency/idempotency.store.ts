import { WRITES_WAIT_DAYS } from '@maidan/contract/rules/limits';
import { sql } from 'kysely';
import { DAY } from '../../runtime/clock.ts';
import type { Tx } from '../../db/open-database.ts';

/** How long a key is remembered: a day longer than a browser retries unsent requests. */
export const KEY_LIFE = (WRITES_WAIT_DAYS + 1) * DAY;

/** The owner of a key: a reader, or a member of staff. */
export type KeyOwner = { readonly userId: number } | { readonly staffId: number };

/** The write that a key identifies. */
export interface KeyedWrite {
  readonly owner: KeyOwner;
  readonly key: string;
  /** A hash of the endpoint and the content. */
  readonly fingerprint: string;
}

interface KeyRow {
  readonly fingerprint: string;
  readonly reply: string;
}

/** The two tables differ only in their first column. */
function keysOf(owner: KeyOwner) {
  const [table, column, id] =
    'userId' in owner
      ? (['idempotency_keys', 'user_id', owner.userId] as const)
      : (['staff_idempotency_keys', 'staff_id', owner.staffId] as const);
  return { table: sql.table(table), column: sql.ref(column), id };
}

/** Takes the key for this transaction; false when it is in use. A second transaction with the key waits here. */
export async function takeKey(tx: Tx, { owner, key, fingerprint }: KeyedWrite, now: number): Promise<boolean> {
  const { table, column, id } = keysOf(owner);
  const { rows } = await sql`
    insert into ${table} as held (${column}, idempotency_key, fingerprint, reply, created_at)
    values (${id}, ${key}, ${fingerprint}, '', ${now})
    on conflict (${column}, idempotency_key)
      do update set fingerprint = excluded.fingerprint, reply = '', created_at = excluded.created_at
      where held.created_at <= ${now - KEY_LIFE}
    returning 1 as taken`.execute(tx);
  return rows.length > 0;
}

export async function keepReply(tx: Tx, { owner, key }: KeyedWrite, reply: string): Promise<void> {
  const { table, column, id } = keysOf(owner);
  await sql`update ${table} set reply = ${reply} where ${column} = ${id} and idempotency_key = ${key}`.execute(tx);
}

/** The reply to the request that took the key. */
export async function findReply(tx: Tx, { owner, key }: KeyedWrite): Promise<KeyRow> {
  const { table, column, id } = keysOf(owner);
  const { rows } = await sql<KeyRow>`
    select fingerprint, reply from ${table} where ${column} = ${id} and idempotency_key = ${key}`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('a key that was taken has no row');
  return row;
}
