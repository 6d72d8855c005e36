import { useApi } from '@maidan/api-client/core/api-provider';
import { latestNotificationQuery } from '@maidan/api-client/queries/account/notifications';
import { useSession } from '@maidan/auth/session/use-session';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { isNew } from './badge-rule.ts';
import { notificationStore } from './notification-storage.ts';

const onServer = () => false;

/**
 * Whether Notifications has its 'New' badge. Unknown until hydration, so the server's document has none. The newest
 * notification is requested only for a signed-in user.
 */
export function useNotificationsAreNew(): boolean {
  const { signedIn } = useSession();
  const { data } = useQuery({ ...latestNotificationQuery(useApi()), enabled: signedIn });
  const newest = signedIn && data?.created_at ? Date.parse(data.created_at) : null;
  return useSyncExternalStore(
    notificationStore.subscribe,
    () => isNew({ ...notificationStore.snapshot(), newest, now: Date.now() }),
    onServer,
  );
}
