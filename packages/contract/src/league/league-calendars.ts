/**
 * Calendars to subscribe to (extension): files of the league service, no calls. A reply names the address of one; whose
 * server has none sends none.
 */
import type { Id } from '../core/wire.ts';

/** The parameter of a category's calendar that keeps the matches of one team. */
export const TEAM = 'team';

/** How long a match takes in calendars, in hours: the organiser announces only when it begins. */
export const MATCH_HOURS = 2;

const CATEGORY_FILE = /\/calendar\/category\/[^/]+\.ics$/;

/** The calendar of one match, from its category's; null for a calendar of another server. */
export function matchCalendar(categoryCalendar: string, match: Id): string | null {
  return CATEGORY_FILE.test(categoryCalendar)
    ? categoryCalendar.replace(CATEGORY_FILE, `/calendar/match/${match}.ics`)
    : null;
}

/** The calendar of one team of a category, from the category's own. */
export function teamCalendar(categoryCalendar: string, team: string): string {
  return `${categoryCalendar}?${TEAM}=${encodeURIComponent(team)}`;
}
