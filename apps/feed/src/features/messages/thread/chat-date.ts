import { CITY_ZONE, momentIn } from '@maidan/i18n/date-time';

/** The date of a message: '20 Nov 26, 16:30'. Empty when the date is missing or unreadable. */
export function chatDate(instant: string | null): string {
  const at = Date.parse(instant ?? '');
  if (Number.isNaN(at)) return '';
  const { day, month, year, hours, minutes } = momentIn(CITY_ZONE, at);
  return `${day} ${month} ${twoDigits(year)}, ${twoDigits(hours)}:${twoDigits(minutes)}`;
}

const twoDigits = (number: number) => String(number % 100).padStart(2, '0');
