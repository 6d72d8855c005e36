import type { Api } from '@maidan/api-client/core/create-api';
import { unreadConversationsQuery } from '@maidan/api-client/queries/account/unread';
import type { QueryClient } from '@tanstack/react-query';

/** Shows the number of unread conversations on the icon of an installed site. */
export function showBadge(api: Api, queryClient: QueryClient): void {
  if (!('setAppBadge' in navigator)) return;
  const { queryKey } = unreadConversationsQuery(api);
  let shown: number | undefined;
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] !== queryKey[0]) return;
    const unread = queryClient.getQueryData<number>(queryKey) ?? 0;
    if (unread === shown) return;
    shown = unread;
    // Refused if the site is not installed.
    (unread > 0 ? navigator.setAppBadge(unread) : navigator.clearAppBadge()).catch(() => undefined);
  });
}
