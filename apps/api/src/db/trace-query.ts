import { recordQuery } from '@maidan/http-edge/traces/spans';
import type { LogEvent } from 'kysely';
import type { Engine } from './value-types.ts';

/** For the log of a database: each query becomes part of its request's trace, if that is traced. */
export const traceQuery =
  (engine: Engine) =>
  ({ level, query, queryDurationMillis }: LogEvent): void =>
    recordQuery({
      engine: engine === 'postgres' ? 'postgresql' : engine,
      sql: query.sql,
      milliseconds: queryDurationMillis,
      hasFailed: level === 'error',
    });
