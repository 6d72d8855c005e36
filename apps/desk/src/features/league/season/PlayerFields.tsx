import {
  FIRST_NAME_MAX,
  INITIALS_MAX,
  SHIRT_MAX,
  type DeskPlayer,
  type ShownLevel,
} from '@maidan/contract/desk/league/season/teams';
import type { PlayerRole } from '@maidan/contract/league/teams';
import { Button } from '@maidan/ui/Button';
import { Grid, Text } from '@maidan/ui/layout';
import { Select } from '@maidan/ui/Select';
import { Switch } from '@maidan/ui/Switch';
import { TextField } from '@maidan/ui/TextField';
import * as css from './Season.css.ts';

const roles: readonly { value: PlayerRole; label: string }[] = [
  { value: 'player', label: 'Player' },
  { value: 'batter', label: 'Batter' },
  { value: 'bowler', label: 'Bowler' },
  { value: 'all_rounder', label: 'All-rounder' },
  { value: 'keeper', label: 'Keeper' },
];
const levels: readonly { value: ShownLevel; label: string }[] = [
  { value: 'none', label: 'No consent: not shown' },
  { value: 'initials', label: 'Shirt number and initials' },
  { value: 'first_name', label: 'Shirt number and first name' },
];

interface PlayerFieldsProps {
  /** Position in the squad, from 1. */
  number: number;
  player: DeskPlayer;
  onChange: (part: Partial<DeskPlayer>) => void;
  onRemove: () => void;
}

/** One player of a squad. The first name is asked for only if it may be shown. */
export function PlayerFields({ number, player, onChange, onRemove }: PlayerFieldsProps) {
  const { shirt, initials, first_name: firstName, role, captain, shows } = player;
  function typeShirt(typed: string) {
    const digits = typed.replaceAll(/\D/g, '');
    onChange({ shirt: digits === '' ? null : Math.min(Number(digits), SHIRT_MAX) });
  }
  return (
    <Grid as="fieldset" gap={3}>
      <Text as="legend" paddingBottom={2} font="head15">{`Player ${number}`}</Text>
      <div className={css.numbers}>
        <TextField
          label="Shirt"
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          value={shirt === null ? '' : String(shirt)}
          onChange={typeShirt}
        />
        <TextField
          label="Initials"
          placeholder="R.S."
          autoComplete="off"
          maxLength={INITIALS_MAX}
          value={initials}
          onChange={(typed) => onChange({ initials: typed })}
        />
      </div>
      <Select
        label="What is shown"
        options={levels}
        value={shows}
        onChange={(level) => onChange({ shows: level as ShownLevel })}
      />
      {shows === 'first_name' && (
        <TextField
          label="First name"
          autoComplete="off"
          maxLength={FIRST_NAME_MAX}
          value={firstName}
          onChange={(typed) => onChange({ first_name: typed })}
        />
      )}
      <Select
        label="Plays as"
        options={roles}
        value={role}
        onChange={(value) => onChange({ role: value as PlayerRole })}
      />
      <Switch label="Captain" checked={captain} onChange={(is) => onChange({ captain: is })} />
      <Button onClick={onRemove}>{`Remove player ${number}`}</Button>
    </Grid>
  );
}
