import { t } from '@maidan/i18n/text';
import { useApi } from '@maidan/api-client/core/api-provider';
import { leagueTableQuery } from '@maidan/api-client/queries/league/league-tables';
import type { League, LeagueCategory } from '@maidan/contract/league/leagues';
import { useSiteConfig } from '@maidan/site/browser/use-site-config';
import { atBase } from '@maidan/i18n/language-of-path';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../paths.ts';
import { Standings } from '../standings/Standings.tsx';
import { CATEGORY } from './choose-category.ts';
import { SeasonGroups } from './SeasonGroups.tsx';

/** The standings of a category under their groups. */
export function CategoryTable({ league, category }: { league: League; category: LeagueCategory }) {
  const { origin } = useSiteConfig();
  const table = useQuery(leagueTableQuery(useApi(), league.id, category.yslcategory_id));
  const address = `${origin}${atBase(t('language.base'), paths.table(league.slug))}?${CATEGORY}=${category.yslcategory_id}`;
  return (
    <SeasonGroups league={league.name} part="table" query={table}>
      {(rows, group) => (
        <Standings
          group={group}
          rows={rows}
          title={[league.name, category.name, group].join(' · ')}
          address={address}
        />
      )}
    </SeasonGroups>
  );
}
