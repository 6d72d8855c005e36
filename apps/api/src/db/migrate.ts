import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Migration } from './migrations/migration.ts';
import type { Db, OpenDatabase, Tx } from './open-database.ts';
import { migrations as allMigrations } from './schema.ts';
import { listTables } from './list-tables.ts';
import { readMoveState } from './move/move-state.ts';
import { valueTypes, type Engine, type Flag } from './value-types.ts';

/** The data belongs to another program or another version; `message` says which, and nothing was changed. */
export class MigrationError extends Error {}

/** A migration was edited after it ran here: a version before the first release made the data. */
export class ChangedMigrationError extends MigrationError {}

/** "maid" as a number, the same for every server, so that one of them migrates while the others wait. */
const LOCK_KEY = 0x6d_61_69_64;

/**
 * Brings the schema up to date in one transaction, under a lock: a kill leaves all of it or nothing, and of several
 * servers that start together only one migrates.
 * @returns the names of the steps that have just run
 * @throws MigrationError
 */
export async function migrate(
  { db, engine }: OpenDatabase,
  now: number,
  migrations: readonly Migration[] = allMigrations,
): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    await lock(tx, engine);
    await refuseHalfMoved({ db: tx, engine });
    const applied = await readApplied(tx, engine);
    const pending = pendingOf(migrations, applied, engine);
    for (const migration of pending) {
      for (const statement of migration.statements(valueTypes[engine])) await sql.raw(statement).execute(tx);
      const row = [migration.name, checksum(migration, engine), now, isAdditive(migration) ? 1 : 0];
      await sql`insert into schema_migrations (name, checksum, applied_at, is_additive)
        values (${sql.join(row)})`.execute(tx);
    }
    return pending.map((migration) => migration.name);
  });
}

/** A pending step. */
export interface PendingStep {
  readonly name: string;
  /** Whether the previous version's code works on the resulting schema. */
  readonly isAdditive: boolean;
}

/**
 * What `migrate` would run; changes nothing.
 * @throws MigrationError when it would refuse
 */
export async function planMigration(
  { db, engine }: OpenDatabase,
  migrations: readonly Migration[] = allMigrations,
): Promise<PendingStep[]> {
  const tables = await listTables({ db, engine });
  refuseOtherData(tables);
  const applied = tables.includes('schema_migrations') ? await listApplied(db) : new Map<string, Applied>();
  return pendingOf(migrations, applied, engine).map((migration) => ({
    name: migration.name,
    isAdditive: isAdditive(migration),
  }));
}

/** Whether every step has run; for the readiness check. */
export async function isMigrated(db: Db): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(db);
  return allMigrations.every((migration) => rows.some((row) => row.name === migration.name));
}

/** The migrations of a newer version, on whose schema this version can run but not export. */
export async function findNewer(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from schema_migrations order by name`.execute(db);
  return rows.map((row) => row.name).filter((name) => !allMigrations.some((migration) => migration.name === name));
}

async function lock(tx: Tx, engine: Engine): Promise<void> {
  // SQLite's transaction already holds the file's write lock.
  if (engine === 'sqlite') return;
  await sql`set local statement_timeout = 0`.execute(tx);
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK_KEY)})`.execute(tx);
}

interface Applied {
  readonly name: string;
  readonly checksum: string;
  readonly is_additive: Flag;
}

async function readApplied(tx: Tx, engine: Engine): Promise<Map<string, Applied>> {
  refuseOtherData(await listTables({ db: tx, engine }));
  const t = valueTypes[engine];
  await sql
    .raw(
      `create table if not exists schema_migrations (
        name ${t.text} primary key, checksum ${t.text} not null, applied_at ${t.whole} not null,
        is_additive ${t.flag} not null)`,
    )
    .execute(tx);
  return listApplied(tx);
}

function refuseOtherData(tables: readonly string[]): void {
  if (tables.length === 0 || tables.includes('schema_migrations')) return;
  throw new MigrationError(`This database holds other data (${tables.slice(0, 3).join(', ')} …). Name an empty one.`);
}

async function refuseHalfMoved(database: OpenDatabase): Promise<void> {
  if ((await readMoveState(database))?.state !== 'filling') return;
  throw new MigrationError(
    'This database is not complete: "pnpm maidan db move" is filling it. Wait until it has finished.',
  );
}

async function listApplied(db: Db): Promise<Map<string, Applied>> {
  const { rows } = await sql<Applied>`select name, checksum, is_additive from schema_migrations`.execute(db);
  return new Map(rows.map((row) => [row.name, row]));
}

function pendingOf(known: readonly Migration[], applied: ReadonlyMap<string, Applied>, engine: Engine): Migration[] {
  const changed = known.find((migration) => {
    const recorded = applied.get(migration.name);
    return recorded !== undefined && recorded.checksum !== checksum(migration, engine);
  });
  if (changed) {
    throw new ChangedMigrationError(
      `Migration ${changed.name} has changed since it ran here, as before the first release. Name an empty database.`,
    );
  }
  // During a deployment, and after a rollback, old code runs on the new schema.
  const breaking = [...applied.values()].filter(
    ({ name, is_additive }) => is_additive === 0 && !known.some((migration) => migration.name === name),
  );
  if (breaking.length > 0) {
    const names = breaking.map(({ name }) => name).join(', ');
    throw new MigrationError(`A newer version made this database (it has ${names}). Update first.`);
  }
  return known.filter((migration) => !applied.has(migration.name));
}

/**
 * Whether code without this migration works on its schema: it only adds, and requires nothing of old rows. It may fill
 * a column that it added, and have triggers that maintain one.
 */
export function isAdditive(migration: Migration): boolean {
  const adds =
    /^create (?:table|index|trigger) |^alter table \w+ add column (?!.*\b(?:not null(?!.*\bdefault\b)|unique|references)\b)/s;
  const statements = migration.statements(valueTypes.sqlite);
  const added = new Set(
    statements.flatMap((statement) => /^alter table (\w+) add column (\w+)/.exec(statement)?.slice(1).join('.') ?? []),
  );
  const fills = (statement: string) => added.has(/^update (\w+) set (\w+) =/.exec(statement)?.slice(1).join('.') ?? '');
  return statements.every((statement) => adds.test(statement) || fills(statement));
}

/** The SQL for an engine, with normalised white space. A released migration keeps it forever. */
export function checksum(migration: Migration, engine: Engine): string {
  const statements = migration.statements(valueTypes[engine]).join(';\n');
  return createHash('sha256').update(statements.replaceAll(/\s+/g, ' ')).digest('hex');
}
