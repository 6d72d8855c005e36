import { t } from '@maidan/i18n/text';
import { leagueAboutQuery } from '@maidan/api-client/queries/league/leagues';
import { league as brand } from '@maidan/brand/brand';
import type { leagueAbout } from '@maidan/contract/league/leagues';
import type { Reply } from '@maidan/contract/core/endpoint';
import { callQuery } from '@maidan/site/page/page-query';
import type { PageSpec } from '@maidan/site/page/page-spec';

export const aboutPage: PageSpec<object, Reply<typeof leagueAbout>, { name: string | null }> = {
  query: (api) => callQuery(leagueAboutQuery(api)),
  isUsefulWithoutData: true,
  head: ({ name }) => ({ name }),
};

/** The page's name, or a default with the league's abbreviation. */
export function aboutTitle(name: string | null): string {
  return name ?? t('league.aboutNamed', { name: brand.abbreviation });
}
