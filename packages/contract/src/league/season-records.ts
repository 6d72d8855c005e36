/**
 * The public record of a season (extension): a file of the league service, no call. It has the rules, results, corrections
 * and events that its tables are made of, and `maidan record check` computes them again. Only a server with calendars
 * has it.
 */

const CALENDAR = /\/calendar\/league\/([^/]+)\.ics$/;

/** The address of a league's record, from that of its calendar; null for a calendar of another server. */
export function recordAddress(leagueCalendar: string): string | null {
  return CALENDAR.test(leagueCalendar) ? leagueCalendar.replace(CALENDAR, '/record/$1.json') : null;
}
