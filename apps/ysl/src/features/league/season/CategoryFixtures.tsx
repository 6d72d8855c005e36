import { useApi } from '@maidan/api-client/core/api-provider';
import { leagueFixturesQuery } from '@maidan/api-client/queries/league/league-fixtures';
import type { Fixture } from '@maidan/contract/league/league-fixtures';
import type { League, LeagueCategory } from '@maidan/contract/league/leagues';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { useLiveFixtures } from '../scores/use-live-fixtures.ts';
import { currentName } from '../team/current-name.ts';
import { useTeams } from '../team/use-team-links.tsx';
import { markFixtures, type Mark } from './fixture-marks.ts';
import { FixtureRow } from './FixtureRow.tsx';
import { foldResults, shownFrom } from './fold-results.ts';
import { NextMatches } from './NextMatches.tsx';
import { ResultsOfWeek } from './ResultsOfWeek.tsx';
import { SeasonGroups } from './SeasonGroups.tsx';
import { chooseTeam, playsIn, teamsOf } from './team/choose-team.ts';
import { TeamFilter } from './team/TeamFilter.tsx';
import { TeamCalendars } from './TeamCalendars.tsx';

interface CategoryFixturesProps {
  league: League;
  category: LeagueCategory;
  /** `YYYY-MM-DD` in India. */
  today: string;
}

/** The fixtures of a category, or of one team in it: the next ones first, then all by group. */
export function CategoryFixtures({ league, category, today }: CategoryFixturesProps) {
  const { yslcategory_id: id } = category;
  const fixtures = useQuery(leagueFixturesQuery(useApi(), league.id, id));
  const [search] = useSearchParams();
  const every = Object.values(fixtures.data ?? {}).flat();
  useLiveFixtures(league.id, id, every);
  const known = useTeams(league, id);
  const teams = teamsOf(every, known);
  const team = chooseTeam(teams, search, (name) => currentName(known, id, name));
  const all = every.filter((fixture) => playsIn(team, fixture));
  const marks = new Map<Fixture, Mark | null>();
  for (const [index, mark] of markFixtures(all, today).entries()) {
    const fixture = all[index];
    if (fixture) marks.set(fixture, mark);
  }
  const marked = (mark: Mark) => all.filter((fixture) => marks.get(fixture) === mark);
  const first: Mark = marked('Today').length > 0 ? 'Today' : 'Next';
  const from = shownFrom(all, today);
  const row = (fixture: Fixture, index: number) => (
    <FixtureRow
      // oxlint-disable-next-line react/no-array-index-key -- another server's fixtures have no id, and two may be equal
      key={fixture.id ?? `at ${index}`}
      fixture={fixture}
      mark={marks.get(fixture) ?? null}
      href={fixture.id === null ? null : paths.match(league.slug, fixture.id)}
    />
  );
  return (
    <>
      {every.length === 0 ? null : <TeamFilter league={league} category={category} teams={teams} team={team} />}
      <NextMatches fixtures={marked(first)} mark={first}>
        {row}
      </NextMatches>
      <SeasonGroups league={league.name} part="fixtures" query={fixtures} keeps={(fixture) => playsIn(team, fixture)}>
        {(rows, group) =>
          foldResults(rows, from).map(({ week, until, fixtures: run }, place) =>
            week === null || until === null ? (
              <ul key={`shown ${place}`}>{run.map(row)}</ul>
            ) : (
              <ResultsOfWeek
                key={week}
                week={week}
                until={until}
                id={`${group} ${week}`.replaceAll(' ', '-')}
                count={run.length}
              >
                {run.map(row)}
              </ResultsOfWeek>
            ),
          )
        }
      </SeasonGroups>
      <TeamCalendars league={league} category={category} />
    </>
  );
}
