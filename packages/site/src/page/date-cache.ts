import type { DehydratedState } from '@tanstack/react-query';

/** Gives everything in a cache the same date. */
export function dateCache(cache: DehydratedState, at: number): DehydratedState {
  const queries = cache.queries.map((query) => ({
    ...query,
    dehydratedAt: at,
    state: { ...query.state, dataUpdatedAt: at },
  }));
  return { ...cache, queries };
}
