import { parts, t } from '@maidan/i18n/text';
import { useApi } from '@maidan/api-client/core/api-provider';
import { ownRegistrationsQuery } from '@maidan/api-client/queries/league/league-registrations';
import type { Id } from '@maidan/contract/core/wire';
import { useSiteConfig } from '@maidan/site/browser/use-site-config';
import { LinkButton } from '@maidan/ui/LinkButton';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../paths.ts';

/** Links from the chat about a team back to its registration; renders nothing in other conversations. */
export function RegistrationLink({ conversationId }: { conversationId: Id }) {
  const { leagueOrigin } = useSiteConfig();
  const { data: own = [] } = useQuery(ownRegistrationsQuery(useApi()));
  const team = own.find(({ conversation_id: id }) => id === conversationId);
  if (!team) return null;
  return (
    <LinkButton href={paths.leagueEvent(leagueOrigin, team.form_id)}>
      {parts('inbox.registrationFor', {
        team: <VisuallyHidden key="team">{t('inbox.forTeam', { name: team.group_name })}</VisuallyHidden>,
      })}
    </LinkButton>
  );
}
