import type { DeskFixture } from '@maidan/contract/desk/league/league-fixtures';
import { RadioGroup } from '@maidan/ui/RadioGroup';
import { readSide } from './result-draft.ts';

interface WinnerFieldProps {
  fixture: Pick<DeskFixture, 'team_1' | 'team_2'>;
  label: string;
  value: '' | '1' | '2';
  onChange: (winner: '' | '1' | '2') => void;
  error?: string | undefined;
}

export function WinnerField({ fixture, label, value, onChange, error }: WinnerFieldProps) {
  return (
    <RadioGroup
      label={label}
      options={[
        { value: '1', label: fixture.team_1 },
        { value: '2', label: fixture.team_2 },
      ]}
      value={value}
      onChange={(winner) => onChange(readSide(winner))}
      error={error}
    />
  );
}
