import { AsyncLocalStorage } from 'node:async_hooks';
import type { PostgresPool } from 'kysely';

/** Set while work runs whose statements may go to the replica. */
const onReplica = new AsyncLocalStorage<true>();

/** Runs work whose statements, and those of nothing else, go to the replica. */
export const runOnReplica = <Result>(work: () => Promise<Result>): Promise<Result> => onReplica.run(true, work);

/** One pool of two: the work that wants a connection decides where it leads. */
export function routeReads(primary: PostgresPool, replica: PostgresPool): PostgresPool {
  return {
    ...(primary.options && { options: primary.options }),
    connect: () => (onReplica.getStore() ? replica : primary).connect(),
    end: async () => void (await Promise.all([primary.end(), replica.end()])),
  };
}
