import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { SqliteDialect } from 'kysely';
import type { Dialect, SqliteDatabase, SqliteStatement } from 'kysely';

/** Enough for every statement of the server; the oldest goes when more are prepared. */
const KEPT_STATEMENTS = 300;

/**
 * SQLite that is safe against a kill and a power cut: every commit is synced before it is acknowledged (trust.md, D-1),
 * and a second process on the same folder waits its turn (D-2).
 * @param file a path, or `:memory:`
 * @param begin how transactions begin; those that may write take the write lock at once, since one that reads first and
 *   writes later could find itself overtaken and fail
 */
export function sqliteDialect(file: string, begin: 'begin immediate' | 'begin' = 'begin immediate'): Dialect {
  return new SqliteDialect({ database: async () => prepareOnce(openFile(file), begin) });
}

function openFile(file: string): Database.Database {
  if (file !== ':memory:') mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const database = new Database(file);
  // Phone numbers live here: other accounts of the machine have no business in the file.
  if (file !== ':memory:') chmodSync(file, 0o600);
  for (const pragma of ['busy_timeout = 5000', 'journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON']) {
    database.pragma(pragma);
  }
  return database;
}

/** Kysely prepares each statement anew; keeping them makes a read several times cheaper. */
function prepareOnce(database: Database.Database, begin: string): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    close: () => void database.close(),
    prepare(sql) {
      const found = kept.get(sql);
      if (found) return found;
      const statement = database.prepare(sql === 'begin' ? begin : sql) as unknown as SqliteStatement;
      if (kept.size >= KEPT_STATEMENTS) kept.delete(kept.keys().next().value ?? '');
      kept.set(sql, statement);
      return statement;
    },
  };
}
