import { t } from '@maidan/i18n/text';
import type { FoundLeague, FoundMatch, FoundTeam } from '@maidan/contract/feed/search';
import { TEAM } from '@maidan/contract/league/league-calendars';

// Separate from paths.ts, which every page loads.

/** The home of a league on the league's site. */
export const leagueAddress = (leagueOrigin: string, { slug }: Pick<FoundLeague, 'slug'>): string =>
  `${leagueOrigin}${t('language.base')}/league/${encodeURIComponent(slug)}`;

/** The fixtures of a team on the league's site. */
export function teamAddress(leagueOrigin: string, { name, category, league }: FoundTeam): string {
  const search = new URLSearchParams({ category: String(category.yslcategory_id), [TEAM]: name });
  return `${leagueOrigin}${t('language.base')}/fixture/${encodeURIComponent(league.slug)}?${search}`;
}

export const matchAddress = (leagueOrigin: string, { id, league }: FoundMatch): string =>
  `${leagueOrigin}${t('language.base')}/fixture/${encodeURIComponent(league.slug)}/${id}`;
