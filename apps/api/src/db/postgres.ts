import { PostgresDialect, type Dialect } from 'kysely';
import { Pool, types as pgTypes, type PoolConfig } from 'pg';
import { INT8_OID, readInt8 } from './value-types.ts';

type Timeouts = Pick<PoolConfig, 'connectionTimeoutMillis' | 'statement_timeout'>;

/** Milliseconds. The caller of a longer statement is gone; the caller of a longer wait gets "busy". */
const TIMEOUTS: Timeouts = { connectionTimeoutMillis: 3000, statement_timeout: 2000 };

const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8_OID ? readInt8 : pgTypes.getTypeParser(oid, format)) as typeof pgTypes.getTypeParser,
};

/**
 * PostgreSQL, shared by any number of API processes.
 * @param url `postgres://…`
 * @param onLost called when an idle connection breaks; the pool opens a new one by itself
 */
export function postgresDialect(url: string, onLost: (error: Error) => void, timeouts = TIMEOUTS): Dialect {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    ...timeouts,
    application_name: 'maidan-api',
    types,
  });
  pool.on('error', onLost);
  return new PostgresDialect({ pool });
}
