import { TEAM_NAME_MAX } from '@maidan/contract/desk/limits';
import type { SeasonGroup } from '@maidan/contract/desk/league/season/season';
import { Select } from '@maidan/ui/Select';
import { TextField } from '@maidan/ui/TextField';

interface TeamFieldProps {
  label: string;
  group: Pick<SeasonGroup, 'has_table' | 'teams'> | undefined;
  /** The other team, which is not offered again. */
  other: string;
  value: string;
  error?: string | undefined;
  onChange: (team: string) => void;
}

/** A team of the group. A knockout takes any name, such as "Winner of group A". */
export function TeamField({ label, group, other, value, error, onChange }: TeamFieldProps) {
  if (!group?.has_table) {
    return (
      <TextField
        label={label}
        autoComplete="off"
        maxLength={TEAM_NAME_MAX}
        value={value}
        onChange={onChange}
        error={error}
      />
    );
  }
  const options = group.teams.filter((team) => team !== other).map((team) => ({ value: team, label: team }));
  return <Select label={label} options={options} value={value} onChange={onChange} error={error} />;
}
