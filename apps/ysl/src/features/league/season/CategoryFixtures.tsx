import { useApi } from '@maidan/api-client/core/api-provider';
import { leagueFixturesQuery } from '@maidan/api-client/queries/league/league-fixtures';
import type { Fixture } from '@maidan/contract/league/league-fixtures';
import type { League, LeagueCategory } from '@maidan/contract/league/leagues';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../paths.ts';
import { markFixtures, type Mark } from './fixture-marks.ts';
import { FixtureJumps } from './FixtureJumps.tsx';
import { FixtureRow } from './FixtureRow.tsx';
import { SeasonGroups } from './SeasonGroups.tsx';
import { TeamCalendars } from './TeamCalendars.tsx';

interface CategoryFixturesProps {
  league: League;
  category: LeagueCategory;
  /** `YYYY-MM-DD` in India. */
  today: string;
}

/** The fixtures of a category under their groups; today's and the next are marked and can be jumped to. */
export function CategoryFixtures({ league, category, today }: CategoryFixturesProps) {
  const fixtures = useQuery(leagueFixturesQuery(useApi(), league.id, category.yslcategory_id));
  const all = Object.values(fixtures.data ?? {}).flat();
  const marks = new Map<Fixture, Mark | null>();
  for (const [index, mark] of markFixtures(all, today).entries()) {
    const fixture = all[index];
    if (fixture) marks.set(fixture, mark);
  }
  const marked = (mark: Mark) => all.filter((fixture) => marks.get(fixture) === mark);
  const anchors = new Map([
    [marked('Today')[0], 'today'],
    [marked('Next')[0], 'next'],
  ]);
  return (
    <>
      <FixtureJumps today={marked('Today').length} next={marked('Next')[0]?.date ?? null} />
      <SeasonGroups league={league.name} title="Fixtures" query={fixtures}>
        {(rows) => (
          <ul>
            {rows.map((fixture, index) => (
              <FixtureRow
                // oxlint-disable-next-line react/no-array-index-key -- another server's fixtures have no id, and two may say the same
                key={fixture.id ?? index}
                fixture={fixture}
                mark={marks.get(fixture) ?? null}
                anchor={anchors.get(fixture)}
                href={fixture.id === null ? null : paths.match(league.slug, fixture.id)}
              />
            ))}
          </ul>
        )}
      </SeasonGroups>
      <TeamCalendars league={league} category={category} />
    </>
  );
}
