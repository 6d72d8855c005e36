import { t } from '@maidan/i18n/text';
import { TEAM, teamCalendar } from '@maidan/contract/league/league-calendars';
import type { League, LeagueCategory } from '@maidan/contract/league/leagues';
import { Button } from '@maidan/ui/Button';
import { Select } from '@maidan/ui/Select';
import { useNavigate } from 'react-router';
import { AddToCalendar } from '../../calendar/AddToCalendar.tsx';
import * as choiceCss from '../CategoryChoice.css.ts';
import { CATEGORY } from '../choose-category.ts';
import { TeamPageButton } from '../../team/TeamPageButton.tsx';
import { teamSearch } from './choose-team.ts';
import { MyTeamButton } from './MyTeamButton.tsx';
import * as css from './TeamFilter.css.ts';

interface TeamFilterProps {
  league: League;
  category: LeagueCategory;
  teams: readonly string[];
  /** Null for all. */
  team: string | null;
}

/** Filters by team, with the team's calendar and a button to follow it. Without script the form does the same. */
export function TeamFilter({ league, category, teams, team }: TeamFilterProps) {
  const navigate = useNavigate();
  const { yslcategory_id: id, calendar } = category;
  const show = (value: string) =>
    void navigate(teamSearch(id, value || null), { replace: true, preventScrollReset: true });
  return (
    <div className={css.bar}>
      <form className={css.form} method="get">
        <input type="hidden" name={CATEGORY} value={id} />
        <div className={choiceCss.field}>
          <Select
            label={t('league.team')}
            labelHidden
            name={TEAM}
            placeholder={t('league.allTeams')}
            options={teams.map((name) => ({ value: name, label: name }))}
            value={team ?? ''}
            onChange={show}
          />
        </div>
        <div className={choiceCss.submit}>
          <Button type="submit" variant="ink">
            {t('league.show')}
          </Button>
        </div>
      </form>
      <div className={css.buttons}>
        {calendar === null ? null : (
          <AddToCalendar
            name={team ?? category.name}
            address={team === null ? calendar : teamCalendar(calendar, team)}
          />
        )}
        <MyTeamButton league={league} category={id} team={team} />
        {team === null ? null : <TeamPageButton league={league} category={id} team={team} />}
      </div>
    </div>
  );
}
