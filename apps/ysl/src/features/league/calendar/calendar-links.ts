import { MATCH_HOURS } from '@maidan/contract/league/league-calendars';
import { fileAtBase } from '@maidan/i18n/language-of-path';
import { t } from '@maidan/i18n/text';

/** The absolute URL of a calendar, in the page's language. @param address a path of the site, or an absolute URL */
export function calendarAddress(address: string, origin: string): string {
  return fileAtBase(t('language.base'), new URL(address, origin).href);
}

/** The same as a `webcal` URL, with which the device's calendar app offers to subscribe. */
export function subscribeAddress(address: string, origin: string): string {
  return calendarAddress(address, origin).replace(/^https?:/, 'webcal:');
}

/** A match as an entry of a calendar. */
export interface CalendarMatch {
  readonly title: string;
  /** An instant, or null when only the day is known. */
  readonly startsAt: string | null;
  /** `YYYY-MM-DD` in India. */
  readonly day: string;
  readonly place: string;
  /** The page of the match. */
  readonly about: string;
}

/** The URL of a Google Calendar page. */
function google(page: string, query: Readonly<Record<string, string>>): string {
  const address = new URL(page, 'https://calendar.google.com/calendar/');
  address.search = String(new URLSearchParams(query));
  return address.href;
}

const HOUR = 3_600_000;

/** Google Calendar's subscribe page. Google fetches the calendar itself, so its address must be public. */
export const googleSubscribe = (address: string, origin: string): string =>
  google('r', { cid: subscribeAddress(address, origin) });

/** Google Calendar's form for a new event, filled in with a match. */
export function googleEvent({ title, startsAt, day, place, about }: CalendarMatch): string {
  const dates =
    startsAt === null
      ? [compact(new Date(day)).slice(0, 8), compact(new Date(Date.parse(day) + 24 * HOUR)).slice(0, 8)]
      : [compact(new Date(startsAt)), compact(new Date(Date.parse(startsAt) + MATCH_HOURS * HOUR))];
  return google('render', {
    action: 'TEMPLATE',
    text: title,
    dates: dates.join('/'),
    location: place,
    details: about,
  });
}

/** '20261128T110000Z' */
const compact = (moment: Date): string => moment.toISOString().replaceAll(/[-:]|\.\d+/g, '');
