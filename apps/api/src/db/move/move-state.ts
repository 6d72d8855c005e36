import { sql } from 'kysely';
import { listTables } from '../list-tables.ts';
import type { Db, OpenDatabase } from '../open-database.ts';
import { valueTypes } from '../value-types.ts';

/** A database that cannot take part in this move; `message` says why, for the operator. */
export class MoveError extends Error {}

/** Its only row is the state of a move of this database; without a move the table does not exist. */
export const MOVE_TABLE = 'data_move';

/** `filling`: being copied into, and incomplete. `frozen`: copied from, and no longer writable. */
export interface MoveState {
  readonly state: 'filling' | 'frozen';
  /** The token of the run that is filling it: a later run takes over by replacing it. */
  readonly token: string;
}

/** @returns null if there is no move */
export async function readMoveState({ db, engine }: OpenDatabase): Promise<MoveState | null> {
  if (!(await listTables({ db, engine })).includes(MOVE_TABLE)) return null;
  const { rows } = await sql<MoveState>`select state, token from ${sql.table(MOVE_TABLE)}`.execute(db);
  return rows[0] ?? null;
}

/** Marks a database; in a transaction, so that the mark appears with everything else or not at all. */
export async function writeMoveState({ db, engine }: OpenDatabase, { state, token }: MoveState): Promise<void> {
  const { text } = valueTypes[engine];
  await sql
    .raw(`create table if not exists ${MOVE_TABLE} (state ${text} primary key, token ${text} not null)`)
    .execute(db);
  await sql`delete from ${sql.table(MOVE_TABLE)}`.execute(db);
  await sql`insert into ${sql.table(MOVE_TABLE)} (state, token) values (${state}, ${token})`.execute(db);
}

export async function dropMoveState(db: Db): Promise<void> {
  await sql`drop table ${sql.table(MOVE_TABLE)}`.execute(db);
}

/**
 * @param database in the writing transaction: no other run takes over until it ends
 * @throws MoveError once another run has
 */
export async function requireOwnMove({ db, engine }: OpenDatabase, token: string): Promise<void> {
  const held = engine === 'postgres' ? sql`for share` : sql``;
  const { rows } = await sql`
    select 1 from ${sql.table(MOVE_TABLE)} where state = 'filling' and token = ${token} ${held}`
    .execute(db)
    // Without the table the other run is complete.
    .catch(() => ({ rows: [] }));
  if (rows.length === 0) throw new MoveError('Another run of this command has taken over.');
}
