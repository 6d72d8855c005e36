import type { RegistrationGroup } from '@maidan/contract/league/league-registrations';
import { Button } from '@maidan/ui/Button';
import { Tooltip } from '@maidan/ui/Tooltip';
import * as css from './Teams.css.ts';
import { teamBlock, teamNote, type TeamState } from './team-state.ts';

interface TeamButtonProps {
  team: RegistrationGroup;
  state: TeamState;
  pending: boolean;
  /** During this visit. */
  isRegistered: boolean;
  onChoose: () => void;
}

/** One team to register for, and why not when it is full or too late. */
export function TeamButton({ team, state, pending, isRegistered, onChoose }: TeamButtonProps) {
  const block = teamBlock(state);
  const note = isRegistered ? 'You are registered' : teamNote(state);
  return (
    <li className={css.team}>
      {block === undefined ? (
        <Tooltip text="Click to Register" wide>
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
    </li>
  );
}
