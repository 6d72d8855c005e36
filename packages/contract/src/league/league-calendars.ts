/**
 * Calendars to subscribe to (extension): files of the league service, not calls. Replies contain their addresses; a server
 * without calendars sends none.
 */
import type { Id } from '../core/wire.ts';

/** The parameter that reduces a category's calendar to the matches of one team. */
export const TEAM = 'team';

/** The length of a match in calendars, in hours: organisers announce only when it begins. */
export const MATCH_HOURS = 2;

const CATEGORY_FILE = /\/calendar\/category\/[^/]+\.ics$/;

/** The calendar of one match, derived from its category's; null for another server's calendar. */
export function matchCalendar(categoryCalendar: string, match: Id): string | null {
  return CATEGORY_FILE.test(categoryCalendar)
    ? categoryCalendar.replace(CATEGORY_FILE, `/calendar/match/${match}.ics`)
    : null;
}

/** The calendar of one team of a category, derived from the category's. */
export function teamCalendar(categoryCalendar: string, team: string): string {
  return `${categoryCalendar}?${TEAM}=${encodeURIComponent(team)}`;
}
