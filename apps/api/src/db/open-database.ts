import path from 'node:path';
import { Kysely } from 'kysely';
import type { Dialect, Transaction } from 'kysely';
import { listenForEvents } from './listen.ts';
import { postgresDialect } from './postgres.ts';
import type { Tables } from './schema/tables.ts';
import { sqliteDialect } from './sqlite.ts';
import type { Engine } from './value-types.ts';

/** Where the stores run their statements: the database itself or a transaction on it. */
export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

/** An open database and which engine it is. */
export interface OpenDatabase {
  readonly db: Db;
  readonly engine: Engine;
  /** Calls back when some process has committed live events; where it is missing one must look. */
  readonly listen?: (onWake: () => void) => () => void;
}

const DATA_FILE = 'maidan.sqlite';

/** Wraps a dialect; tests bring their own. */
export function openWith(dialect: Dialect, engine: Engine): OpenDatabase {
  return { db: new Kysely<Tables>({ dialect }), engine };
}

/** What of the settings says where the data are. */
export interface DataPlace {
  readonly DATABASE_URL?: string | undefined;
  readonly dataDir: string;
}

/**
 * Opens what the settings name: PostgreSQL by its address, else SQLite in the data folder. Nothing is created but the
 * file and its folder; run the migrations next.
 */
export function openDatabase({ DATABASE_URL, dataDir }: DataPlace, onLost: (error: Error) => void): OpenDatabase {
  if (DATABASE_URL) {
    const opened = openWith(postgresDialect(DATABASE_URL, onLost), 'postgres');
    return { ...opened, listen: listenForEvents(DATABASE_URL, onLost) };
  }
  return openWith(sqliteDialect(path.join(dataDir, DATA_FILE)), 'sqlite');
}

/** As `openDatabase`, but a transaction only keeps its view of the data and holds up no writer. */
export function openForReading({ DATABASE_URL, dataDir }: DataPlace): OpenDatabase {
  if (DATABASE_URL)
    return openWith(
      postgresDialect(DATABASE_URL, () => undefined),
      'postgres',
    );
  return openWith(sqliteDialect(path.join(dataDir, DATA_FILE), 'begin'), 'sqlite');
}
