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

/** The way to the team that the user is in, where its chat and Cancel are; what is for others if there is none. */
export function OwnTeamLink({ league, before, isWaiting = false, children, look, more }: UnlessInTeamProps) {
  const { data: own = [], isLoading } = useQuery(ownRegistrationsQuery(useApi()));
  if (isLoading || isWaiting) return before;
  const team = ownTeamOf(own, league);
  if (!team) return children;
  const href = paths.ownTeam(team.form_id);
  const text = (
    // One element, also inside a link that lays out its content.
    <span>
      {t('league.youAreIn')}
      <VisuallyHidden> {team.group_name}</VisuallyHidden>
    </span>
  );
  if (typeof look === 'object') {
    return (
      // An element of its own: one that gets wider would push what is next to it.
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
