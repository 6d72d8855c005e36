import { t } from '@maidan/i18n/text';
import type { OwnRegistration, RegistrationGroup } from '@maidan/contract/league/league-registrations';
import type { OwnTeams } from '@maidan/site/registrations/use-own-teams';
import { useSiteConfig } from '@maidan/site/browser/use-site-config';
import { paths } from '../../paths.ts';
import { OwnTeam } from './OwnTeam.tsx';
import { isSameChoice, type Choice } from './registration-choice.ts';
import { TeamButton } from './TeamButton.tsx';
import type { TeamQuestion } from './TeamDialogs.tsx';
import { teamState } from './team-state.ts';
import { bodyOf, type Registration } from './use-registration.ts';

interface TeamRowProps {
  team: RegistrationGroup;
  choice: Choice;
  isClosed: boolean;
  /** Chosen on this page: the way out is an Undo. */
  isFresh: boolean;
  /** The teams of the same age group that the user is in. */
  own: readonly OwnRegistration[];
  registering: Registration;
  cancel: OwnTeams['cancel'];
  onQuestion: (question: TeamQuestion) => void;
}

/** One team of an age group: to register for, or the user's own. */
export function TeamRow({ team, choice, isClosed, isFresh, own, registering, cancel, onQuestion }: TeamRowProps) {
  const { feedOrigin } = useSiteConfig();
  const { choose, sending, waiting, withdraw } = registering;
  const state = teamState(team, { isClosed, own, isWaiting: waiting.some((one) => isSameChoice(one, choice)) });
  if (state.kind !== 'in' && state.kind !== 'waiting') {
    const isSending = isSameChoice(choice, sending);
    return <TeamButton team={team} state={state} pending={isSending} onChoose={() => choose(choice)} />;
  }

  function leave() {
    if (state.kind === 'waiting') return { label: t('registration.undo'), onPress: () => withdraw(choice) };
    if (isClosed || !cancel) return undefined;
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
