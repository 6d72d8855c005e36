import { t } from '@maidan/i18n/text';
import type { OwnRegistration, RegistrationGroup } from '@maidan/contract/league/league-registrations';
import type { OwnTeams } from '@maidan/site/features/registrations/use-own-teams';
import { useSiteConfig } from '@maidan/site/browser/use-site-config';
import { paths } from '../../paths.ts';
import { OwnTeam } from './OwnTeam.tsx';
import { isSameChoice, type Choice } from './registration-choice.ts';
import { TeamButton } from './TeamButton.tsx';
import type { TeamQuestion } from './TeamDialogs.tsx';
import { teamState, type Time } from './team-state.ts';
import { bodyOf, type Registration } from './use-registration.ts';
import type { TeamWaiting } from './use-team-waiting.ts';
import { WaitingNote } from '@maidan/site/features/registrations/WaitingNote';

interface TeamRowProps {
  team: RegistrationGroup;
  choice: Choice;
  time: Time;
  /** Whether the team was chosen during this visit, so that leaving it is an Undo. */
  isFresh: boolean;
  /** The teams of the same age group that the user is in. */
  own: readonly OwnRegistration[];
  registering: Registration;
  cancel: OwnTeams['cancel'];
  waiting: TeamWaiting | undefined;
  onQuestion: (question: TeamQuestion) => void;
}

/** One team of an age group, to register for or the user's own. */
export function TeamRow(props: TeamRowProps) {
  const { team, choice, time, isFresh, own, registering, cancel, waiting: lists, onQuestion } = props;
  const { feedOrigin } = useSiteConfig();
  const { choose, sending, waiting, withdraw } = registering;
  const place = lists?.placeIn(choice) ?? null;
  const isHeld = place !== null && place.offered_until !== null;
  const state = teamState(team, { time, own, isHeld, isWaiting: waiting.some((one) => isSameChoice(one, choice)) });
  if (state.kind !== 'in' && state.kind !== 'waiting') {
    const isSending = isSameChoice(choice, sending);
    return (
      <>
        <TeamButton team={team} state={state} pending={isSending} onChoose={() => choose(choice)} />
        {lists && (state.kind === 'full' || (isHeld && state.kind === 'open')) && (
          <WaitingNote
            place={place}
            name={team.group_name}
            onJoin={() => lists.join(choice)}
            onLeave={() => lists.leave(choice)}
          />
        )}
      </>
    );
  }

  function leave() {
    if (state.kind === 'waiting') return { label: t('registration.undo'), onPress: () => withdraw(choice) };
    if (time === 'closed' || !cancel) return undefined;
    return isFresh
      ? { label: t('registration.undo'), onPress: () => cancel(bodyOf(choice)) }
      : { label: t('registration.cancel'), onPress: () => onQuestion({ about: 'leaving', team }) };
  }

  const chat = own.find(({ group_id }) => group_id === team.groupid)?.conversation_id ?? null;
  return (
    <OwnTeam
      name={team.group_name}
      state={state}
      chat={chat === null ? undefined : paths.chat(feedOrigin, chat)}
      onChat={() => onQuestion({ about: 'chat', team })}
      leave={leave()}
    />
  );
}
