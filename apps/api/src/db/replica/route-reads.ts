import { AsyncLocalStorage } from 'node:async_hooks';
import type { PostgresPool } from 'kysely';

/** Set while work runs whose statements may use the replica. */
const onReplica = new AsyncLocalStorage<true>();

/** Runs work whose statements, and no others, use the replica. */
export const runOnReplica = <Result>(work: () => Promise<Result>): Promise<Result> => onReplica.run(true, work);

/** Combines two pools: the work that needs a connection decides which pool it comes from. */
export function routeReads(primary: PostgresPool, replica: PostgresPool): PostgresPool {
  return {
    ...(primary.options && { options: primary.options }),
    connect: () => (onReplica.getStore() ? replica : primary).connect(),
    end: async () => void (await Promise.all([primary.end(), replica.end()])),
  };
}
