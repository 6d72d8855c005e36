import { t } from '@maidan/i18n/text';
import { useState, useSyncExternalStore } from 'react';
import { askForNotifications, notificationPermission, type NotificationAnswer } from './notification-permission.ts';
import { SettingRow } from './SettingRow.tsx';

const hints: Readonly<Record<NotificationAnswer, () => string>> = {
  default: () => t('settings.notifyHint'),
  granted: () => t('settings.notifyAllowed'),
  // As short as the first: the server cannot know, and the page must not move.
  denied: () => t('settings.notifyBlocked'),
  // Only logged.
  unsupported: () => t('settings.notifyHint'),
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
      label={t('shell.notifications')}
      hint={hints[answer]()}
      action={t('settings.allowNotifications')}
      pending={pending}
      onPress={() => void ask()}
    />
  );
}
