import { CITY_ZONE, momentIn } from '@maidan/i18n/date-time';

export interface ChatDate {
  /** '20 Nov 26'. */
  readonly day: string;
  /** '16:30'. */
  readonly time: string;
}

/** When a message was sent; null when the date is missing or unreadable. */
export function chatMoment(instant: string | null): ChatDate | null {
  const at = Date.parse(instant ?? '');
  if (Number.isNaN(at)) return null;
  const { day, month, year, hours, minutes } = momentIn(CITY_ZONE, at);
  return { day: `${day} ${month} ${twoDigits(year)}`, time: `${twoDigits(hours)}:${twoDigits(minutes)}` };
}

/** '20 Nov 26, 16:30'; empty when the date is missing or unreadable. */
export function chatDate(instant: string | null): string {
  const moment = chatMoment(instant);
  return moment ? `${moment.day}, ${moment.time}` : '';
}

const twoDigits = (number: number) => String(number % 100).padStart(2, '0');
