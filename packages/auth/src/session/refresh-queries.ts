import { meQuery } from '@maidan/api-client/queries/account/users';
import type { Api } from '@maidan/api-client/core/create-api';
import type { QueryClient } from '@tanstack/react-query';

/**
 * Refreshes all visible data in place.
 * @param forget someone was logged in before: inactive data is dropped, because it may be theirs
 */
export function refreshQueries(queryClient: QueryClient, api: Api, forget: boolean): void {
  const { queryKey } = meQuery(api);
  void queryClient.resetQueries({ queryKey });
  // After the view has changed, so that no part still uses the former user's data.
  setTimeout(() => {
    if (forget) queryClient.removeQueries({ type: 'inactive' });
    void queryClient.invalidateQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] });
  });
}
