import { parts, t } from '@maidan/i18n/text';
import type { OwnRegistration } from '@maidan/contract/league/league-registrations';
import { useSiteConfig } from '@maidan/site/browser/use-site-config';
import { Button } from '@maidan/ui/Button';
import { LinkButton } from '@maidan/ui/LinkButton';
import { TextLink } from '@maidan/ui/TextLink';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { useState } from 'react';
import { paths } from '../../../paths.ts';
import * as css from '../AccountView.css.ts';

interface RegistrationRowProps {
  team: OwnRegistration;
  onLeave: () => void;
}

/** A team that the user is in: its chat, and Cancel until registration closes. */
export function RegistrationRow({ team, onLeave }: RegistrationRowProps) {
  const { leagueOrigin } = useSiteConfig();
  const { group_name: name, heading, league_name: league, closes_at: closesAt, conversation_id: chat } = team;
  const [now] = useState(Date.now);
  const isClosed = closesAt !== null && Date.parse(closesAt) <= now;
  const whose = <VisuallyHidden key="team"> {name}</VisuallyHidden>;
  return (
    <li className={css.row}>
      <span className={css.text}>
        <span className={css.label}>{name}</span>
        <span className={css.hint}>
          {heading} · <TextLink href={paths.leagueEvent(leagueOrigin, team.form_id)}>{league}</TextLink>
          {isClosed ? ` · ${t('account.registrationClosed')}` : null}
        </span>
      </span>
      <span className={css.buttons}>
        {chat === null ? null : (
          <LinkButton href={paths.conversation(chat)}>{parts('account.chatOf', { team: whose })}</LinkButton>
        )}
        {isClosed ? null : <Button onClick={onLeave}>{parts('account.cancelOf', { team: whose })}</Button>}
      </span>
    </li>
  );
}
