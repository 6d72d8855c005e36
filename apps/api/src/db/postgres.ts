import { PostgresDialect } from 'kysely';
import type { Dialect } from 'kysely';
import { Pool, types as pgTypes } from 'pg';
import { INT8_OID, readInt8 } from './value-types.ts';

/** A statement that runs longer has lost its caller (trust.md, A-7). */
const STATEMENT_TIMEOUT_MS = 2000;

const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8_OID ? readInt8 : pgTypes.getTypeParser(oid, format)) as typeof pgTypes.getTypeParser,
};

/**
 * PostgreSQL, shared by any number of API processes.
 * @param url `postgres://…`
 * @param schema the schema to work in; tests give each file its own
 * @param onLost called when an idle connection breaks; the pool opens a new one by itself
 */
export function postgresDialect(url: string, schema: string | undefined, onLost: (error: Error) => void): Dialect {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3000,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'maidan-api',
    types,
    ...(schema ? { options: `-c search_path=${schema}` } : {}),
  });
  pool.on('error', onLost);
  return new PostgresDialect({ pool });
}
