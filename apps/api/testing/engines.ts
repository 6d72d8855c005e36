import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { PGliteDialect, sql } from 'kysely';
import type { PGliteDialectConfig } from 'kysely';
import { Client } from 'pg';
import { migrate } from '../src/db/migrate.ts';
import { listenForEvents } from '../src/db/listen.ts';
import { openWith } from '../src/db/open-database.ts';
import type { OpenDatabase } from '../src/db/open-database.ts';
import { postgresDialect } from '../src/db/postgres.ts';
import { sqliteDialect } from '../src/db/sqlite.ts';
import { INT8_OID, readInt8 } from '../src/db/value-types.ts';
import { testDatabaseUrl } from './env.ts';

/** Milliseconds. The machine may be busy; a slow answer is not a wrong one. */
const PATIENCE = { connectionTimeoutMillis: 60_000, statement_timeout: 60_000 };

export type TestEngine = 'SQLite' | 'PGlite' | 'PostgreSQL';

/** What every store is tested on: SQLite, and a real PostgreSQL where one answers, else PostgreSQL within this process. */
export const engines: readonly TestEngine[] = ['SQLite', testDatabaseUrl() ? 'PostgreSQL' : 'PGlite'];

export interface TestDatabase extends OpenDatabase {
  close(): Promise<void>;
}

/** An empty database with nothing in it but, unless told otherwise, the schema. */
export async function openTestDatabase(engine: TestEngine, migrated = true): Promise<TestDatabase> {
  const opened = await openers[engine]();
  if (migrated) await migrate(opened, Date.now());
  return opened;
}

const openers: Readonly<Record<TestEngine, () => Promise<TestDatabase>>> = {
  async SQLite() {
    const database = openWith(sqliteDialect(':memory:'), 'sqlite');
    return { ...database, close: () => database.db.destroy() };
  },

  async PGlite() {
    shared ??= PGlite.create({ parsers: { [INT8_OID]: readInt8 } });
    const pglite = await shared;
    const schema = newSchema();
    await pglite.exec(`create schema ${schema}`);
    const dialect = new PGliteDialect({ pglite: withinSchema(pglite, schema) });
    const database = openWith(dialect, 'postgres');
    return { ...database, close: () => dropSchema(database, schema) };
  },

  async PostgreSQL() {
    const { address, remove } = await makePostgresSchema();
    const { db } = openWith(postgresDialect(address, ignore, PATIENCE), 'postgres');
    const listen = listenForEvents(address, ignore);
    return { db, engine: 'postgres', listen, close: () => db.destroy().then(remove) };
  },
};

export interface PostgresSchema {
  /** For this and other processes: nothing of it is seen beside the schema, and its connections bear the schema's name. */
  readonly name: string;
  readonly address: string;
  remove(): Promise<void>;
}

/** An empty schema of the real PostgreSQL, which stands for a database of one's own. */
export async function makePostgresSchema(): Promise<PostgresSchema> {
  const name = newSchema();
  const address = new URL(testDatabaseUrl() ?? '');
  address.searchParams.set('options', `-c search_path=${name}`);
  address.searchParams.set('application_name', name);
  await askPostgres(`create schema ${name}`);
  return { name, address: address.href, remove: async () => void (await askPostgres(`drop schema ${name} cascade`)) };
}

/** Asks the real PostgreSQL over a connection of its own. */
export async function askPostgres(query: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
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

/** One PGlite serves every test of the worker; each database is a schema of it, and closing one closes only that. */
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
