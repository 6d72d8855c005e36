import { t } from '@maidan/i18n/text';
import { useEffect } from 'react';
import { NotificationsView } from '../../features/notifications/NotificationsView.tsx';
import { guardedMeta } from '../../views/guarded.ts';
import { notificationStore } from '../../shell/unread/notification-storage.ts';

export const handle = { title: () => t('shell.notifications') };
export const meta = guardedMeta(handle);

/** Opening the page removes the 'New' badge. */
export default function NotificationsPage() {
  useEffect(() => notificationStore.opened(Date.now()), []);
  return <NotificationsView onShown={notificationStore.saw} />;
}
