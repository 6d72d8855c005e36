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
import { PlusIcon } from '@maidan/ui/icons';
import { Switch } from '@maidan/ui/Switch';
import { TextField } from '@maidan/ui/TextField';
import { EditDialog } from '../../../dialogs/EditDialog.tsx';
import { useDraft } from '../../../dialogs/use-draft.ts';
import { SortableItems } from '../../../rows/sortable/SortableItems.tsx';
import { useItems } from '../../../rows/sortable/use-items.ts';
import { useAct } from '../../../acts/use-act.ts';

interface GroupDialogProps {
  category: SeasonCategory;
  /** Null for a new one. */
  group: SeasonGroup | null;
  onClose: () => void;
}

interface Team {
  readonly name: string;
  /** Null for a new one. */
  readonly was: string | null;
}

/** What a new name changes. */
const renameHint = ({ name, was }: Team): string | undefined =>
  was === null || name.trim() === was
    ? undefined
    : `Was ${was}. The new name applies to the whole category. Links and calendars keep working.`;

export function GroupDialog({ category, group, onClose }: GroupDialogProps) {
  const api = useApi();
  const { draft, field, tick } = useDraft(() => ({ name: group?.name ?? '', hasTable: group?.has_table ?? true }));
  const list = useItems((): readonly Team[] => (group?.teams ?? []).map((name) => ({ name, was: name })));
  const name = draft.name.trim();
  const changes = [leagueSeason, deskLeagues, deskCategory, deskFixtures];
  const save = useAct(
    () =>
      api.call(saveGroup, {
        params: { id: category.id },
        body: {
          ...(group === null ? {} : { group_id: group.id }),
          name,
          has_table: draft.hasTable,
          teams: list.items.map((team) => ({ name: team.name.trim(), was: team.was })),
        },
      }),
    { changes, inPlace: true, done: onClose },
  );
  const remove = useAct(() => api.call(removeSeasonPart, { params: { kind: 'groups', id: group?.id ?? 0 } }), {
    changes,
    inPlace: true,
    done: onClose,
  });
  const blocked =
    name === ''
      ? 'Enter a name.'
      : list.items.some((team) => team.name.trim() === '')
        ? 'Enter the name of each team.'
        : undefined;

  return (
    <EditDialog
      title={group === null ? `New group in ${category.name}` : `Edit group in ${category.name}`}
      submit={save}
      blocked={blocked}
      onClose={onClose}
      remove={group?.fixtures === 0 ? remove : undefined}
    >
      <TextField
        label="Name"
        placeholder="Group A"
        autoComplete="off"
        maxLength={CATEGORY_NAME_MAX}
        {...field('name')}
      />
      <Switch label="Has a table" hint="Off for a knockout" {...tick('hasTable')} />
      <SortableItems
        label="Teams"
        list={list}
        nameOf={(team) => (team.name.trim() === '' ? 'unnamed team' : team.name)}
        what={(_, index) => `team ${index + 1}`}
      >
        {(team, change, index) => (
          <TextField
            label={`Team ${index + 1}`}
            hint={renameHint(team)}
            autoComplete="off"
            maxLength={TEAM_NAME_MAX}
            value={team.name}
            onChange={(typed) => change({ name: typed })}
          />
        )}
      </SortableItems>
      {list.items.length < TEAMS_MAX && (
        <Button icon={<PlusIcon size={20} />} onClick={() => list.add({ name: '', was: null })}>
          Add a team
        </Button>
      )}
    </EditDialog>
  );
}
