import type { DehydratedState } from '@tanstack/react-query';

/** All that a cache holds as of one moment. */
export function dateCache(cache: DehydratedState, at: number): DehydratedState {
  const queries = cache.queries.map((query) => ({
    ...query,
    dehydratedAt: at,
    state: { ...query.state, dataUpdatedAt: at },
  }));
  return { ...cache, queries };
}
