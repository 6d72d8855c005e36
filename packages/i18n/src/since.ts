import { formatClock, formatDay, localTimeZone, momentIn } from './date-time.ts';
import { t } from './text.ts';

const DAY = 24 * 60 * 60_000;

/** '4:30 PM' today, 'Tuesday' within six days, '12 Nov 2026' before that, in the reader's own time zone. Browser only. */
export function formatSince(at: number, now: number, zone = localTimeZone()): string {
  const [then, today] = [momentIn(zone, at), momentIn(zone, now)];
  if (formatDay(then) === formatDay(today)) return formatClock(then);
  const weekday = t('dates.weekdays').split(' ').indexOf(then.weekday);
  return now - at < 6 * DAY ? (t('dates.longWeekdays').split(' ')[weekday] ?? '') : formatDay(then);
}
