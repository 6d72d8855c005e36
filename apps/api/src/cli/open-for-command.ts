import { mkdirSync } from 'node:fs';
import { systemClock } from '../clock.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { EnvError, readEnv } from '../env.ts';
import type { Env } from '../env.ts';

/** The settings and the migrated database of a command; a wrong setting ends the process with words. */
export async function openForCommand(): Promise<{ env: Env; database: OpenDatabase; applied: string[] }> {
  const env = settings();
  mkdirSync(env.dataDir, { recursive: true, mode: 0o700 });
  const database = openDatabase(env, (error) => console.error(error.message));
  const applied = await migrate(database, systemClock());
  return { env, database, applied };
}

function settings(): Env {
  try {
    return readEnv();
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    console.error(`The settings are not right:\n${error.message}`);
    process.exit(1);
  }
}
