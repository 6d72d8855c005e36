import { ApiError } from '@maidan/api-client/errors/api-error';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { GROUND_MAX } from '@maidan/contract/desk/limits';
import type { SeasonCategory } from '@maidan/contract/desk/league/season/season';
import { useOnline } from '@maidan/browser/use-online';
import { Button } from '@maidan/ui/Button';
import { DateField } from '@maidan/ui/DateField';
import { Select } from '@maidan/ui/Select';
import { TextField } from '@maidan/ui/TextField';
import { useState } from 'react';
import { Notice } from '../../../page/Notice.tsx';
import { Refusal } from '../../../dialogs/Refusal.tsx';
import { DialogForm } from '../../../dialogs/DialogForm.tsx';
import { ClockField } from '../ClockField.tsx';
import { timeProblem } from '../fixture-text.ts';
import { TeamField } from '../TeamField.tsx';
import * as css from './Season.css.ts';
import { useAddFixtures } from './use-add-fixtures.ts';

const noTeams = { team_1: '', team_2: '' };

/** Adds fixtures one at a time. Day and ground stay filled in, so that a match day is typed in one go. */
export function FixtureByHand({ category }: { category: SeasonCategory }) {
  const [groupName, setGroupName] = useState(category.groups[0]?.name ?? '');
  const [teams, setTeams] = useState(noTeams);
  const [day, setDay] = useState({ date: '', time: '', ground: '', type: '' });
  const add = useAddFixtures(category.id, () => setTeams(noTeams));
  const offline = useOnline() ? undefined : 'You are offline.';
  const group = category.groups.find(({ name }) => name === groupName);
  const blocked =
    teams.team_1.trim() === '' || teams.team_2.trim() === ''
      ? 'Choose both teams.'
      : day.date === ''
        ? 'Choose the day.'
        : timeProblem(day.time);
  const rows = [{ group: groupName, ...teams, ...day }];
  const isClash = add.error instanceof ApiError && add.error.status === 409;
  // A refusal no longer applies once the input changes.
  const change = (part: Partial<typeof day>) => {
    add.reset();
    setDay({ ...day, ...part });
  };
  const changeTeams = (part: Partial<typeof noTeams>) => {
    add.reset();
    setTeams({ ...teams, ...part });
  };
  return (
    <DialogForm onSubmit={() => add.mutate({ rows })}>
      {category.groups.length > 1 && (
        <Select
          label="Group"
          options={category.groups.map(({ name }) => ({ value: name, label: name }))}
          value={groupName}
          onChange={(name) => {
            setGroupName(name);
            changeTeams(noTeams);
          }}
        />
      )}
      {(['team_1', 'team_2'] as const).map((side, at) => (
        <TeamField
          key={side}
          label={at === 0 ? 'First team' : 'Second team'}
          group={group}
          other={teams[at === 0 ? 'team_2' : 'team_1']}
          value={teams[side]}
          onChange={(team) => changeTeams({ [side]: team })}
        />
      ))}
      <DateField label="Day" value={day.date} onChange={(date) => change({ date })} />
      <div className={css.numbers}>
        <ClockField date={day.date} value={day.time} onChange={(time) => change({ time })} />
        <TextField
          label="Type"
          hint="Such as Final or League match"
          maxLength={60}
          value={day.type}
          onChange={(type) => change({ type })}
        />
      </div>
      <TextField label="Ground" maxLength={GROUND_MAX} value={day.ground} onChange={(ground) => change({ ground })} />
      {add.error && isClash ? (
        <Notice tone="warn" action={{ label: 'Add it anyway', onPress: () => add.mutate({ rows, confirmed: true }) }}>
          {errorMessage(add.error)}
        </Notice>
      ) : (
        <Refusal error={add.error} />
      )}
      <Button type="submit" variant="signal" wide pending={add.isPending} disabledReason={offline ?? blocked}>
        Add the match
      </Button>
    </DialogForm>
  );
}
