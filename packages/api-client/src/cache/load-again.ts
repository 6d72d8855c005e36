import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';

/**
 * Loads what is shown again because the server has news. A first load that is still under way may be answered with what
 * was before the news, and React Query would settle for it: such a query loads once more afterwards. One that fails is
 * left to show why.
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
