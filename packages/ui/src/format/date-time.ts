/** The city's time for everybody: server and browser then print the same. */
export const CITY_ZONE = 'Asia/Kolkata';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** What calendar and clock show. */
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
  const known = formats.get(timeZone);
  if (known) return known;
  const fields = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const;
  const made = new Intl.DateTimeFormat('en-US', { ...fields, hourCycle: 'h23', timeZone });
  formats.set(timeZone, made);
  return made;
}

/**
 * What calendar and clock show in a zone. Browsers and the server have words and signs for dates from different years
 * ('20-Nov-2026', '20 Nov 2026', 'Sept'), so only numbers are theirs.
 * @throws RangeError when the instant is no date
 */
export function momentIn(timeZone: string, instant: string | number): Moment {
  const parts = formatIn(timeZone).formatToParts(new Date(instant));
  const number = (wanted: Intl.DateTimeFormatPartTypes) => Number(parts.find(({ type }) => type === wanted)?.value);
  const [year, month, day] = [number('year'), number('month'), number('day')];
  return {
    weekday: weekdays[new Date(Date.UTC(year, month - 1, day)).getUTCDay()] ?? '',
    day,
    month: months[month - 1] ?? '',
    year,
    hours: number('hour'),
    minutes: number('minute'),
  };
}

/** '20 Nov 2026'. */
export const dayText = ({ day, month, year }: Moment): string => `${day} ${month} ${year}`;

/** '4:30 pm'. */
export const clockText = ({ hours, minutes }: Pick<Moment, 'hours' | 'minutes'>): string =>
  `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`;

/** A moment as people read it: '20 Nov 2026, 4:30 pm'. Empty for none. */
export function dateTimeText(instant: string | null): string {
  if (instant === null) return '';
  const moment = momentIn(CITY_ZONE, instant);
  return `${dayText(moment)}, ${clockText(moment)}`;
}
