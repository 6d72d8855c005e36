import path from 'node:path';
import { Kysely, type Dialect, type Transaction } from 'kysely';
import { polledState, readableState, type DataState } from './data-state.ts';
import { listenForEvents } from './listen.ts';
import { namePostgres, postgresDialect, replicatedDialect } from './postgres.ts';
import { readReplica, type PublicReads } from './replica/read-replica.ts';
import { retryTransactions } from './retry-transactions.ts';
import type { Schema } from './schema.ts';
import { openSqlite } from './sqlite.ts';
import { traceQuery } from './trace-query.ts';
import type { Engine } from './value-types.ts';

/** What the stores use to run their statements: the database itself or a transaction on it. */
export type Db = Kysely<Schema>;
export type Tx = Transaction<Schema>;

/** An open database and which engine it is. */
export interface OpenDatabase {
  readonly db: Db;
  readonly engine: Engine;
  /** Calls back when a process has committed live events; if it is missing, readers poll. */
  readonly listen?: (onWake: () => void) => () => void;
}

const DATA_FILE = 'maidan.sqlite';

/** A database that a server reads. */
export interface ServedDatabase extends OpenDatabase {
  readonly state: DataState;
  /** Runs a repeatable public read, on a replica if one is configured and up to date. */
  readonly readPublic: PublicReads['run'];
}

const readHere: PublicReads['run'] = (read) => read();

/** PostgreSQL behind a dialect; tests supply their own. */
export function openPostgres(dialect: Dialect): ServedDatabase {
  const db = retryTransactions(new Kysely<Schema>({ dialect, log: traceQuery('postgres') }));
  return { db, engine: 'postgres', state: polledState(db), readPublic: readHere };
}

/** PostgreSQL with a replica for public reads. */
export function openReplicated(dialect: Dialect, onReplica: (isNear: boolean) => void): ServedDatabase {
  const primary = openPostgres(dialect);
  const { state, run } = readReplica(primary.db, primary.state, onReplica);
  return { ...primary, state, readPublic: run };
}

/** @param file a path, `:memory:`, or the content of a file, which is then copied into memory */
export function openSqliteFile(file: string | Buffer, begin?: 'begin'): ServedDatabase {
  const { dialect, readState } = openSqlite(file, begin);
  return {
    db: new Kysely<Schema>({ dialect, log: traceQuery('sqlite') }),
    engine: 'sqlite',
    state: readableState(readState),
    readPublic: readHere,
  };
}

/** The settings for the location of the data. */
export interface DataLocation {
  readonly DATABASE_URL?: string | undefined;
  /** The address for listening to live events, or `none`: then readers poll. By default `DATABASE_URL`. */
  readonly LISTEN_URL?: string | undefined;
  /** A streaming replica, for public reads. */
  readonly DATABASE_REPLICA_URL?: string | undefined;
  readonly dataDir: string;
}

const dataFile = (dataDir: string): string => path.join(dataDir, DATA_FILE);

/** The location of the data in readable form, without secrets. */
export const nameData = ({ DATABASE_URL, dataDir }: DataLocation): string =>
  DATABASE_URL ? `PostgreSQL ${namePostgres(DATABASE_URL)}` : dataFile(dataDir);

/**
 * Opens PostgreSQL at the configured address, else SQLite in the data folder. Only the file and its folder are
 * created; run the migrations next.
 */
export function openDatabase(
  { DATABASE_URL, LISTEN_URL = DATABASE_URL, DATABASE_REPLICA_URL, dataDir }: DataLocation,
  onLost: (error: Error) => void,
  onReplica: (isNear: boolean) => void = () => undefined,
): ServedDatabase {
  if (DATABASE_URL) {
    const opened = DATABASE_REPLICA_URL
      ? openReplicated(replicatedDialect(DATABASE_URL, DATABASE_REPLICA_URL, onLost), onReplica)
      : openPostgres(postgresDialect(DATABASE_URL, onLost));
    if (LISTEN_URL === undefined || LISTEN_URL === 'none') return opened;
    return { ...opened, listen: listenForEvents(LISTEN_URL, onLost) };
  }
  return openSqliteFile(dataFile(dataDir));
}

/** Like `openDatabase`, but a transaction only holds a view of the data and does not block writers. */
export function openForReading({ DATABASE_URL, dataDir }: DataLocation): OpenDatabase {
  if (DATABASE_URL) return openPostgres(postgresDialect(DATABASE_URL, () => undefined));
  return openSqliteFile(dataFile(dataDir), 'begin');
}
