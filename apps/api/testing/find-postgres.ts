import { Client } from 'pg';
import { chooseTestDatabase, setTestPooler, testDatabaseUrl, throughPgBouncer } from './env.ts';
import { startPgBouncer } from './pgbouncer.ts';

/** The database for tests of a PostgreSQL on this machine. */
const USUAL = 'postgres://postgres@127.0.0.1:5432/test';

/**
 * Before all tests: they use a real PostgreSQL where one answers. `TEST_DATABASE_URL` names another, which then must
 * answer; when it is empty, the tests use PGlite. With `TEST_PGBOUNCER=1` they reach it through PgBouncer.
 */
export async function setup(): Promise<(() => void) | undefined> {
  await chooseTestDatabase(async () => ((await answers(USUAL)) ? USUAL : ''));
  if (!throughPgBouncer) return undefined;
  const pooler = await startPgBouncer(new URL(testDatabaseUrl() ?? ''));
  setTestPooler(pooler.host);
  return pooler.stop;
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ may: boolean }>(
      "select has_database_privilege(current_database(), 'create') as may",
    );
    return rows[0]?.may === true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
