import { shownPicture } from '@maidan/contract/core/picture-variants';
import type { LeagueRegistration, RegistrationGroup } from '@maidan/contract/league/league-registrations';
import { EmptyState } from '@maidan/ui/EmptyState';
import { ThemedPage } from '@maidan/ui/ThemedPage';
import { HtmlContent } from '@maidan/ui/HtmlContent';
import { useState } from 'react';
import { RegisteredDialog } from './RegisteredDialog.tsx';
import { choiceOf, isSameChoice, type Choice } from './registration-choice.ts';
import * as css from './Teams.css.ts';
import { TeamButton } from './TeamButton.tsx';
import { closingText, teamState } from './team-state.ts';
import { useClosed } from './use-closed.ts';
import { useRegistration } from './use-registration.ts';

interface InvitationProps {
  registration: LeagueRegistration;
  /** Milliseconds since 1970 when the page was asked for. */
  now: number;
  /** The teams may have changed. */
  onStale: () => void;
}

export function Invitation({ registration, now, onStale }: InvitationProps) {
  const { id, league_name: name, league_description: description, closes_at: closesAt } = registration;
  const isClosed = useClosed(registration, now);
  const [registered, setRegistered] = useState<readonly Choice[]>([]);
  const { choose, sending, success, dismiss } = useRegistration(onStale);
  const headings = Object.entries(registration.groups).filter(([, teams]) => teams.length > 0);
  const choice = (team: RegistrationGroup) => choiceOf(id, team);
  const chosen = success && headings.flatMap(([, teams]) => teams).find((team) => isSameChoice(success, choice(team)));

  function close() {
    if (success) setRegistered([...registered, success]);
    dismiss();
    onStale();
  }

  return (
    <ThemedPage
      theme={registration.theme_color}
      cover={shownPicture(registration.image, registration.image_variants)}
      title={registration.heading ?? 'You’re invited to register'}
      description={
        <div className={css.text}>
          <h2 className={css.league}>{name}</h2>
          {description !== null && <HtmlContent html={description} />}
        </div>
      }
    >
      {headings.length === 0 && <EmptyState title="There are no teams to register for yet." plain />}
      <div>
        {headings.length > 0 && !isClosed && <p className={css.call}>Click on any teams to register</p>}
        {closesAt !== null && <p className={css.closing}>{closingText(closesAt, isClosed)}</p>}
      </div>
      {headings.map(([heading, teams]) => (
        <section key={heading} aria-label={heading}>
          <h2 className={css.heading}>{heading}</h2>
          <ul className={css.teams}>
            {teams.map((team) => (
              <TeamButton
                key={`${team.regsport_id} ${team.groupid}`}
                team={team}
                state={teamState(team, isClosed)}
                pending={isSameChoice(choice(team), sending)}
                isRegistered={registered.some((done) => isSameChoice(done, choice(team)))}
                onChoose={() => choose(choice(team))}
              />
            ))}
          </ul>
        </section>
      ))}
      {success && (
        <RegisteredDialog
          registered={{ ...success, name: success.name ?? name, team: chosen?.group_name ?? null }}
          message={success.message}
          onClose={close}
        />
      )}
    </ThemedPage>
  );
}
