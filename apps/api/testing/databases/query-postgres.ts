import { Client } from 'pg';
import { testDatabaseUrl } from './env.ts';

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
