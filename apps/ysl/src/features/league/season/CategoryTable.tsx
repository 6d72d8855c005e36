import { t } from '@maidan/i18n/text';
import { optionalPart } from '@maidan/browser/lazy-part';
import { useApi } from '@maidan/api-client/core/api-provider';
import { leagueTableQuery } from '@maidan/api-client/queries/league/league-tables';
import { liveTablesQuery } from '@maidan/api-client/queries/league/live-tables';
import type { TableRow } from '@maidan/contract/league/league-tables';
import type { League, LeagueCategory } from '@maidan/contract/league/leagues';
import { useSiteConfig } from '@maidan/site/browser/use-site-config';
import { atBase } from '@maidan/i18n/language-of-path';
import { useQuery } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { paths } from '../../../paths.ts';
import { RecordLink } from '../standings/RecordLink.tsx';
import { Standings } from '../standings/Standings.tsx';
import { useTeamLinks } from '../team/use-team-links.tsx';
import { CATEGORY, GROUP } from './choose-category.ts';
import { SeasonGroups } from './SeasonGroups.tsx';

/** A group's live table, in place of its confirmed rows. */
export interface MovingTable {
  readonly rows: readonly TableRow[];
  /** Title of the exported table. */
  readonly title: string;
  /** The teams playing now. */
  readonly moving: ReadonlySet<string>;
  /** Content above the table. */
  readonly head: ReactNode;
}

export interface TablesAsTheyStandProps {
  league: League;
  category: LeagueCategory;
  children: (movingOf: (group: string, confirmed: readonly TableRow[]) => MovingTable | null) => ReactNode;
}

const TablesAsTheyStand = optionalPart<TablesAsTheyStandProps>(
  async () => (await import('../standings/as-it-stands/TablesAsTheyStand.tsx')).TablesAsTheyStand,
  ({ children }) => children(() => null),
);

/** The standings of a category by group; a group with a live match updates with its score. */
export function CategoryTable({ league, category }: { league: League; category: LeagueCategory }) {
  const { origin } = useSiteConfig();
  const table = useQuery(leagueTableQuery(useApi(), league.id, category.yslcategory_id));
  // A server with calendars also has live scores.
  const isWithScores = category.calendar !== null;
  const live = useQuery({ ...liveTablesQuery(useApi(), category.yslcategory_id), enabled: isWithScores });
  const isMoving = (live.data?.groups.length ?? 0) > 0;
  const teamLink = useTeamLinks(league, category.yslcategory_id, true);
  const address = `${origin}${atBase(t('language.base'), paths.table(league.slug))}?${CATEGORY}=${category.yslcategory_id}`;
  const groups: TablesAsTheyStandProps['children'] = (movingOf) => (
    <SeasonGroups league={league.name} part="table" query={table}>
      {(confirmed, group) => {
        const { rows, title, moving, head } = movingOf(group, confirmed) ?? { rows: confirmed, title: group };
        return (
          <>
            {head}
            <Standings
              group={group}
              rows={rows}
              moving={moving}
              title={[league.name, category.name, title].join(' · ')}
              address={address}
              embedPath={`${paths.embeddedTable(league.slug)}?${new URLSearchParams({ [CATEGORY]: String(category.yslcategory_id), [GROUP]: group })}`}
              nameOf={teamLink}
            />
          </>
        );
      }}
    </SeasonGroups>
  );
  const confirmed = groups(() => null);
  return (
    <>
      {isMoving ? (
        <Suspense fallback={confirmed}>
          <TablesAsTheyStand key={category.yslcategory_id} league={league} category={category}>
            {groups}
          </TablesAsTheyStand>
        </Suspense>
      ) : (
        confirmed
      )}
      {table.data ? <RecordLink calendar={league.calendar} /> : null}
    </>
  );
}
