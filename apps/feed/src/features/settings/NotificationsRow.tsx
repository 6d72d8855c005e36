import { t } from '@maidan/i18n/text';
import { useState, useSyncExternalStore } from 'react';
import { askForNotifications, notificationPermission, type NotificationAnswer } from './notification-permission.ts';
import { SettingRow } from './SettingRow.tsx';

const hints: Readonly<Record<NotificationAnswer, () => string>> = {
  default: () => t('settings.notifyHint'),
  granted: () => t('settings.notifyAllowed'),
  // As short as the first text, since the server does not know the answer and the page must not move.
  denied: () => t('settings.notifyBlocked'),
  // This case is only logged.
  unsupported: () => t('settings.notifyHint'),
};

const neverChanges = () => () => undefined;

export function NotificationsRow() {
  const [pending, setPending] = useState(false);
  // Read on every render, and so also after the prompt; unknown on the server.
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
