import { t } from '@maidan/i18n/text';
export type NotificationAnswer = NotificationPermission | 'unsupported';

/** The browser's current permission for notifications. */
export function notificationPermission(): NotificationAnswer {
  return 'Notification' in window ? Notification.permission : 'unsupported';
}

/** Asks for permission once; missing browser support is only logged. */
export async function askForNotifications(): Promise<NotificationAnswer> {
  if (notificationPermission() === 'unsupported') {
    // oxlint-disable-next-line no-console -- the specification wants it logged, and nothing shown
    console.info(t('settings.noNotifications'));
    return 'unsupported';
  }
  return Notification.requestPermission();
}
