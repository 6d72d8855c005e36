import { useApi } from '@maidan/api-client/api-provider';
import { leagueFixturesQuery } from '@maidan/api-client/queries/league-fixtures';
import type { League, LeagueCategory } from '@maidan/contract/leagues';
import { useQuery } from '@tanstack/react-query';
import { ShownLeague } from '../ShownLeague.tsx';
import { FixtureRow } from './FixtureRow.tsx';
import { SeasonGroups } from './SeasonGroups.tsx';
import { SeasonView } from './SeasonView.tsx';

/** The fixtures of a league. `id` is its slug or id; without it the latest league is shown. */
export function FixturesView({ id }: { id: string | undefined }) {
  return (
    <ShownLeague id={id}>
      {(league) => (
        <SeasonView league={league} title="Fixtures">
          {(category) => <CategoryFixtures league={league} category={category} />}
        </SeasonView>
      )}
    </ShownLeague>
  );
}

function CategoryFixtures({ league, category }: { league: League; category: LeagueCategory }) {
  const fixtures = useQuery(leagueFixturesQuery(useApi(), league.id, category.yslcategory_id));
  return (
    <SeasonGroups league={league.name} title="Fixtures" query={fixtures}>
      {(rows) => (
        <ul>
          {rows.map((fixture, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a fixture has no id, and two may say the same
            <FixtureRow key={index} fixture={fixture} />
          ))}
        </ul>
      )}
    </SeasonGroups>
  );
}
