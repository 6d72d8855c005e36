import { brand } from '@maidan/brand/brand';
import { t } from './text.ts';

/** All readers see the city's time, so that server and browser render the same. */
export const CITY_ZONE = 'Asia/Kolkata';

/** The parts of a date and time in a time zone. */
export interface Moment {
  weekday: string;
  day: number;
  month: string;
  year: number;
  /** 0 to 23. */
  hours: number;
  minutes: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone);
  if (cached) return cached;
  const fields = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const;
  const format = new Intl.DateTimeFormat('en-US', { ...fields, hourCycle: 'h23', timeZone });
  formats.set(timeZone, format);
  return format;
}

/**
 * Only the numbers come from the browser: month names and separators differ between versions ('20-Nov-2026', 'Sept').
 * @throws RangeError for an invalid date
 */
export function momentIn(timeZone: string, instant: string | number): Moment {
  const parts = formatIn(timeZone).formatToParts(new Date(instant));
  const number = (name: Intl.DateTimeFormatPartTypes) => Number(parts.find(({ type }) => type === name)?.value);
  const [year, month, day] = [number('year'), number('month'), number('day')];
  return {
    weekday: t('dates.weekdays').split(' ')[new Date(Date.UTC(year, month - 1, day)).getUTCDay()] ?? '',
    day,
    month: t('dates.months').split(' ')[month - 1] ?? '',
    year,
    hours: number('hour'),
    minutes: number('minute'),
  };
}

/** '20 Nov 2026'. */
export const formatDay = ({ day, month, year }: Moment): string => `${day} ${month} ${year}`;

/** '4:30 PM'. */
export const formatClock = ({ hours, minutes }: Pick<Moment, 'hours' | 'minutes'>): string =>
  `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? t('dates.am') : t('dates.pm')}`;

/** '20 Nov 2026, 4:30 PM' in the city's time; empty for null. */
export function formatDateTime(instant: string | null): string {
  if (instant === null) return '';
  const moment = momentIn(CITY_ZONE, instant);
  return `${formatDay(moment)}, ${formatClock(moment)}`;
}

/** Replaces the spaces of each date and time with non-breaking ones, so that a line ends at most between the two. */
export const keepTogether = (text: string): string =>
  text.replaceAll(/\d.*?(?=,|$)/gu, (run) => run.replaceAll(' ', '\u00a0'));

/** '2026-11-20 16:30:05' in the city's time, for files: it sorts, and every spreadsheet recognises it as a time. */
export function sortableTime(instant: string | number): string {
  const date = new Date(instant);
  const parts = formatIn(CITY_ZONE).formatToParts(date);
  const part = (name: Intl.DateTimeFormatPartTypes) =>
    parts.find(({ type }) => type === name)?.value.padStart(2, '0') ?? '';
  const seconds = String(date.getUTCSeconds()).padStart(2, '0');
  return `${part('year')}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')}:${seconds}`;
}

/** '2026-11-20' in the city's time, for file names. */
export const sortableDay = (instant: string | number): string => sortableTime(instant).slice(0, 10);

/** The zone's name at an instant: 'IST', 'GMT+13'. */
export function timeZoneName(timeZone: string, instant: string): string {
  // As the server writes it, because not every browser has the abbreviation.
  if (timeZone === CITY_ZONE) return 'IST';
  const format = new Intl.DateTimeFormat(brand.locale, { timeZone, timeZoneName: 'short' });
  return format.formatToParts(new Date(instant)).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** The reader's time zone; browser only. */
export const localTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** '4:30 PM' today, '20 Nov 2026, 4:30 PM' on another day, in the reader's own time zone. Browser only. */
export function formatLocalTime(at: number): string {
  const zone = localTimeZone();
  const [then, now] = [momentIn(zone, at), momentIn(zone, Date.now())];
  return formatDay(then) === formatDay(now) ? formatClock(then) : `${formatDay(then)}, ${formatClock(then)}`;
}
