/** Where calendars are served; also what replies give as their addresses. */
export const CALENDARS = '/api/ysl/calendar';

export const leagueCalendar = (slug: string): string => `${CALENDARS}/league/${slug}.ics`;
export const categoryCalendar = (slug: string): string => `${CALENDARS}/category/${slug}.ics`;
