import { CITY_ZONE, formatClock, momentIn } from '@maidan/i18n/date-time';

export interface ChatDate {
  /** '20 Nov 26'. */
  readonly day: string;
  /** '4:30 PM'. */
  readonly time: string;
}

/** When a message was sent; null when the date is missing or unreadable. */
export function chatMoment(instant: string | null): ChatDate | null {
  const at = Date.parse(instant ?? '');
  if (Number.isNaN(at)) return null;
  const moment = momentIn(CITY_ZONE, at);
  const { day, month, year } = moment;
  return { day: `${day} ${month} ${String(year % 100).padStart(2, '0')}`, time: formatClock(moment) };
}

/** '20 Nov 26, 4:30 PM'; empty when the date is missing or unreadable. */
export function chatDate(instant: string | null): string {
  const moment = chatMoment(instant);
  return moment ? `${moment.day}, ${moment.time}` : '';
}
