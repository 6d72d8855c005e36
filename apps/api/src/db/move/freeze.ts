import { sql } from 'kysely';
import type { Db, OpenDatabase } from '../open-database.ts';
import { tableOrder } from '../schema.ts';
import { dropMoveState, readMoveState, writeMoveState } from './move-state.ts';

/** The error of every write to a frozen database. */
const REFUSAL = 'the data are moving to another database';

/** Includes the list of migrations: a new version must not change the schema meanwhile. */
const guarded = [...tableOrder.map(({ name }) => name), 'schema_migrations'];
const sqliteEvents = ['insert', 'update', 'delete'] as const;

/**
 * Whether a write failed because its database is frozen: it will succeed on the database that the data are moved to.
 */
export function isFrozenError(error: unknown): boolean {
  return error instanceof Error && error.message === REFUSAL;
}

/**
 * Makes the database refuse every write of every process, by triggers: once this returns, no more writes are
 * acknowledged there. Waits for writes in progress.
 */
export async function freeze(database: OpenDatabase): Promise<void> {
  const { engine } = database;
  await database.db.transaction().execute(async (db) => {
    if ((await readMoveState({ db, engine }))?.state === 'frozen') return;
    await writeMoveState({ db, engine }, { state: 'frozen', token: '' });
    await (engine === 'sqlite' ? guardSqlite(db) : guardPostgres(db));
  });
}

/** Allows writes again. @returns false if it was not frozen */
export async function unfreeze(database: OpenDatabase): Promise<boolean> {
  const { engine } = database;
  return database.db.transaction().execute(async (db) => {
    if ((await readMoveState({ db, engine }))?.state !== 'frozen') return false;
    if (engine === 'postgres') await sql`set local statement_timeout = 0`.execute(db);
    for (const table of guarded) {
      if (engine === 'postgres') await sql.raw(`drop trigger frozen on ${table}`).execute(db);
      else for (const event of sqliteEvents) await sql.raw(`drop trigger frozen_${table}_${event}`).execute(db);
    }
    if (engine === 'postgres') await sql`drop function refuse_frozen()`.execute(db);
    await dropMoveState(db);
    return true;
  });
}

async function guardSqlite(db: Db): Promise<void> {
  for (const table of guarded) {
    for (const event of sqliteEvents) {
      await sql
        .raw(
          `create trigger frozen_${table}_${event} before ${event} on ${table}
            begin select raise(abort, '${REFUSAL}'); end`,
        )
        .execute(db);
    }
  }
}

async function guardPostgres(db: Db): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(db);
  // New writes queue behind these locks, so this waits only briefly for running ones; the caller retries.
  await sql`set local lock_timeout = '3s'`.execute(db);
  await sql.raw(`lock table ${guarded.join(', ')} in share row exclusive mode`).execute(db);
  await sql
    .raw(
      `create function refuse_frozen() returns trigger language plpgsql as
        $$ begin raise exception '${REFUSAL}' using errcode = '57P03'; end $$`,
    )
    .execute(db);
  for (const table of guarded) {
    await sql
      .raw(
        `create trigger frozen before insert or update or delete or truncate on ${table}
          for each statement execute function refuse_frozen()`,
      )
      .execute(db);
  }
}
