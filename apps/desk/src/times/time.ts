import { CITY_ZONE, momentIn, type Moment } from '@maidan/i18n/date-time';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** '09:05'. */
export const clock = ({ hours, minutes }: Pick<Moment, 'hours' | 'minutes'>): string =>
  `${twoDigits(hours)}:${twoDigits(minutes)}`;

/** '14:32', in the city's time zone. */
export const clockAt = (instant: string | number): string => clock(momentIn(CITY_ZONE, instant));

const LONG_DAYS: Readonly<Record<string, string>> = {
  Sun: 'Sunday',
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
};

const LONG_MONTHS: Readonly<Record<string, string>> = {
  Jan: 'January',
  Feb: 'February',
  Mar: 'March',
  Apr: 'April',
  May: 'May',
  Jun: 'June',
  Jul: 'July',
  Aug: 'August',
  Sep: 'September',
  Oct: 'October',
  Nov: 'November',
  Dec: 'December',
};

/** 'Sunday'. */
export const weekdayAt = (instant: string | number): string => {
  const { weekday } = momentIn(CITY_ZONE, instant);
  return LONG_DAYS[weekday] ?? weekday;
};

/** '22 November'. */
export const dayAt = (instant: string | number): string => {
  const { day, month } = momentIn(CITY_ZONE, instant);
  return `${day} ${LONG_MONTHS[month] ?? month}`;
};

/** '22 November 2026'. */
export const dateAt = (instant: string | number): string => `${dayAt(instant)} ${momentIn(CITY_ZONE, instant).year}`;

/** '22 November 2026, 15:40'. */
export const momentAt = (instant: string | number): string => `${dateAt(instant)}, ${clockAt(instant)}`;

const dayNumber = (instant: string | number): number => {
  const { day, month, year } = momentIn(CITY_ZONE, instant);
  return Date.parse(`${day} ${month} ${year} UTC`) / DAY;
};

/** Calendar days in the city between two instants: 0 for the same day, 1 for the next. */
export const daysBetween = (earlier: string | number, later: string | number): number =>
  Math.round(dayNumber(later) - dayNumber(earlier));

/** 'Today', 'Yesterday', '20 November'. */
export function dayHeading(instant: string, now: number): string {
  const days = daysBetween(instant, now);
  if (days === 0) return 'Today';
  return days === 1 ? 'Yesterday' : dayAt(instant);
}

/** Within a sentence: 'today', 'yesterday', '20 November'. */
export const dayInText = (instant: string, now: number): string =>
  daysBetween(instant, now) > 1 ? dayAt(instant) : dayHeading(instant, now).toLowerCase();

/** 'Today, 15:40', 'Tomorrow, 09:00', '22 November 2026, 15:40'. */
export function nearMoment(instant: string, now: number): string {
  const name = ['Tomorrow', 'Today', 'Yesterday'][daysBetween(instant, now) + 1];
  return name === undefined ? momentAt(instant) : `${name}, ${clockAt(instant)}`;
}

/** Within a sentence, when something ends: 'today, 15:40', and 'at the end of 5 December' for midnight. */
export function nearEndInText(instant: string, now: number): string {
  if (clockAt(instant) !== '00:00') return nearMomentInText(instant, now);
  return `at the end of ${nearMomentInText(new Date(Date.parse(instant) - MINUTE).toISOString(), now).split(',')[0]}`;
}

/** How long something has waited: 'now', '20 min', '2 h 10', '3 days'. */
export function waited(since: string, now: number): string {
  const ms = Math.max(0, now - Date.parse(since));
  if (ms < MINUTE) return 'now';
  if (ms < HOUR) return `${Math.floor(ms / MINUTE)} min`;
  if (ms < DAY) {
    const minutes = Math.floor((ms % HOUR) / MINUTE);
    return minutes === 0 ? `${Math.floor(ms / HOUR)} h` : `${Math.floor(ms / HOUR)} h ${twoDigits(minutes)}`;
  }
  const days = Math.floor(ms / DAY);
  return days === 1 ? '1 day' : `${days} days`;
}

/** Whether a wait exceeds two hours, which lists highlight. */
export const isTooLong = (since: string, now: number): boolean => now - Date.parse(since) >= 2 * HOUR;

/** When something happened, as short as a list allows: '13:20', 'Fri', '9 Nov'. */
export function shortMoment(instant: string, now: number): string {
  const moment = momentIn(CITY_ZONE, instant);
  const days = daysBetween(instant, now);
  if (days <= 0) return clock(moment);
  return days < 7 ? moment.weekday : `${moment.day} ${moment.month}`;
}

/** Within a sentence: 'today, 15:40'. */
export function nearMomentInText(instant: string, now: number): string {
  const text = nearMoment(instant, now);
  return text.charAt(0).toLowerCase() + text.slice(1);
}
