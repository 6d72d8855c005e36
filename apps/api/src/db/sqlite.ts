import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { foldText } from '@maidan/contract/text/fold-text';
import Database from 'better-sqlite3';
import { SqliteDialect, type Dialect, type SqliteDatabase, type SqliteStatement } from 'kysely';
import { refuseEmptied } from './damage.ts';

/** Milliseconds that a statement waits for another process's lock. */
export const BUSY_TIMEOUT = 5000;

/** Enough for every statement of the server; beyond it the oldest is dropped. */
const MAX_STATEMENTS = 300;

/**
 * SQLite that survives a kill and a power cut: every commit is synced before it is acknowledged. A second process on
 * the same folder waits its turn.
 * @param file a path, `:memory:`, or the content of a file, which is then copied into memory
 * @param begin how transactions begin; one that may write takes the write lock at once, because one that reads first
 *   and writes later can fail when another writes in between
 */
export function openSqlite(file: string | Buffer, begin: 'begin immediate' | 'begin' = 'begin immediate'): OpenSqlite {
  let opened: Database.Database | undefined;
  let readState: (() => string) | undefined;
  const open = () => (opened ??= openFile(file));
  return {
    dialect: new SqliteDialect({ database: async () => prepareOnce(open(), begin) }),
    readState: () => (readState ??= prepareState(open()))(),
  };
}

interface OpenSqlite {
  readonly dialect: Dialect;
  /** Changes with each write of this connection and each commit of another one; takes microseconds. */
  readonly readState: () => string;
}

function prepareState(database: Database.Database): () => string {
  const own = database.prepare('select total_changes()').pluck();
  const others = database.prepare('pragma data_version').pluck();
  return () => `${String(own.get())} ${String(others.get())}`;
}

/** Milliseconds; PostgreSQL has the same limit. */
const STATEMENT_LIMIT = 2000;

/** SQLite has no time-out: statements whose length users control call `in_time()` for every row they read. */
class StatementTimeout extends Error {
  readonly code = 'SQLITE_INTERRUPT';
}

function openFile(file: string | Buffer): Database.Database {
  const database = typeof file === 'string' && file !== ':memory:' ? openOnDisk(file) : new Database(file);
  for (const pragma of [
    `busy_timeout = ${BUSY_TIMEOUT}`,
    'journal_mode = WAL',
    'synchronous = FULL',
    'foreign_keys = ON',
  ]) {
    database.pragma(pragma);
  }
  return database;
}

function openOnDisk(file: string): Database.Database {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  refuseEmptied(file);
  const database = new Database(file);
  // The file contains phone numbers: other accounts on the machine may not read it.
  chmodSync(file, 0o600);
  return database;
}

const noStatement: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
};

/**
 * Kysely prepares each statement again; caching them makes a read several times cheaper. It runs a statement right
 * after requesting it, which is when the statement's time starts.
 */
function prepareOnce(database: Database.Database, begin: string): SqliteDatabase {
  const cached = new Map<string, SqliteStatement>();
  let started = 0;
  database.function('in_time', { deterministic: false }, () => {
    if (performance.now() - started > STATEMENT_LIMIT) throw new StatementTimeout('the statement takes too long');
    return 1;
  });
  // SQLite's own lower() handles only the letters A to Z.
  database.function('folded', { deterministic: true }, (text) => (typeof text === 'string' ? foldText(text) : null));
  return {
    close: () => void database.close(),
    prepare(sql) {
      started = performance.now();
      const found = cached.get(sql);
      // A full disk has already ended the transaction; another rollback would throw and hide the cause.
      if (sql === 'rollback' && !database.inTransaction) return noStatement;
      if (found) return found;
      const statement = database.prepare(sql === 'begin' ? begin : sql) as unknown as SqliteStatement;
      if (cached.size >= MAX_STATEMENTS) cached.delete(cached.keys().next().value ?? '');
      cached.set(sql, statement);
      return statement;
    },
  };
}
