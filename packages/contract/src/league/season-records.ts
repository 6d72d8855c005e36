/**
 * The public record of a season (extension): a file of the league service, not a call. It has the rules, results, corrections
 * and events behind its tables, and `maidan record check` recalculates them. Only a server with calendars
 * has it.
 */

const CALENDAR = /\/calendar\/league\/([^/]+)\.ics$/;

/** The address of a league's record, derived from its calendar's; null for another server's calendar. */
export function recordAddress(leagueCalendar: string): string | null {
  return CALENDAR.test(leagueCalendar) ? leagueCalendar.replace(CALENDAR, '/record/$1.json') : null;
}
