import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { startCluster } from './cluster.ts';
import {
  chooseTestDatabase,
  isScaled,
  leaveOutFfmpeg,
  setRunDatabase,
  setTestCluster,
  setTestPooler,
  testDatabaseUrl,
  testsAll,
  throughPgBouncer,
} from './env.ts';
import { startPgBouncer } from './pgbouncer.ts';
import { makeRunDatabase } from './run-database.ts';

/** The database for tests of a PostgreSQL on this machine. */
const USUAL = 'postgres://postgres@127.0.0.1:5432/test';

/**
 * Before all tests: they use a real PostgreSQL where one answers. `TEST_DATABASE_URL` names another, which then must
 * answer; its user may create databases. When it is empty, the tests use PGlite. With `TEST_PGBOUNCER=1` they reach it through PgBouncer. With
 * `TEST_SCALED=1` they start a PostgreSQL and a streaming replica of their own, and PgBouncer in front.
 */
export async function setup(): Promise<(() => void | Promise<void>) | undefined> {
  const cluster = isScaled ? await startCluster({ synchronous: true }) : undefined;
  if (cluster) setTestCluster(cluster.primary, cluster.replica);
  await chooseTestDatabase(async () => ((await answers(USUAL)) ? USUAL : ''));
  await nameEngine(testDatabaseUrl());
  // Where ffmpeg is installed, each server would encode other sizes of every clip during tests that do not need them.
  if (!testsAll) leaveOutFfmpeg();
  if (!throughPgBouncer) {
    const server = testDatabaseUrl();
    if (server === undefined) return undefined;
    const database = await makeRunDatabase(server);
    setRunDatabase(database.url);
    return database.remove;
  }
  const pooler = await startPgBouncer(new URL(testDatabaseUrl() ?? ''));
  setTestPooler(pooler.host);
  return async () => {
    pooler.stop();
    await cluster?.stop();
  };
}

/** For the closing lines of a run: "PostgreSQL 15.19 on 127.0.0.1:5432", or "PGlite". */
async function nameEngine(address: string | undefined): Promise<void> {
  const reports = path.join(import.meta.dirname, '../../.reports');
  mkdirSync(reports, { recursive: true });
  writeFileSync(path.join(reports, 'engine.txt'), address === undefined ? 'PGlite' : await describeServer(address));
}

async function describeServer(address: string): Promise<string> {
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    return `PostgreSQL ${rows[0]?.server_version.split(' ')[0]} on ${new URL(address).host}`;
  } finally {
    await client.end();
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ may: boolean }>(
      'select rolcreatedb or rolsuper as may from pg_roles where rolname = current_user',
    );
    return rows[0]?.may === true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
