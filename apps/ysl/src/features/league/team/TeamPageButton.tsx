import { t } from '@maidan/i18n/text';
import type { Id } from '@maidan/contract/core/wire';
import type { League } from '@maidan/contract/league/leagues';
import { LinkButton } from '@maidan/ui/LinkButton';
import { paths } from '../../../paths.ts';
import { useTeams } from './use-team-links.tsx';

interface TeamPageButtonProps {
  league: League;
  category: Id;
  team: string;
}

/** Links from a team's matches to its page. */
export function TeamPageButton({ league, category, team }: TeamPageButtonProps) {
  const found = useTeams(league, category).find(({ name }) => name === team);
  return found ? (
    <LinkButton href={paths.team(league.slug, found.slug)}>{t('team.pageOf', { team })}</LinkButton>
  ) : null;
}
