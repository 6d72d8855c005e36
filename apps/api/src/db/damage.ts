import { existsSync, statSync } from 'node:fs';
import { sql } from 'kysely';
import type { OpenDatabase } from './open-database.ts';

/** The data cannot be trusted; `message` says what to do, and nothing was changed. */
export class DamageError extends Error {}

const ADVICE = 'Nothing was changed. Keep a copy of the data folder, and restore a backup into an empty one.';

/**
 * Refuses an empty SQLite file: SQLite would treat it as a new database and hide the loss of the old one.
 * @throws DamageError
 */
export function refuseEmptied(file: string): void {
  if (existsSync(file) && statSync(file).size === 0) {
    throw new DamageError(
      `${file} is empty, as if it had been cut off. ${ADVICE} If there were never any data, delete it.`,
    );
  }
}

/**
 * Reads the whole SQLite file and checks its pages and indexes; PostgreSQL has its own checksums.
 * @throws DamageError
 */
export async function refuseDamaged({ db, engine }: OpenDatabase): Promise<void> {
  if (engine === 'postgres') return;
  const found = await findDamage(db);
  if (found !== null) throw new DamageError(`The database is damaged (${found}). ${ADVICE}`);
}

async function findDamage(db: OpenDatabase['db']): Promise<string | null> {
  try {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check(1)`.execute(db);
    const [first] = rows;
    return first?.integrity_check === 'ok' ? null : (first?.integrity_check ?? 'no answer');
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    if (/^SQLITE_(?:CORRUPT|NOTADB|IOERR|ERROR)/.test(code ?? '')) return message;
    throw error;
  }
}
