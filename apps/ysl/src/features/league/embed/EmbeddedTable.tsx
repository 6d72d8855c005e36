import { t } from '@maidan/i18n/text';
import { useApi } from '@maidan/api-client/core/api-provider';
import { leagueTableQuery } from '@maidan/api-client/queries/league/league-tables';
import { leagueCategoriesQuery } from '@maidan/api-client/queries/league/leagues';
import type { League, LeagueCategory } from '@maidan/contract/league/leagues';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { CATEGORY, chooseCategory, GROUP } from '../season/choose-category.ts';
import { LoadingSeason } from '../season/LoadingSeason.tsx';
import { NoResults } from '../season/NoResults.tsx';
import { SeasonGroups } from '../season/SeasonGroups.tsx';
import { StandingsTable } from '../standings/StandingsTable.tsx';
import { Embed } from './Embed.tsx';
import { REFRESH } from './refresh.ts';

/** The standings of a category of a league, framed by another site. */
export function EmbeddedTable({ league }: { league: League }) {
  const [search] = useSearchParams();
  const categories = useQuery(leagueCategoriesQuery(useApi(), league.id));
  const category = chooseCategory(categories.data ?? [], search);
  const path = paths.table(league.slug);
  return (
    <Embed
      title={[league.name, category?.name].filter(Boolean).join(' · ')}
      href={category ? `${path}?${CATEGORY}=${category.yslcategory_id}` : path}
      way={t('embed.wholeTable')}
    >
      {category ? <Groups league={league} category={category} only={search.get(GROUP)} /> : null}
      {categories.isPending ? <LoadingSeason part="table" /> : null}
      {category || categories.isPending ? null : (
        <NoResults league={league.name} {...(categories.isError ? { onRetry: categories.refetch } : {})} />
      )}
    </Embed>
  );
}

interface GroupsProps {
  league: League;
  category: LeagueCategory;
  /** Name of the only group to show; null for all. */
  only: string | null;
}

function Groups({ league, category, only }: GroupsProps) {
  const table = useQuery({
    ...leagueTableQuery(useApi(), league.id, category.yslcategory_id),
    refetchInterval: REFRESH,
  });
  return (
    <SeasonGroups league={league.name} part="table" query={table} shows={(group) => only === null || group === only}>
      {(rows, group) => <StandingsTable group={group} rows={rows} />}
    </SeasonGroups>
  );
}
