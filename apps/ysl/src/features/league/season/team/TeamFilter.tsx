import { t } from '@maidan/i18n/text';
import { TEAM, teamCalendar } from '@maidan/contract/league/league-calendars';
import type { League, LeagueCategory } from '@maidan/contract/league/leagues';
import { useSiteConfig } from '@maidan/site/browser/use-site-config';
import { Button } from '@maidan/ui/Button';
import { CalendarIcon } from '@maidan/ui/icons';
import { LinkButton } from '@maidan/ui/LinkButton';
import { Select } from '@maidan/ui/Select';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { useNavigate } from 'react-router';
import { subscribeAddress } from '../../calendar/calendar-links.ts';
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

/** One team's matches only, their calendar, and the team of this device. Without script the form leads to the same. */
export function TeamFilter({ league, category, teams, team }: TeamFilterProps) {
  const navigate = useNavigate();
  const { origin } = useSiteConfig();
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
          <LinkButton
            icon={<CalendarIcon size={20} />}
            href={subscribeAddress(team === null ? calendar : teamCalendar(calendar, team), origin)}
          >
            {t('league.addToCalendar')}
            <VisuallyHidden>: {team ?? category.name}</VisuallyHidden>
          </LinkButton>
        )}
        <MyTeamButton league={league} category={id} team={team} />
        {team === null ? null : <TeamPageButton league={league} category={id} team={team} />}
      </div>
    </div>
  );
}
