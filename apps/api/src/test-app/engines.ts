import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { PGliteDialect, sql } from 'kysely';
import type { PGliteDialectConfig } from 'kysely';
import { migrate } from '../db/migrate.ts';
import { openWith } from '../db/open-database.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { postgresDialect } from '../db/postgres.ts';
import { sqliteDialect } from '../db/sqlite.ts';
import { INT8_OID, readInt8 } from '../db/value-types.ts';
import { testDatabaseUrl } from './env.ts';

/** The databases that every store is tested on; a real PostgreSQL only where TEST_DATABASE_URL names one. */
export const engines = ['SQLite', 'PGlite', ...(testDatabaseUrl ? (['PostgreSQL'] as const) : [])] as const;
export type TestEngine = (typeof engines)[number];

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
    const schema = newSchema();
    const url = testDatabaseUrl ?? '';
    const first = openWith(postgresDialect(url, undefined, ignore), 'postgres');
    await sql`create schema ${sql.id(schema)}`.execute(first.db);
    await first.db.destroy();
    const database = openWith(postgresDialect(url, schema, ignore), 'postgres');
    return { ...database, close: () => dropSchema(database, schema) };
  },
};

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
