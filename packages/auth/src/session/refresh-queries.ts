import { meQuery } from '@maidan/api-client/queries/account/users';
import type { Api } from '@maidan/api-client/core/create-api';
import type { QueryClient } from '@tanstack/react-query';

/**
 * Makes everything that is shown fresh, in its place.
 * @param forget somebody was signed in before: what no page shows now is dropped, since it may be theirs
 */
export function refreshQueries(queryClient: QueryClient, api: Api, forget: boolean): void {
  const { queryKey } = meQuery(api);
  void queryClient.resetQueries({ queryKey });
  // After the page has turned to the other view, so that the former user's replies are in use nowhere.
  setTimeout(() => {
    if (forget) queryClient.removeQueries({ type: 'inactive' });
    void queryClient.invalidateQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] });
  });
}
