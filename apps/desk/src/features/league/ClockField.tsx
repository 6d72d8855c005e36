import { readTypedTime } from '@maidan/contract/text/typed-times';
import { Text } from '@maidan/ui/layout';
import { TextField } from '@maidan/ui/TextField';
import { nightNote, spokenWhen, timeProblem } from './fixture-text.ts';

interface ClockFieldProps {
  /** Its day; '' while none is chosen. */
  date: string;
  value: string;
  onChange: (typed: string) => void;
}

/** A time as people type it, read back in words so that a 4:30 meant as pm is noticed before it is public. */
export function ClockField({ date, value, onChange }: ClockFieldProps) {
  const time = readTypedTime(value);
  return (
    <div>
      <TextField
        label="Time"
        hint="Such as 4:30 pm or 16:30. Leave it empty if undecided."
        autoComplete="off"
        value={value}
        onChange={onChange}
        error={timeProblem(value)}
      />
      <Text font="note">
        <output>{time !== null && [spokenWhen(date, time), nightNote(value)].filter(Boolean).join('. ')}</output>
      </Text>
    </div>
  );
}
