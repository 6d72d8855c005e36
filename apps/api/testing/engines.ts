import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { PGliteDialect, sql } from 'kysely';
import type { PGliteDialectConfig } from 'kysely';
import { Client } from 'pg';
import { migrate } from '../src/db/migrate.ts';
import { listenForEvents } from '../src/db/listen.ts';
import { openPostgres, openSqliteFile } from '../src/db/open-database.ts';
import type { OpenDatabase, ServedDatabase } from '../src/db/open-database.ts';
import { postgresDialect } from '../src/db/postgres.ts';
import { INT8_OID, readInt8 } from '../src/db/value-types.ts';
import { onSqliteAlone, testDatabaseUrl, testPooler } from './env.ts';

/** Milliseconds, long enough for a busy machine. */
const TIMEOUTS = { connection: 60_000, statement: 60_000 };

export type TestEngine = 'SQLite' | 'PGlite' | 'PostgreSQL';

/** Every store is tested on SQLite, and on a real PostgreSQL where one answers, else on PostgreSQL in this process. */
export const engines: readonly TestEngine[] = onSqliteAlone
  ? ['SQLite']
  : ['SQLite', testDatabaseUrl() ? 'PostgreSQL' : 'PGlite'];

/** Those that another process can open; PGlite lives inside the test's own. */
export const processEngines = engines.filter((engine) => engine !== 'PGlite');

export interface TestDatabase extends ServedDatabase {
  close(): Promise<void>;
}

/** A new database, by default with the schema. */
export async function openTestDatabase(engine: TestEngine, migrated = true): Promise<TestDatabase> {
  const opened = await openers[engine]();
  if (migrated) await migrate(opened, Date.now());
  return opened;
}

const openers: Readonly<Record<TestEngine, () => Promise<TestDatabase>>> = {
  async SQLite() {
    const database = openSqliteFile(':memory:');
    return { ...database, close: () => database.db.destroy() };
  },

  async PGlite() {
    shared ??= PGlite.create({ parsers: { [INT8_OID]: readInt8 } });
    const pglite = await shared;
    const schema = newSchema();
    await pglite.exec(`create schema ${schema}`);
    const dialect = new PGliteDialect({ pglite: withinSchema(pglite, schema) });
    const database = openPostgres(dialect);
    return { ...database, close: () => dropSchema(database, schema) };
  },

  async PostgreSQL() {
    const { settings, remove } = await makePostgresSchema();
    const database = openPostgres(postgresDialect(settings.DATABASE_URL, ignore, TIMEOUTS));
    const listen = listenForEvents(settings.LISTEN_URL, ignore);
    return { ...database, listen, close: () => database.db.destroy().then(remove) };
  },
};

export interface PostgresSchema {
  /** The schema, and the name of its connections. */
  readonly name: string;
  /** How a server reaches it. */
  readonly settings: { readonly DATABASE_URL: string; readonly LISTEN_URL: string };
  remove(): Promise<void>;
}

/** An empty schema of the real PostgreSQL, which acts as a separate database. */
export async function makePostgresSchema(): Promise<PostgresSchema> {
  const name = newSchema();
  const address = new URL(testDatabaseUrl() ?? '');
  const pooler = testPooler();
  if (pooler !== undefined) return makePooledDatabase(name, address, pooler);
  address.searchParams.set('options', `-c search_path=${name}`);
  address.searchParams.set('application_name', name);
  await queryPostgres(`create schema ${name}`);
  const settings = { DATABASE_URL: address.href, LISTEN_URL: address.href };
  return { name, settings, remove: () => removePostgresSchema(name) };
}

/** A database of its own, since a pooled connection keeps no search path. */
async function makePooledDatabase(name: string, direct: URL, pooler: string): Promise<PostgresSchema> {
  await queryPostgres(`create database ${name} template template0`);
  direct.pathname = `/${name}`;
  const pooled = new URL(direct);
  pooled.host = pooler;
  direct.searchParams.set('application_name', name);
  const settings = { DATABASE_URL: pooled.href, LISTEN_URL: direct.href };
  return { name, settings, remove: async () => void (await queryPostgres(`drop database ${name} with (force)`)) };
}

/** How many tables are dropped at once: each takes dozens of locks, and all schemas that tests drop now share some thousands. */
const TABLES_AT_ONCE = 10;

async function removePostgresSchema(name: string): Promise<void> {
  const tables = await queryPostgres('select tablename from pg_tables where schemaname = $1', [name]);
  for (let at = 0; at < tables.length; at += TABLES_AT_ONCE) {
    const some = tables.slice(at, at + TABLES_AT_ONCE).map(({ tablename }) => `${name}."${String(tablename)}"`);
    await queryPostgres(`drop table ${some.join(', ')} cascade`);
  }
  await queryPostgres(`drop schema ${name} cascade`);
}

/** Queries the real PostgreSQL over a separate connection. */
export async function queryPostgres(query: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: testDatabaseUrl() });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(query, values)).rows;
  } finally {
    await client.end();
  }
}

let shared: Promise<PGlite> | undefined;
let currentSchema = '';

/** One PGlite serves every test of the worker: each database is one of its schemas. */
function withinSchema(pglite: PGlite, schema: string): PGliteDialectConfig['pglite'] {
  const enter = async (): Promise<void> => {
    if (currentSchema === schema) return;
    currentSchema = schema;
    await pglite.exec(`set search_path to ${schema}`);
  };
  return {
    closed: false,
    ready: true,
    waitReady: pglite.waitReady,
    close: async () => undefined,
    query: async (...query) => {
      await enter();
      return pglite.query(...query);
    },
    transaction: async (work) => {
      await enter();
      return pglite.transaction(work as never);
    },
  };
}

const ignore = (): void => undefined;

function newSchema(): string {
  return `test_${randomUUID().replaceAll('-', '')}`;
}

async function dropSchema({ db }: OpenDatabase, schema: string): Promise<void> {
  await sql`drop schema ${sql.id(schema)} cascade`.execute(db);
  await db.destroy();
}
