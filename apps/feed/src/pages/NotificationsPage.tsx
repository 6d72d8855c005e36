import { guardedHandle } from '@maidan/site/browser/guard';
import { useEffect } from 'react';
import { NotificationsView } from '../features/notifications/NotificationsView.tsx';
import { guardedLoader, guardedMeta } from '../shell/guarded.ts';
import { GuardedPage } from '../shell/GuardedPage.tsx';
import { notificationStore } from '../shell/unread/notification-storage.ts';

export const handle = guardedHandle;
export const meta = guardedMeta('Notifications');
export const clientLoader = guardedLoader;

export function HydrateFallback() {
  return <GuardedPage title="Notifications" />;
}

/** Opening the page removes the 'New' badge. */
export default function NotificationsPage() {
  useEffect(() => notificationStore.opened(Date.now()), []);
  return (
    <GuardedPage title="Notifications">
      <NotificationsView onShown={notificationStore.saw} />
    </GuardedPage>
  );
}
