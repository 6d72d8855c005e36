import { pages, type ApiPage } from '@maidan/contract/operations/pages';
import { pathOf } from '../../../http/mount-routes.ts';

const addressOf = (calendar: ApiPage, slug: string): string => pathOf(calendar).replace(':file', `${slug}.ics`);

export const leagueCalendar = (slug: string): string => addressOf(pages.leagueCalendar, slug);
export const categoryCalendar = (slug: string): string => addressOf(pages.categoryCalendar, slug);
