import path from 'node:path';
import { Kysely, type Dialect, type Transaction } from 'kysely';
import { listenForEvents } from './listen.ts';
import { postgresDialect } from './postgres.ts';
import type { Tables } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';
import type { Engine } from './value-types.ts';

/** Where the stores run their statements: the database itself or a transaction on it. */
export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

/** An open database and which engine it is. */
export interface OpenDatabase {
  readonly db: Db;
  readonly engine: Engine;
  /** Calls back when a process has committed live events; where it is missing, readers poll. */
  readonly listen?: (onWake: () => void) => () => void;
}

const DATA_FILE = 'maidan.sqlite';

/** Wraps a dialect; tests bring their own. */
export function openWith(dialect: Dialect, engine: Engine): OpenDatabase {
  return { db: new Kysely<Tables>({ dialect }), engine };
}

/** The settings that say where the data are. */
export interface DataLocation {
  readonly DATABASE_URL?: string | undefined;
  readonly dataDir: string;
}

/**
 * Opens PostgreSQL at the configured address, else SQLite in the data folder. Only the file and its folder are
 * created; run the migrations next.
 */
export function openDatabase({ DATABASE_URL, dataDir }: DataLocation, onLost: (error: Error) => void): OpenDatabase {
  if (DATABASE_URL) {
    const opened = openWith(postgresDialect(DATABASE_URL, onLost), 'postgres');
    return { ...opened, listen: listenForEvents(DATABASE_URL, onLost) };
  }
  return openWith(sqliteDialect(path.join(dataDir, DATA_FILE)), 'sqlite');
}

/** Like `openDatabase`, but a transaction only holds its view of the data and blocks no writer. */
export function openForReading({ DATABASE_URL, dataDir }: DataLocation): OpenDatabase {
  if (DATABASE_URL)
    return openWith(
      postgresDialect(DATABASE_URL, () => undefined),
      'postgres',
    );
  return openWith(sqliteDialect(path.join(dataDir, DATA_FILE), 'begin'), 'sqlite');
}
