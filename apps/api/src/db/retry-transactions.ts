import { setTimeout as wait } from 'node:timers/promises';
import type { TransactionBuilder } from 'kysely';
import type { Db } from './open-database.ts';
import type { Tables } from './schema.ts';

/** The database rolled back the transaction because of another one: a serialisation failure, or a deadlock. */
const CONFLICTS: ReadonlySet<unknown> = new Set(['40001', '40P01']);

const TRIES = 5;

/** Milliseconds before the second attempt, doubled with each further one. Random, so that two rivals diverge. */
const FIRST_WAIT = 10;

const isConflict = (error: unknown): boolean => CONFLICTS.has((error as { code?: unknown } | null)?.code);

/**
 * Repeats work while the database rolls it back because of another transaction. The work may change only the database,
 * where nothing of a failed attempt remains.
 * @throws the error of the last attempt, or any other error at once
 */
async function retryConflicts<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (!isConflict(error) || attempt === TRIES) throw error;
      await wait(FIRST_WAIT * 2 ** (attempt - 1) * (0.5 + Math.random()));
    }
  }
}

function retrying(builder: TransactionBuilder<Tables>): TransactionBuilder<Tables> {
  return new Proxy(builder, {
    get(target, property) {
      if (property === 'execute') {
        const work: TransactionBuilder<Tables>['execute'] = (callback) =>
          retryConflicts(() => target.execute(callback));
        return work;
      }
      const value: unknown = Reflect.get(target, property);
      if (property !== 'setIsolationLevel' && property !== 'setAccessMode') return value;
      const set = value as (level: string) => TransactionBuilder<Tables>;
      return (level: string) => retrying(set.call(target, level));
    },
  });
}

/** Makes every transaction of a database restart after a conflict. */
export function retryTransactions(db: Db): Db {
  const begin = db.transaction.bind(db);
  db.transaction = () => retrying(begin());
  return db;
}
