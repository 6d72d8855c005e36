import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { PGliteDialect, sql } from 'kysely';
import type { PGliteDialectConfig } from 'kysely';
import { migrate } from '../../src/db/migrate.ts';
import { listenForEvents } from '../../src/db/listen.ts';
import { openPostgres, openReplicated, openSqliteFile } from '../../src/db/open-database.ts';
import type { OpenDatabase, ServedDatabase } from '../../src/db/open-database.ts';
import { postgresDialect, replicatedDialect } from '../../src/db/postgres.ts';
import { INT8_OID, readInt8 } from '../../src/db/value-types.ts';
import { hasRunDatabase, onSqliteAlone, testDatabaseUrl, testPooler, testReplica, testsAll } from './env.ts';
import { queryPostgres } from './query-postgres.ts';
import { emptyForReuse, keepMigrated, takeIdleSchema } from './reused-schemas.ts';

/** Milliseconds, long enough for a busy machine. */
const TIMEOUTS = { connection: 60_000, statement: 60_000 };

export type TestEngine = 'SQLite' | 'PostgreSQL';

/**
 * For tests of engine-specific behaviour: the database itself, live events, idempotency, the matrices, the stores.
 * PostgreSQL is a real server if one is available, else PGlite in this process.
 */
export const everyEngine: readonly TestEngine[] = onSqliteAlone ? ['SQLite'] : ['SQLite', 'PostgreSQL'];

/** For all other tests: `pnpm test` runs them on SQLite, `pnpm test:all` on both. */
export const engines: readonly TestEngine[] = testsAll ? everyEngine : ['SQLite'];

/** Whether other processes can open PostgreSQL too. */
export const hasPostgres = testDatabaseUrl() !== undefined;

export interface TestDatabase extends ServedDatabase {
  close(): Promise<void>;
}

/** An empty database, by default with the schema. */
export async function openTestDatabase(engine: TestEngine, migrated = true): Promise<TestDatabase> {
  if (migrated && engine === 'SQLite') return openSqliteCopy();
  if (migrated && engine === 'PostgreSQL' && hasRunDatabase()) return openReusedSchema();
  const opened = await openers[engine]();
  if (migrated) await migrate(opened, Date.now());
  return opened;
}

/** An empty database after all migrations, as a file. */
let migratedSqlite: Promise<Buffer> | undefined;

async function openSqliteCopy(): Promise<TestDatabase> {
  migratedSqlite ??= writeMigratedSqlite();
  return openers.SQLite(await migratedSqlite);
}

async function writeMigratedSqlite(): Promise<Buffer> {
  const { db, ...database } = openSqliteFile(':memory:');
  await migrate({ db, ...database }, Date.now());
  const folder = await mkdtemp(path.join(tmpdir(), 'maidan-schema-'));
  try {
    const file = path.join(folder, 'migrated.sqlite');
    await sql`vacuum into ${sql.lit(file)}`.execute(db);
    return await readFile(file);
  } finally {
    await db.destroy();
    await rm(folder, { recursive: true });
  }
}

async function openReusedSchema(): Promise<TestDatabase> {
  const idle = takeIdleSchema();
  const schema = idle === undefined ? await makePostgresSchema() : postgresSchema(idle);
  const opened = openWithinSchema(schema);
  if (idle === undefined) {
    await migrate(opened, Date.now());
    await keepMigrated(schema.name);
  }
  const close = async () => {
    await opened.db.destroy();
    if (!(await emptyForReuse(schema.name))) await schema.remove();
  };
  return { ...opened, close };
}

const openers = {
  async SQLite(content: Buffer | ':memory:' = ':memory:') {
    const database = openSqliteFile(content);
    return { ...database, close: () => database.db.destroy() };
  },

  async PostgreSQL() {
    return testDatabaseUrl() ? openWithinSchema(await makePostgresSchema()) : openPglite();
  },
} satisfies Readonly<Record<TestEngine, () => Promise<TestDatabase>>>;

async function openPglite(): Promise<TestDatabase> {
  shared ??= PGlite.create({ parsers: { [INT8_OID]: readInt8 } });
  const pglite = await shared;
  const schema = newSchema();
  await pglite.exec(`create schema ${schema}`);
  const dialect = new PGliteDialect({ pglite: withinSchema(pglite, schema) });
  const database = openPostgres(dialect);
  return { ...database, close: () => dropSchema(database, schema) };
}

function openWithinSchema({ settings, remove }: PostgresSchema): TestDatabase {
  const { DATABASE_URL, DATABASE_REPLICA_URL: replica } = settings;
  const database = replica
    ? openReplicated(replicatedDialect(DATABASE_URL, replica, ignore, TIMEOUTS), ignore)
    : openPostgres(postgresDialect(DATABASE_URL, ignore, TIMEOUTS));
  const listen = listenForEvents(settings.LISTEN_URL, ignore);
  return { ...database, listen, close: () => database.db.destroy().then(remove) };
}

export interface PostgresSchema {
  /** The schema, and the name of its connections. */
  readonly name: string;
  /** The settings with which a server opens it. */
  readonly settings: {
    readonly DATABASE_URL: string;
    readonly LISTEN_URL: string;
    readonly DATABASE_REPLICA_URL?: string;
  };
  remove(): Promise<void>;
}

/** An empty schema of the real PostgreSQL, used as a separate database. */
export async function makePostgresSchema(): Promise<PostgresSchema> {
  const name = newSchema();
  const pooler = testPooler();
  if (pooler !== undefined) return makePooledDatabase(name, new URL(testDatabaseUrl() ?? ''), pooler);
  await queryPostgres(`create schema ${name}`);
  return postgresSchema(name);
}

function postgresSchema(name: string): PostgresSchema {
  const address = new URL(testDatabaseUrl() ?? '');
  address.searchParams.set('options', `-c search_path=${name}`);
  address.searchParams.set('application_name', name);
  const settings = { DATABASE_URL: address.href, LISTEN_URL: address.href };
  return { name, settings, remove: () => removePostgresSchema(name) };
}

/** A separate database, since a pooled connection keeps no search path. */
async function makePooledDatabase(name: string, direct: URL, pooler: string): Promise<PostgresSchema> {
  await queryPostgres(`create database ${name} template template0`);
  direct.pathname = `/${name}`;
  const pooled = new URL(direct);
  pooled.host = pooler;
  direct.searchParams.set('application_name', name);
  const replica = new URL(direct);
  replica.host = testReplica() ?? '';
  const settings = {
    DATABASE_URL: pooled.href,
    LISTEN_URL: direct.href,
    ...(testReplica() !== undefined && { DATABASE_REPLICA_URL: replica.href }),
  };
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

const newSchema = (): string => `test_${randomUUID().replaceAll('-', '')}`;

async function dropSchema({ db }: OpenDatabase, schema: string): Promise<void> {
  await sql`drop schema ${sql.id(schema)} cascade`.execute(db);
  await db.destroy();
}
