/** The address below which calendars are served. */
export const CALENDARS = '/api/ysl/calendar';

export const leagueCalendar = (slug: string): string => `${CALENDARS}/league/${slug}.ics`;
export const categoryCalendar = (slug: string): string => `${CALENDARS}/category/${slug}.ics`;
