import { sortNames } from '@maidan/i18n/sort-names';
import { t } from '@maidan/i18n/text';
import { useApi } from '@maidan/api-client/core/api-provider';
import { leagueTableQuery } from '@maidan/api-client/queries/league/league-tables';
import { teamCalendar } from '@maidan/contract/league/league-calendars';
import type { League, LeagueCategory } from '@maidan/contract/league/leagues';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Calendars } from '../calendar/Calendars.tsx';
import * as css from './group.css.ts';

interface TeamCalendarsProps {
  league: League;
  category: LeagueCategory;
}

/** The calendars of the league, the category and its teams, which are fetched when the section opens. */
export function TeamCalendars({ league, category: { yslcategory_id: id, name, calendar } }: TeamCalendarsProps) {
  const [open, setOpen] = useState(false);
  const table = useQuery({ ...leagueTableQuery(useApi(), league.id, id), enabled: open });
  if (!league.calendar || !calendar) return null;
  const rows = Object.values(table.data ?? {}).flat();
  const teams = sortNames(rows.map((row) => row.tablename));
  const calendars = [
    { name: t('league.allMatchesOf', { name: league.name }), address: league.calendar },
    { name: t('league.allMatchesOf', { name }), address: calendar },
    ...[...new Set(teams)].map((team) => ({ name: team, address: teamCalendar(calendar, team) })),
  ];
  return (
    <div className={css.below}>
      <Calendars calendars={calendars} onOpen={() => setOpen(true)} />
    </div>
  );
}
