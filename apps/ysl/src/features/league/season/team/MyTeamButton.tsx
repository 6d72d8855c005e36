import { t } from '@maidan/i18n/text';
import type { Id } from '@maidan/contract/core/wire';
import type { League } from '@maidan/contract/league/leagues';
import { Button } from '@maidan/ui/Button';
import { CheckIcon } from '@maidan/ui/icons';
import { LinkButton } from '@maidan/ui/LinkButton';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { teamSearch } from './choose-team.ts';
import { myTeamStore } from './my-team-store.ts';
import { useMyTeam } from './use-my-team.ts';

interface MyTeamButtonProps {
  league: League;
  category: Id;
  /** The chosen team; null for all. */
  team: string | null;
}

/** Follows the chosen team on this device. With all teams shown, links to the followed team. */
export function MyTeamButton({ league, category, team }: MyTeamButtonProps) {
  const { mine } = useMyTeam(league);
  if (team === null) {
    if (mine === null) return null;
    return (
      <LinkButton href={teamSearch(mine.category, mine.team)}>
        {t('league.myTeam')}
        <VisuallyHidden>– {mine.team}</VisuallyHidden>
      </LinkButton>
    );
  }
  const isMine = mine?.category === category && mine.team === team;
  return (
    <Button
      aria-pressed={isMine}
      icon={isMine ? <CheckIcon size={20} /> : null}
      onClick={() => myTeamStore.set(isMine ? null : { league: league.slug, category, team })}
    >
      {t('league.myTeam')}
    </Button>
  );
}
