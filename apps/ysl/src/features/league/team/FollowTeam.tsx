import { t } from '@maidan/i18n/text';
import { useStore } from '@maidan/browser/use-store';
import { Button } from '@maidan/ui/Button';
import { CheckIcon, PlusIcon } from '@maidan/ui/icons';
import { myTeamStore, type MyTeam } from '../season/team/my-team-store.ts';

/** Follows the team on this device, without an account: its next match is then first on the league's home. */
export function FollowTeam(team: MyTeam) {
  const mine = useStore(myTeamStore);
  const isMine = mine?.league === team.league && mine.category === team.category && mine.team === team.team;
  return (
    <Button
      variant="signal"
      aria-pressed={isMine}
      icon={isMine ? <CheckIcon size={20} /> : <PlusIcon size={20} />}
      onClick={() => myTeamStore.set(isMine ? null : team)}
    >
      {isMine ? t('team.following') : t('team.follow')}
    </Button>
  );
}
