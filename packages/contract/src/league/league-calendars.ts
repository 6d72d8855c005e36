/**
 * Calendars to subscribe to (extension): files of the league service, no calls. A reply names the address of one; whose
 * server has none sends none.
 */

/** The parameter of a category's calendar that keeps the matches of one team. */
export const TEAM = 'team';

/** The calendar of one team of a category, from the category's own. */
export function teamCalendar(categoryCalendar: string, team: string): string {
  return `${categoryCalendar}?${TEAM}=${encodeURIComponent(team)}`;
}
