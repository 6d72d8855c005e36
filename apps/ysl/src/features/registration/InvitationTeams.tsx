import type { LeagueRegistration } from '@maidan/contract/league/league-registrations';
import { useOwnTeams } from '@maidan/site/features/registrations/use-own-teams';
import { useState } from 'react';
import { choiceOf, isSameChoice, ownRegistrationOf, type Choice } from './registration-choice.ts';
import { TeamDialogs, type TeamQuestion } from './TeamDialogs.tsx';
import { TeamRow } from './TeamRow.tsx';
import * as css from './Teams.css.ts';
import type { Time } from './team-state.ts';
import { useRegistration } from './use-registration.ts';
import { useTeamWaiting } from './use-team-waiting.ts';

interface InvitationTeamsProps {
  registration: LeagueRegistration;
  time: Time;
  /** Called when the teams may have changed. */
  onStale: () => void;
}

/** The teams by age group, both those to register for and the user's own. */
export function InvitationTeams({ registration, time, onStale }: InvitationTeamsProps) {
  const [fresh, setFresh] = useState<readonly Choice[]>([]);
  const [question, setQuestion] = useState<TeamQuestion | null>(null);
  const { teams: own = [], add, cancel } = useOwnTeams();
  const waiting = useTeamWaiting(registration);
  const registering = useRegistration({
    onRefused: onStale,
    onSuccess(done) {
      setFresh([...fresh, done]);
      const entry = ownRegistrationOf(registration, done);
      if (entry) add(entry);
    },
  });
  return (
    <>
      {Object.entries(registration.groups).map(([heading, teams]) =>
        teams.length === 0 ? null : (
          <section key={heading} aria-label={heading}>
            <h2 className={css.heading}>{heading}</h2>
            <ul className={css.teams}>
              {teams.map((team) => {
                const choice = choiceOf(registration.id, team);
                return (
                  <li key={`${choice.sid} ${choice.gid}`} className={css.team}>
                    <TeamRow
                      team={team}
                      choice={choice}
                      time={time}
                      isFresh={fresh.some((one) => isSameChoice(one, choice))}
                      own={own.filter(({ sport_id }) => teams.some(({ regsport_id }) => regsport_id === sport_id))}
                      registering={registering}
                      cancel={cancel}
                      waiting={waiting}
                      onQuestion={setQuestion}
                    />
                  </li>
                );
              })}
            </ul>
          </section>
        ),
      )}
      <TeamDialogs
        registration={registration}
        question={question}
        onAnswered={() => setQuestion(null)}
        registering={registering}
        cancel={cancel}
      />
    </>
  );
}
