import { t } from '@maidan/i18n/text';
import { useApi } from '@maidan/api-client/core/api-provider';
import { leagueFixturesQuery } from '@maidan/api-client/queries/league/league-fixtures';
import { leagueCategoriesQuery, leaguesQuery } from '@maidan/api-client/queries/league/leagues';
import { teamCalendar } from '@maidan/contract/league/league-calendars';
import type { Id } from '@maidan/contract/core/wire';
import type { Fixture } from '@maidan/contract/league/league-fixtures';
import type { League } from '@maidan/contract/league/leagues';
import { LinkButton } from '@maidan/ui/LinkButton';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../../../paths.ts';
import { AddToCalendar } from '../../calendar/AddToCalendar.tsx';
import { formatCountdown } from '../../match/match-text.ts';
import { useNow } from '../../match/use-now.ts';
import { isOpen, todayInIndia } from '../fixture-marks.ts';
import { FixtureRow } from '../FixtureRow.tsx';
import { teamSearch } from './choose-team.ts';
import * as css from './MyTeam.css.ts';
import type { MyTeam } from './my-team-store.ts';
import { nextMatch } from './next-match.ts';
import { useMyTeam } from './use-my-team.ts';

/** The next match of a team with its countdown and calendar. Renders nothing until its league is loaded. */
export function MyTeamNext({ mine }: { mine: MyTeam }) {
  const { data: leagues = [] } = useQuery(leaguesQuery(useApi()));
  const league = leagues.find(({ slug }) => slug === mine.league);
  return league ? <NextOfTeam league={league} category={mine.category} /> : null;
}

function NextOfTeam({ league, category: id }: { league: League; category: Id }) {
  const api = useApi();
  const [today] = useState(() => todayInIndia(Date.now()));
  const { mine, isPending } = useMyTeam(league);
  const fixtures = useQuery(leagueFixturesQuery(api, league.id, id));
  const categories = useQuery(leagueCategoriesQuery(api, league.id));
  const category = categories.data?.find(({ yslcategory_id: one }) => one === id);
  const calendar = category?.calendar ?? null;
  // Rendered all at once: content that arrives later would move the rest.
  if (mine === null || isPending || fixtures.isPending || categories.isPending) return null;
  const { team } = mine;
  const match = nextMatch(Object.values(fixtures.data ?? {}).flat(), team, today);
  return (
    <section className={css.team} aria-label={t('league.myTeam')}>
      <p className={css.label}>{[t('league.myTeam'), league.name, category?.name].filter(Boolean).join(' · ')}</p>
      <h2 className={css.name}>{team}</h2>
      {match ? (
        <ul>
          <FixtureRow
            fixture={match}
            mark={!isOpen(match) ? null : match.date === today ? 'Today' : 'Next'}
            href={match.id === null ? null : paths.match(league.slug, match.id)}
          />
        </ul>
      ) : null}
      <div className={css.bar}>
        {match && isOpen(match) && match.starts_at !== null ? <Countdown match={match} /> : null}
        {calendar === null ? null : <AddToCalendar name={team} address={teamCalendar(calendar, team)} />}
        <LinkButton href={paths.fixtures(league.slug) + teamSearch(id, team)}>
          {t('league.allMatches')}
          <VisuallyHidden>{t('league.ofTeam', { team })}</VisuallyHidden>
        </LinkButton>
      </div>
    </section>
  );
}

/** Updates every second without re-rendering the rest. */
function Countdown({ match }: { match: Fixture }) {
  const now = useNow();
  const left = now === null ? null : formatCountdown(Date.parse(match.starts_at ?? '') - now);
  return (
    <p className={css.countdown} role="timer">
      {left === null ? null : t('league.startsIn', { time: left })}
    </p>
  );
}
