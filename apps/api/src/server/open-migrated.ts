import { mkdirSync } from 'node:fs';
import type { Logger } from 'pino';
import { refuseDamaged } from '../db/damage.ts';
import { ChangedMigrationError, migrate } from '../db/migrate.ts';
import { openDatabase, type ServedDatabase } from '../db/open-database.ts';
import { describeError } from '../http/errors/describe-error.ts';
import { systemClock } from '../runtime/clock.ts';
import type { Env } from '../runtime/env.ts';
import { setAside } from '../runtime/set-aside.ts';

/**
 * Opens the data and updates the schema. On a developer's machine, data from before the first release are set aside
 * and the product starts over.
 * @throws MigrationError
 */
export async function openMigrated(env: Env, log: Logger): Promise<ServedDatabase> {
  mkdirSync(env.dataDir, { recursive: true, mode: 0o700 });
  const database = openDatabase(
    env,
    (error) => log.warn({ error: describeError(error) }, 'lost an idle database connection'),
    (isNear) =>
      log.warn(
        isNear ? 'public reads go to the replica' : 'the replica is away or behind: all reads go to the primary',
      ),
  );
  try {
    await refuseDamaged(database);
    const applied = await migrate(database, systemClock());
    if (applied.length > 0) log.info({ applied }, 'brought the schema up to date');
    return database;
  } catch (error) {
    await database.db.destroy();
    const isOurs = env.SMS_PROVIDER === 'outbox' && !env.DATABASE_URL;
    if (!(error instanceof ChangedMigrationError) || !isOurs) throw error;
    const kept = setAside(env.dataDir);
    log.warn(
      `The data came from a version before the first release. They have been moved to ${kept}, and the product starts over.`,
    );
    return openMigrated(env, log);
  }
}
