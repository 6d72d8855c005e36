import { t } from '@maidan/i18n/text';
/** '0:18', '12:30', '1:00:05'. Rounded up, so that 0:00 means the wait is over. */
export function formatWaitClock(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const tail = String(seconds % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`;
}

/** For screen readers: '18 seconds', '13 minutes'. */
export function formatWait(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (seconds < 90) return t('auth.seconds', { count: seconds });
  return t('auth.minutes', { minutes: Math.ceil(seconds / 60) });
}
