import { CITY_ZONE } from '@maidan/i18n/date-time';

const moment = new Intl.DateTimeFormat('en-IN', {
  day: '2-digit',
  month: 'short',
  year: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
  timeZone: CITY_ZONE,
});

/** A time as the provider reads it: India's. */
export const timeWords = (time: number): string => moment.format(time);

/** One line of a longer text. */
export function firstWords(text: string, most = 60): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= most ? line : `${line.slice(0, most - 1)}…`;
}
