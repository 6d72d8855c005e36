import { t } from '@maidan/i18n/text';
import type { TeamPage } from '@maidan/contract/league/teams';
import { Button } from '@maidan/ui/Button';
import { CheckIcon, PlusIcon } from '@maidan/ui/icons';
import { myTeamStore } from '../season/team/my-team-store.ts';
import { useMyTeam } from '../season/team/use-my-team.ts';

/** Follows the team on this device, without an account. Its next match then comes first on the league's home. */
export function FollowTeam({ page }: { page: TeamPage }) {
  const { name: team, league, yslcategory_id: category } = page;
  const { mine } = useMyTeam({ ...league, calendar: page.category.calendar });
  const isMine = mine?.category === category && mine.team === team;
  return (
    <Button
      variant="signal"
      aria-pressed={isMine}
      icon={isMine ? <CheckIcon size={20} /> : <PlusIcon size={20} />}
      onClick={() => myTeamStore.set(isMine ? null : { league: league.slug, category, team })}
    >
      {isMine ? t('team.following') : t('team.follow')}
    </Button>
  );
}
