import { mkdirSync } from 'node:fs';
import { systemClock } from '../runtime/clock.ts';
import { migrate, MigrationError } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { EnvError, readEnv } from '../runtime/env.ts';
import type { Env } from '../runtime/env.ts';

/** Ends the command with words for the person who gave it. */
export function fail(words: string, code = 1): never {
  console.error(words);
  process.exit(code);
}

/** The settings; a wrong one ends the command. */
export function commandEnv(): Env {
  try {
    return readEnv();
  } catch (error) {
    if (error instanceof EnvError) fail(`The settings are not right:\n${error.message}`);
    throw error;
  }
}

/** The database of a command that writes, migrated first, as the server would. */
export async function openForCommand(): Promise<{ env: Env; database: OpenDatabase; applied: string[] }> {
  const env = commandEnv();
  mkdirSync(env.dataDir, { recursive: true, mode: 0o700 });
  const database = openDatabase(env, (error) => console.error(error.message));
  try {
    return { env, database, applied: await migrate(database, systemClock()) };
  } catch (error) {
    if (error instanceof MigrationError) fail(error.message);
    throw error;
  }
}
