import { ApiError } from '@maidan/api-client/errors/api-error';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { readTypedTime } from '@maidan/contract/text/typed-times';
import { GROUND_MAX } from '@maidan/contract/desk/limits';
import type { DeskFixture, DeskFixtureReply } from '@maidan/contract/desk/league/league-fixtures';
import { Button } from '@maidan/ui/Button';
import { DateField } from '@maidan/ui/DateField';
import { Dialog } from '@maidan/ui/Dialog';
import { Text } from '@maidan/ui/layout';
import { Select } from '@maidan/ui/Select';
import { TextField } from '@maidan/ui/TextField';
import { useState } from 'react';
import { DialogForm } from '../../dialogs/DialogForm.tsx';
import { Notice } from '../../page/Notice.tsx';
import { ClockField } from './ClockField.tsx';
import { spokenWhen, timeProblem } from './fixture-text.ts';
import { TeamField } from './TeamField.tsx';
import type { useFixture } from './use-fixture.ts';

interface ChangeDialogProps {
  fixture: DeskFixture;
  correction: DeskFixtureReply['correction'];
  move: ReturnType<typeof useFixture>['move'];
  onClose: () => void;
}

/** Changes the day, time and ground; and the group and teams while nothing has been scored. */
export function ChangeDialog({ fixture, correction, move, onClose }: ChangeDialogProps) {
  const [typed, setTyped] = useState({
    date: fixture.date ?? '',
    time: fixture.time ?? '',
    ground: fixture.ground ?? '',
    group: String(fixture.group.id),
    team_1: fixture.team_1,
    team_2: fixture.team_2,
  });
  // The version on screen when this opened; a refusal names who has changed it since.
  const [version, setVersion] = useState(fixture.version);
  const { date, time, team_1, team_2 } = typed;
  const { error } = move;
  const isConflict = error instanceof ApiError && error.status === 409;
  const fieldError = (field: string) => (error instanceof ApiError ? error.fields[field]?.[0] : undefined);
  const hasFieldError = error instanceof ApiError && Object.keys(error.fields).length > 0;
  const wasPlanned = spokenWhen(fixture.date ?? '', fixture.time ?? '');
  const groups = correction?.groups ?? [fixture.group];
  const group = groups.find(({ id }) => String(id) === typed.group);

  function change(part: Partial<typeof typed>) {
    // A refusal no longer applies once the input changes.
    move.reset();
    setTyped({ ...typed, ...part });
  }

  function chooseGroup(id: string) {
    const chosen = groups.find((one) => String(one.id) === id);
    const isIn = (team: string) => !chosen?.has_table || chosen.teams.includes(team);
    change({ group: id, team_1: isIn(team_1) ? team_1 : '', team_2: isIn(team_2) ? team_2 : '' });
  }

  function goOnWithMine() {
    move.reset();
    setVersion(fixture.version);
  }

  function submit(confirmed = false) {
    if (problem !== undefined) return;
    const to = { date, time: readTypedTime(time), ground: typed.ground.trim() || null };
    const sides = { team_1: team_1.trim(), team_2: team_2.trim(), ...(group && { group: group.id }) };
    const who = correction?.refusal ? {} : sides;
    move.mutate({ version, ...to, ...who, ...(confirmed && { confirmed }) }, { onSuccess: onClose });
  }
  const problem =
    date === ''
      ? 'Choose a day.'
      : team_1.trim() === '' || team_2.trim() === ''
        ? 'Choose both teams.'
        : timeProblem(time);
  const goOn =
    version === fixture.version
      ? { label: 'Save anyway', onPress: () => submit(true) }
      : { label: 'Continue with mine', onPress: goOnWithMine };
  return (
    <Dialog
      open
      onClose={() => {
        move.reset();
        onClose();
      }}
      title={fixture.status === 'cancelled' ? 'Play it after all' : 'Edit the match'}
    >
      <DialogForm onSubmit={() => submit()}>
        <DateField label="Day" value={date} onChange={(day) => change({ date: day })} error={fieldError('date')} />
        <ClockField date={date} value={time} onChange={(clock) => change({ time: clock })} />
        <TextField
          label="Ground"
          autoComplete="off"
          maxLength={GROUND_MAX}
          value={typed.ground}
          onChange={(ground) => change({ ground })}
        />
        {correction?.refusal ? (
          <Text font="note">{correction.refusal}</Text>
        ) : (
          <>
            {groups.length > 1 && (
              <Select
                label="Group"
                options={groups.map(({ id, name }) => ({ value: String(id), label: name }))}
                value={typed.group}
                onChange={chooseGroup}
                error={fieldError('group')}
              />
            )}
            {(['team_1', 'team_2'] as const).map((side) => (
              <TeamField
                key={side}
                label={side === 'team_1' ? 'First team' : 'Second team'}
                group={group}
                other={typed[side === 'team_1' ? 'team_2' : 'team_1']}
                value={typed[side]}
                onChange={(team) => change({ [side]: team })}
                error={fieldError(side)}
              />
            ))}
          </>
        )}
        <Text font="note">
          The sites show the change at once and, after a move, the original time: {wasPlanned}. Subscribed calendars
          change when they next update, and scorers’ links follow the new time. You can undo this.
        </Text>
        {error && !hasFieldError && (
          <Notice tone="warn" action={isConflict ? goOn : undefined}>
            {errorMessage(error)}
          </Notice>
        )}
        <Button type="submit" variant="signal" pending={move.isPending} disabledReason={problem}>
          {fixture.status === 'cancelled' ? 'Play it' : 'Save'}
        </Button>
      </DialogForm>
    </Dialog>
  );
}
