import { mkdirSync } from 'node:fs';
import { findNewer, isMigrated, migrate, MigrationError } from '../db/migrate.ts';
import { openDatabase, openForReading } from '../db/open-database.ts';
import { systemClock } from '../runtime/clock.ts';
import type { Env } from '../runtime/env.ts';
import type { Access } from './command.ts';
import type { OpenedDatabase } from './run-command.ts';

/**
 * Opens the database: migrated first, as the server does, for a command that writes.
 * @throws MigrationError
 * @throws CommandError when there is no database
 */
export async function openForCommand(env: Env, access: Exclude<Access, 'none'>): Promise<OpenedDatabase> {
  const isWriting = access === 'write' || access === 'whole';
  if (isWriting) mkdirSync(env.dataDir, { recursive: true, mode: 0o700 });
  const database = isWriting ? openDatabase(env, (error) => console.error(error.message)) : openForReading(env);
  const close = () => database.db.destroy();
  if (access === 'as it is') return { ...database, close, migrated: [] };
  try {
    const migrated = isWriting ? await migrate(database, systemClock()) : [];
    if (!(await isMigrated(database.db).catch(() => false))) {
      throw new MigrationError('The schema is missing or out of date: run pnpm maidan db migrate first.');
    }
    const newer = await findNewer(database.db);
    if (newer.length === 0) return { ...database, close, migrated };
    throw new MigrationError(`A newer version updated this database (${newer.join(', ')}). Use its commands.`);
  } catch (error) {
    await close();
    throw error;
  }
}
