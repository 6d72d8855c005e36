import { t } from '@maidan/i18n/text';
import { useApi } from '@maidan/api-client/core/api-provider';
import { ownRegistrationsQuery } from '@maidan/api-client/queries/league/league-registrations';
import { CheckIcon } from '@maidan/ui/icons';
import { LinkButton } from '@maidan/ui/LinkButton';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '../../../paths.ts';

interface OwnTeamActionProps {
  /** The league's slug. */
  league: string;
  /** Shown without a team in this league. */
  children: ReactNode;
}

/** The newest of the user's teams in a league, with the way to its registration. */
export function OwnTeamAction({ league, children }: OwnTeamActionProps) {
  const { data: own = [] } = useQuery(ownRegistrationsQuery(useApi()));
  const team = own.find(({ league_slug }) => league_slug === league);
  if (!team) return children;
  return (
    <LinkButton variant="signal" size="l" icon={<CheckIcon size={20} />} href={paths.event(team.form_id)}>
      {t('league.youAreIn')}
      <VisuallyHidden> {team.group_name}</VisuallyHidden>
    </LinkButton>
  );
}
