import { Pool } from 'pg';
import { testDatabaseUrl } from './env.ts';

/**
 * Migrated schemas that earlier tests of this worker left empty. Emptying one takes milliseconds, while making and
 * dropping one takes PostgreSQL hundreds.
 */
const idle: string[] = [];

/** The fingerprint of a schema that only migrations have changed. */
let asMigrated: string | undefined;

/** One connection for all schemas of a worker: a new one would have to read each table's catalogue again. */
let connection: Pool | undefined;

async function query(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  connection ??= new Pool({
    connectionString: testDatabaseUrl(),
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  }).on('error', () => undefined);
  return (await connection.query<Record<string, unknown>>(text, values)).rows;
}

/** An empty migrated schema that no test uses, or undefined. */
export const takeIdleSchema = (): string | undefined => idle.pop();

/**
 * Call it once for each new schema, after its migrations. Turns off automatic statistics: the server gathers them
 * after a number of changes and seconds, and a test of a query plan would depend on timing.
 */
export async function keepMigrated(name: string): Promise<void> {
  await query(`do $$
    declare
      one record;
    begin
      for one in select tablename from pg_tables where schemaname = '${name}' loop
        execute format('alter table ${name}.%I set (autovacuum_enabled = false)', one.tablename);
      end loop;
    end $$`);
  asMigrated ??= await describeSchema(name);
}

/**
 * Empties a schema for the next test.
 * @returns false when it has to be dropped: a test has changed its structure or its migrations or gathered statistics,
 *   or the database's user may not switch off foreign keys and triggers
 */
export async function emptyForReuse(name: string): Promise<boolean> {
  try {
    await query(emptying(name));
    await truncateLarge(name);
    if ((await describeSchema(name)) !== asMigrated) return false;
  } catch {
    return false;
  }
  idle.push(name);
  return true;
}

/** Above this many bytes, deleted rows slow down the following tests: nothing vacuums them. */
const LARGE_TABLE = 100_000;

async function truncateLarge(name: string): Promise<void> {
  const tables = await query(
    `select relname from pg_class
    where relnamespace = $1::regnamespace and relkind = 'r' and relname <> 'schema_migrations'
      and pg_relation_size(oid) > ${LARGE_TABLE}`,
    [name],
  );
  if (tables.length > 0)
    await query(`truncate ${tables.map(({ relname }) => `${name}."${String(relname)}"`).join(', ')} cascade`);
}

async function describeSchema(name: string): Promise<string> {
  const [found] = await query(
    `with relations as (select * from pg_class where relnamespace = $1::regnamespace)
    select (select md5(string_agg(concat(relname, relkind, attname, atttypid, attnotnull), ',' order by relname, attnum))
        from relations left join pg_attribute on attrelid = relations.oid and attnum > 0) as columns,
      (select md5(string_agg(concat(tgname, tgenabled), ',' order by tgname))
        from pg_trigger where tgrelid in (select oid from relations) and not tgisinternal) as triggers,
      (select md5(string_agg(proname, ',' order by proname)) from pg_proc where pronamespace = $1::regnamespace) as functions,
      (select count(*) from ${name}.schema_migrations) as migrations,
      (select count(*) from relations where relkind = 'r' and reltuples >= 0) as analysed`,
    [name],
  );
  return JSON.stringify(found);
}

/** Keeps the row of each migration; ids start at 1 again. */
const emptying = (name: string): string => `do $$
  declare
    one record;
    filled boolean;
  begin
    set local session_replication_role = replica;
    for one in select tablename from pg_tables where schemaname = '${name}' and tablename <> 'schema_migrations' loop
      execute format('select exists (select from ${name}.%I)', one.tablename) into filled;
      if filled then execute format('delete from ${name}.%I', one.tablename); end if;
    end loop;
    perform setval(format('${name}.%I', sequencename)::regclass, start_value, false)
      from pg_sequences where schemaname = '${name}' and last_value is not null;
  end $$`;
