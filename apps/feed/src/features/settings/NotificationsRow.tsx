import { useState, useSyncExternalStore } from 'react';
import { askForNotifications, notificationPermission, type NotificationAnswer } from './notification-permission.ts';
import { SettingRow } from './SettingRow.tsx';

const hints: Readonly<Record<NotificationAnswer, string>> = {
  default: 'Get notified about replies and match days.',
  granted: 'Notifications are allowed in this browser.',
  // As short as the first: the server cannot know, and the page must not move.
  denied: 'Blocked in your browser’s site settings.',
  // Only logged.
  unsupported: 'Get notified about replies and match days.',
};

const neverChanges = () => () => undefined;

export function NotificationsRow() {
  const [pending, setPending] = useState(false);
  // Read with every rendering, so also after the question; the server cannot know.
  const answer = useSyncExternalStore(neverChanges, notificationPermission, () => 'default' as const);
  async function ask() {
    setPending(true);
    await askForNotifications();
    setPending(false);
  }
  return (
    <SettingRow
      label="Notifications"
      hint={hints[answer]}
      action="Allow Notifications"
      pending={pending}
      onPress={() => void ask()}
    />
  );
}
