import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';

/**
 * Reloads the queries on screen because the server has news. The answer to a first load still in flight may predate
 * the news, and React Query would keep it: such a query loads once more afterwards. A failed one
 * stays, to show its reason.
 */
export async function loadAgain(client: QueryClient, filters: InvalidateQueryFilters): Promise<void> {
  const firstLoads = client
    .getQueryCache()
    .findAll({ ...filters, type: 'active', fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined);
  await client.invalidateQueries(filters);
  const loaded = firstLoads.filter(({ state }) => state.data !== undefined);
  await Promise.all(loaded.map(({ queryKey }) => client.invalidateQueries({ queryKey, exact: true })));
}
