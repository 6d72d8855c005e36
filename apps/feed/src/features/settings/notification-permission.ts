export type NotificationAnswer = NotificationPermission | 'unsupported';

/** What the browser knows of the reader's wish. */
export function notificationPermission(): NotificationAnswer {
  return 'Notification' in window ? Notification.permission : 'unsupported';
}

/** Asks the person, once; a browser without notifications is only logged. */
export async function askForNotifications(): Promise<NotificationAnswer> {
  if (notificationPermission() === 'unsupported') {
    // oxlint-disable-next-line no-console -- the specification wants it logged, and nothing shown
    console.info('This browser does not support notifications.');
    return 'unsupported';
  }
  return Notification.requestPermission();
}
