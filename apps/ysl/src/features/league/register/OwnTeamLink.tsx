import { t } from '@maidan/i18n/text';
import { useApi } from '@maidan/api-client/core/api-provider';
import { ownRegistrationsQuery } from '@maidan/api-client/queries/league/league-registrations';
import { CheckIcon } from '@maidan/ui/icons';
import { LinkButton } from '@maidan/ui/LinkButton';
import { Link } from '@maidan/ui/links/LinkProvider';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../paths.ts';
import { ownTeamOf } from './own-team.ts';
import type { UnlessInTeamProps } from './UnlessInTeam.tsx';

/** Links to the user's own team, with its chat and Cancel; renders `children` for a user without a team. */
export function OwnTeamLink({ league, before, isWaiting = false, children, look, more }: UnlessInTeamProps) {
  const { data: own = [], isLoading } = useQuery(ownRegistrationsQuery(useApi()));
  if (isLoading || isWaiting) return before;
  const team = ownTeamOf(own, league);
  if (!team) return children;
  const href = paths.ownTeam(team.form_id);
  const text = (
    // A single element, for links that lay out their content.
    <span>
      {t('league.youAreIn')}
      <VisuallyHidden> {team.group_name}</VisuallyHidden>
    </span>
  );
  if (typeof look === 'object') {
    return (
      // A new element: growing the old one would push its neighbours and count as a shift.
      <Link key={team.group_id} {...look} href={href}>
        {text}
      </Link>
    );
  }
  return (
    <>
      <LinkButton variant="signal" size={look} icon={<CheckIcon size={20} />} href={href}>
        {text}
      </LinkButton>
      {more}
    </>
  );
}
