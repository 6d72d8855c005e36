import { useApi } from '@maidan/api-client/core/api-provider';
import { deskCategory, deskLeagues } from '@maidan/contract/desk/league/league';
import { deskFixtures } from '@maidan/contract/desk/league/league-fixtures';
import { TEAM_NAME_MAX } from '@maidan/contract/desk/limits';
import {
  CATEGORY_NAME_MAX,
  leagueSeason,
  removeSeasonPart,
  saveGroup,
  TEAMS_MAX,
  type SeasonCategory,
  type SeasonGroup,
} from '@maidan/contract/desk/league/season/season';
import { Button } from '@maidan/ui/Button';
import { IconButton } from '@maidan/ui/IconButton';
import { CloseIcon, PlusIcon } from '@maidan/ui/icons';
import { Switch } from '@maidan/ui/Switch';
import { TextField } from '@maidan/ui/TextField';
import { useRef, useState } from 'react';
import { EditDialog } from '../../../dialogs/EditDialog.tsx';
import { SortableRows } from '../../../rows/SortableRows.tsx';
import { useAct } from '../../../acts/use-act.ts';
import * as css from './Season.css.ts';

interface GroupDialogProps {
  category: SeasonCategory;
  /** Null for a new one. */
  group: SeasonGroup | null;
  onClose: () => void;
}

interface Team {
  /** Stable while the name is edited. */
  readonly key: string;
  readonly name: string;
  readonly was: string | null;
}

const keyOf = ({ key }: Team) => key;
const nameOf = ({ name }: Team) => (name.trim() === '' ? 'unnamed team' : name);

export function GroupDialog({ category, group, onClose }: GroupDialogProps) {
  const api = useApi();
  const [name, setName] = useState(group?.name ?? '');
  const [hasTable, setHasTable] = useState(group?.has_table ?? true);
  const [teams, setTeams] = useState<readonly Team[]>(() =>
    (group?.teams ?? []).map((team, at) => ({ key: `t${at}`, name: team, was: team })),
  );
  const nextKey = useRef(teams.length);
  const changes = [leagueSeason, deskLeagues, deskCategory, deskFixtures];
  const save = useAct(
    () =>
      api.call(saveGroup, {
        params: { id: category.id },
        body: {
          ...(group === null ? {} : { group_id: group.id }),
          name: name.trim(),
          has_table: hasTable,
          teams: teams.map((team) => ({ name: team.name.trim(), was: team.was })),
        },
      }),
    { changes, inPlace: true, done: onClose },
  );
  const remove = useAct(({ id }: SeasonGroup) => api.call(removeSeasonPart, { params: { kind: 'groups', id } }), {
    changes,
    inPlace: true,
    done: onClose,
  });
  const blocked =
    name.trim() === ''
      ? 'Enter a name.'
      : teams.some((team) => team.name.trim() === '')
        ? 'Enter the name of each team.'
        : undefined;

  function add() {
    const key = `t${nextKey.current}`;
    nextKey.current += 1;
    setTeams([...teams, { key, name: '', was: null }]);
  }

  return (
    <EditDialog
      title={group === null ? `New group in ${category.name}` : `Edit group in ${category.name}`}
      save={save}
      blocked={blocked}
      onSave={() => save.mutate(undefined)}
      onClose={onClose}
      remove={
        group !== null && group.fixtures === 0
          ? { pending: remove.isPending, error: remove.error, onRemove: () => remove.mutate(group) }
          : undefined
      }
    >
      <TextField
        label="Name"
        placeholder="Group A"
        autoComplete="off"
        maxLength={CATEGORY_NAME_MAX}
        value={name}
        onChange={setName}
      />
      <Switch label="Has a table" hint="Off for a knockout" checked={hasTable} onChange={setHasTable} />
      {teams.length > 0 && (
        <SortableRows label="Teams" items={teams} idOf={keyOf} nameOf={nameOf} onOrder={setTeams}>
          {({ key, name: team, was }, index) => (
            <>
              <span className={css.grow}>
                <TextField
                  label={`Team ${index + 1}`}
                  hint={
                    was !== null && team.trim() !== was
                      ? `Was ${was}. The new name applies to the whole category. Links and calendars keep working.`
                      : undefined
                  }
                  autoComplete="off"
                  maxLength={TEAM_NAME_MAX}
                  value={team}
                  onChange={(typed) => setTeams(teams.map((one) => (one.key === key ? { ...one, name: typed } : one)))}
                />
              </span>
              <IconButton
                label={`Remove team ${index + 1}`}
                icon={<CloseIcon />}
                onClick={() => setTeams(teams.filter((one) => one.key !== key))}
              />
            </>
          )}
        </SortableRows>
      )}
      {teams.length < TEAMS_MAX && (
        <Button icon={<PlusIcon size={20} />} onClick={add}>
          Add a team
        </Button>
      )}
    </EditDialog>
  );
}
