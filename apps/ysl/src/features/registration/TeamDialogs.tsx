import { t } from '@maidan/i18n/text';
import type { LeagueRegistration, RegistrationGroup } from '@maidan/contract/league/league-registrations';
import { CancelDialog } from '@maidan/site/features/registrations/CancelDialog';
import type { OwnTeams } from '@maidan/site/features/registrations/use-own-teams';
import { RegisteredDialog } from './RegisteredDialog.tsx';
import { choiceOf, ownRegistrationOf } from './registration-choice.ts';
import { bodyOf, type Registration } from './use-registration.ts';

/** The dialog that the user opened for their own team. */
export interface TeamQuestion {
  readonly about: 'chat' | 'leaving';
  readonly team: RegistrationGroup;
}

interface TeamDialogsProps {
  registration: LeagueRegistration;
  question: TeamQuestion | null;
  onAnswered: () => void;
  registering: Registration;
  cancel: OwnTeams['cancel'];
}

/** The dialogs for a completed registration, a team's chat, and leaving a team. */
export function TeamDialogs({ registration, question, onAnswered, registering, cancel }: TeamDialogsProps) {
  const { id, league_name: name } = registration;
  const { success, dismiss } = registering;
  const chosen = success && (ownRegistrationOf(registration, success)?.group_name ?? null);
  const choice = question && choiceOf(id, question.team);
  return (
    <>
      {success && (
        <RegisteredDialog
          title={t('registration.successful')}
          registered={{ ...success, name: success.name ?? name, team: chosen }}
          message={success.message}
          onClose={dismiss}
        />
      )}
      {question?.about === 'chat' && choice && (
        <RegisteredDialog
          title={t('registration.in')}
          registered={{ ...choice, name, team: question.team.group_name }}
          message={null}
          onClose={onAnswered}
        />
      )}
      {question?.about === 'leaving' && choice && cancel && (
        <CancelDialog team={question.team.group_name} onCancel={() => cancel(bodyOf(choice))} onClose={onAnswered} />
      )}
    </>
  );
}
