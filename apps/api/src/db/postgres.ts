import { PostgresDialect, type Dialect, type PostgresPool } from 'kysely';
import { Client, Pool, types as pgTypes } from 'pg';
import { routeReads } from './replica/route-reads.ts';
import { INT8_OID, readInt8 } from './value-types.ts';

interface Timeouts {
  /** How long to wait for a free connection. */
  readonly connection: number;
  readonly statement: number;
}

/** Milliseconds. The caller of a longer statement has gone; the caller of a longer wait gets "busy". */
const TIMEOUTS: Timeouts = { connection: 3000, statement: 2000 };

const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8_OID ? readInt8 : pgTypes.getTypeParser(oid, format)) as typeof pgTypes.getTypeParser,
};

/**
 * PostgreSQL, shared by any number of API processes, even behind PgBouncer in transaction mode: only the timeout is
 * set per session.
 * @param url `postgres://…`
 * @param onLost called when an idle connection breaks; the pool opens a new one by itself
 */
export const postgresDialect = (url: string, onLost: (error: Error) => void, timeouts = TIMEOUTS): Dialect =>
  new PostgresDialect({ pool: openPool(url, onLost, timeouts) });

/** The database name and host of an address, as the driver parses them; without user and password. */
export function namePostgres(url: string): string {
  const { database, host, port } = new Client(url);
  return `${database} on ${host}:${port}`;
}

/** How long the client waits for a replica, whose connection may break silently. */
const REPLICA_ANSWERS_IN = 1500;

/** With a streaming replica, for reads in `runOnReplica`. */
export function replicatedDialect(
  url: string,
  replicaUrl: string,
  onLost: (error: Error) => void,
  timeouts = TIMEOUTS,
): Dialect {
  const shorter = { connection: REPLICA_ANSWERS_IN, statement: REPLICA_ANSWERS_IN };
  const replica = openPool(replicaUrl, onLost, shorter, REPLICA_ANSWERS_IN);
  return new PostgresDialect({ pool: routeReads(openPool(url, onLost, timeouts), replica) });
}

function openPool(
  url: string,
  onLost: (error: Error) => void,
  timeouts = TIMEOUTS,
  query_timeout?: number,
): PostgresPool {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: timeouts.connection,
    // Not a connection parameter, which PgBouncer would refuse.
    onConnect: (client) => client.query(`set statement_timeout = ${timeouts.statement}`),
    application_name: 'maidan-api',
    types,
    ...(query_timeout !== undefined && { query_timeout }),
  });
  pool.on('error', onLost);
  return pool;
}
