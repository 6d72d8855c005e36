import { pages } from '@maidan/contract/operations/pages';
import { addressOf } from '../../../http/mount-routes.ts';

export const leagueCalendar = (slug: string): string => addressOf(pages.leagueCalendar, { file: `${slug}.ics` });
export const categoryCalendar = (slug: string): string => addressOf(pages.categoryCalendar, { file: `${slug}.ics` });
