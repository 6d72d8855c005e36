import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';

/**
 * Loads what is shown again because the server has news. A first load that is still under way may have been answered
 * before the news, and React Query would settle for it: such a query loads once more afterwards.
 */
export async function loadAgain(client: QueryClient, filters: InvalidateQueryFilters): Promise<void> {
  const firstLoads = client
    .getQueryCache()
    .findAll({ ...filters, type: 'active', fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined);
  await client.invalidateQueries(filters);
  await Promise.all(firstLoads.map(({ queryKey }) => client.invalidateQueries({ queryKey, exact: true })));
}
