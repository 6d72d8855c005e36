import type { LeagueRegistration, RegistrationGroup } from '@maidan/contract/league/league-registrations';
import { useSiteConfig } from '@maidan/site/browser/use-site-config';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { OwnTeam } from './OwnTeam.tsx';
import { RegisteredDialog } from './RegisteredDialog.tsx';
import { choiceOf, isSameChoice, type Choice } from './registration-choice.ts';
import * as css from './Teams.css.ts';
import { TeamButton } from './TeamButton.tsx';
import { teamState } from './team-state.ts';
import { useOwnTeams } from './use-own-teams.ts';
import { bodyOf, useRegistration } from './use-registration.ts';

interface InvitationTeamsProps {
  registration: LeagueRegistration;
  isClosed: boolean;
  /** The teams may have changed. */
  onStale: () => void;
}

/** The teams under their age groups: those to register for, and those that the user is in. */
export function InvitationTeams({ registration, isClosed, onStale }: InvitationTeamsProps) {
  const { id, league_name: name, closes_at } = registration;
  const { feedOrigin } = useSiteConfig();
  const [fresh, setFresh] = useState<readonly Choice[]>([]);
  const [leaving, setLeaving] = useState<RegistrationGroup | null>(null);
  const [chatting, setChatting] = useState<RegistrationGroup | null>(null);
  const { teams: own = [], add, cancel } = useOwnTeams();
  const headings = Object.entries(registration.groups).filter(([, teams]) => teams.length > 0);
  const choice = (team: RegistrationGroup) => choiceOf(id, team);
  const isIn = (list: readonly Choice[], team: RegistrationGroup) =>
    list.some((one) => isSameChoice(one, choice(team)));

  const { choose, sending, waiting, withdraw, success, dismiss } = useRegistration({
    onRefused: onStale,
    onSuccess(done) {
      setFresh([...fresh, done]);
      for (const [heading, teams] of headings) {
        const team = teams.find((one) => isSameChoice(done, choice(one)));
        if (!team) continue;
        const { groupid: group_id, regsport_id: sport_id, group_name } = team;
        const place = { league_name: name, league_slug: '', closes_at, conversation_id: null };
        add({ form_id: id, sport_id, group_id, group_name, heading, ...place });
      }
    },
  });
  const chosen = success && headings.flatMap(([, teams]) => teams).find((team) => isSameChoice(success, choice(team)));

  function leaveOf(team: RegistrationGroup, isWaiting: boolean) {
    if (isWaiting) return { label: 'Undo' as const, onPress: () => withdraw(choice(team)) };
    if (isClosed || !cancel) return undefined;
    return isIn(fresh, team)
      ? { label: 'Undo' as const, onPress: () => cancel(bodyOf(choice(team))) }
      : { label: 'Cancel' as const, onPress: () => setLeaving(team) };
  }

  return (
    <>
      {headings.map(([heading, teams]) => {
        const ownHere = own.filter(({ sport_id }) => teams.some((team) => team.regsport_id === sport_id));
        return (
          <section key={heading} aria-label={heading}>
            <h2 className={css.heading}>{heading}</h2>
            <ul className={css.teams}>
              {teams.map((team) => {
                const state = teamState(team, { isClosed, own: ownHere, isWaiting: isIn(waiting, team) });
                const chat = ownHere.find(({ group_id }) => group_id === team.groupid)?.conversation_id ?? undefined;
                return (
                  <li key={`${team.regsport_id} ${team.groupid}`} className={css.team}>
                    {state.kind === 'in' || state.kind === 'waiting' ? (
                      <OwnTeam
                        name={team.group_name}
                        state={state}
                        chat={chat === undefined ? undefined : paths.chat(feedOrigin, chat)}
                        onChat={() => setChatting(team)}
                        leave={leaveOf(team, state.kind === 'waiting')}
                      />
                    ) : (
                      <TeamButton
                        team={team}
                        state={state}
                        pending={isSameChoice(choice(team), sending)}
                        onChoose={() => choose(choice(team))}
                      />
                    )}
                  </li>
                );
              })}
            </ul>
          </section>
        );
      })}
      {success && (
        <RegisteredDialog
          title="Registration Successful"
          registered={{ ...success, name: success.name ?? name, team: chosen?.group_name ?? null }}
          message={success.message}
          onClose={dismiss}
        />
      )}
      {chatting && (
        <RegisteredDialog
          title="You’re in"
          registered={{ ...choice(chatting), name, team: chatting.group_name }}
          message={null}
          onClose={() => setChatting(null)}
        />
      )}
      {leaving && cancel && (
        <CancelDialog
          team={leaving.group_name}
          onCancel={() => cancel(bodyOf(choice(leaving)))}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  );
}
