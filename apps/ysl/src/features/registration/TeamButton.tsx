import { t } from '@maidan/i18n/text';
import type { RegistrationGroup } from '@maidan/contract/league/league-registrations';
import { Button } from '@maidan/ui/Button';
import { Tooltip } from '@maidan/ui/Tooltip';
import * as css from './Teams.css.ts';
import { teamBlock, teamNote, type TeamState } from './team-state.ts';

interface TeamButtonProps {
  team: RegistrationGroup;
  state: TeamState;
  pending: boolean;
  onChoose: () => void;
}

/** The button to register for one team, or the reason why it is disabled. */
export function TeamButton({ team, state, pending, onChoose }: TeamButtonProps) {
  const block = teamBlock(state);
  const note = teamNote(state);
  return (
    <>
      {block === undefined ? (
        <Tooltip text={t('registration.clickToRegister')} wide>
          {(hint) => (
            <Button wide size="l" variant="edge" pending={pending} aria-describedby={hint} onClick={onChoose}>
              {team.group_name}
            </Button>
          )}
        </Tooltip>
      ) : (
        <Button wide size="l" disabledReason={block}>
          {team.group_name}
        </Button>
      )}
      {note !== null && <span className={css.note}>{note}</span>}
    </>
  );
}
