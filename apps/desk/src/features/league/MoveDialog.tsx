import { ApiError } from '@maidan/api-client/errors/api-error';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { readTypedTime } from '@maidan/contract/core/text/typed-times';
import { GROUND_MAX, TEAM_NAME_MAX } from '@maidan/contract/desk/limits';
import type { DeskFixture } from '@maidan/contract/desk/league/league-fixtures';
import { Button } from '@maidan/ui/Button';
import { DateField } from '@maidan/ui/DateField';
import { Dialog } from '@maidan/ui/Dialog';
import { TextField } from '@maidan/ui/TextField';
import { useState } from 'react';
import { DialogForm } from '../../parts/DialogForm.tsx';
import { Notice } from '../../parts/Notice.tsx';
import * as layout from '../../parts/layout.css.ts';
import { ClockField } from './ClockField.tsx';
import { timeProblem, whenText } from './fixture-text.ts';
import type { useFixture } from './use-fixture.ts';

interface MoveDialogProps {
  fixture: DeskFixture;
  move: ReturnType<typeof useFixture>['move'];
  onClose: () => void;
}

/** Another day, time or ground, and the teams of a knockout once they are known. */
export function MoveDialog({ fixture, move, onClose }: MoveDialogProps) {
  const [date, setDate] = useState(fixture.date ?? '');
  const [time, setTime] = useState(fixture.time ?? '');
  const [ground, setGround] = useState(fixture.ground ?? '');
  const [teams, setTeams] = useState({ team_1: fixture.team_1, team_2: fixture.team_2 });
  // Decided on what was shown when this opened; the refusal names who has changed it since.
  const [version, setVersion] = useState(fixture.version);
  const { error } = move;
  const isConflict = error instanceof ApiError && error.status === 409;
  const fieldError = (field: string) => (error instanceof ApiError ? error.fields[field]?.[0] : undefined);
  const hasFieldError = error instanceof ApiError && Object.keys(error.fields).length > 0;
  const wasPlanned = whenText(fixture.date, fixture.time);

  function submit() {
    if (date === '' || timeProblem(time) !== undefined) return;
    const to = { date, time: readTypedTime(time), ground: ground.trim() || null };
    const named = fixture.group.has_table ? {} : { team_1: teams.team_1.trim(), team_2: teams.team_2.trim() };
    move.mutate({ version, ...to, ...named }, { onSuccess: onClose });
  }
  return (
    <Dialog
      open
      onClose={() => {
        move.reset();
        onClose();
      }}
      title={fixture.status === 'cancelled' ? 'Play it after all' : 'Move the match'}
    >
      <DialogForm onSubmit={submit}>
        <DateField label="Day" value={date} onChange={setDate} error={fieldError('date')} />
        <ClockField date={date} value={time} onChange={setTime} />
        <TextField label="Ground" autoComplete="off" maxLength={GROUND_MAX} value={ground} onChange={setGround} />
        {!fixture.group.has_table &&
          (['team_1', 'team_2'] as const).map((side) => (
            <TextField
              key={side}
              label={side === 'team_1' ? 'First team' : 'Second team'}
              autoComplete="off"
              maxLength={TEAM_NAME_MAX}
              value={teams[side]}
              onChange={(name) => setTeams({ ...teams, [side]: name })}
              error={fieldError(side)}
            />
          ))}
        <p className={layout.small}>
          The public page and the list show the new day at once, and that it was {wasPlanned} before. Subscribed
          calendars follow when they next update, and scorers’ links work around the new time. You can undo this.
        </p>
        {error && !hasFieldError && (
          <Notice
            tone="warn"
            action={
              isConflict && version !== fixture.version
                ? { label: 'Go on with mine', onPress: () => setVersion(fixture.version) }
                : undefined
            }
          >
            {errorMessage(error)}
          </Notice>
        )}
        <Button
          type="submit"
          variant="signal"
          pending={move.isPending}
          disabledReason={date === '' ? 'Choose a day.' : timeProblem(time)}
        >
          {fixture.status === 'cancelled' ? 'Play it' : 'Move'}
        </Button>
      </DialogForm>
    </Dialog>
  );
}
