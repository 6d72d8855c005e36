import { t } from '@maidan/i18n/text';
import { useStore } from '@maidan/browser/use-store';
import type { Id } from '@maidan/contract/core/wire';
import { Button } from '@maidan/ui/Button';
import { CheckIcon } from '@maidan/ui/icons';
import { LinkButton } from '@maidan/ui/LinkButton';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { teamSearch } from './choose-team.ts';
import { myTeamStore } from './my-team-store.ts';

interface MyTeamButtonProps {
  /** The league's slug. */
  league: string;
  category: Id;
  /** The team on show; null for all. */
  team: string | null;
}

/** Makes the team on show the one of this device; among all teams, leads to it. */
export function MyTeamButton({ league, category, team }: MyTeamButtonProps) {
  const mine = useStore(myTeamStore);
  if (team === null) {
    if (mine?.league !== league) return null;
    return (
      <LinkButton href={teamSearch(mine.category, mine.team)}>
        {t('league.myTeam')}
        <VisuallyHidden>: {mine.team}</VisuallyHidden>
      </LinkButton>
    );
  }
  const isMine = mine?.league === league && mine.category === category && mine.team === team;
  return (
    <Button
      aria-pressed={isMine}
      icon={isMine ? <CheckIcon size={20} /> : null}
      onClick={() => myTeamStore.set(isMine ? null : { league, category, team })}
    >
      {t('league.myTeam')}
    </Button>
  );
}
