import { useApi } from '@maidan/api-client/core/api-provider';
import { deskCategory, deskLeagues } from '@maidan/contract/desk/league/league';
import {
  CATEGORY_NAME_MAX,
  leagueSeason,
  removeSeasonPart,
  saveCategory,
  tieBreakNames,
  type Season,
  type SeasonCategory,
  type TieBreakName,
} from '@maidan/contract/desk/league/season/season';
import { Checkbox } from '@maidan/ui/Checkbox';
import { IconButton } from '@maidan/ui/IconButton';
import { CloseIcon } from '@maidan/ui/icons';
import { Select } from '@maidan/ui/Select';
import { Switch } from '@maidan/ui/Switch';
import { TextField } from '@maidan/ui/TextField';
import { useState } from 'react';
import { EditDialog } from '../../../dialogs/EditDialog.tsx';
import { SortableRows } from '../../../rows/SortableRows.tsx';
import { useAct } from '../../../acts/use-act.ts';
import * as css from './Season.css.ts';

interface CategoryDialogProps {
  season: Season;
  /** Null for a new one. */
  category: SeasonCategory | null;
  onClose: () => void;
}

const tieBreakText: Readonly<Record<TieBreakName, string>> = {
  head_to_head: 'Head to head',
  nrr: 'Net run rate',
  difference: 'Score difference',
  scored: 'Runs or goals scored',
  wins: 'Wins',
};
const idOf = (name: TieBreakName) => name;
const nameOf = (name: TieBreakName) => tieBreakText[name];
const numbers = { win_points: 'For a win', tie_points: 'For a tie', no_result_points: 'For no result' } as const;
type Points = Readonly<Record<keyof typeof numbers, string>>;

const pointsOf = (category: SeasonCategory | null): Points => ({
  win_points: String(category?.win_points ?? 2),
  tie_points: String(category?.tie_points ?? 1),
  no_result_points: String(category?.no_result_points ?? 1),
});
const isNumber = (typed: string) => /^\d{1,3}$/.test(typed.trim());

export function CategoryDialog({ season, category, onClose }: CategoryDialogProps) {
  const api = useApi();
  const [name, setName] = useState(category?.name ?? '');
  const [selected, setSelected] = useState(category?.selected ?? season.categories.length === 0);
  const [points, setPoints] = useState(() => pointsOf(category));
  const [isCricket, setIsCricket] = useState(category === null || category.overs !== null);
  const [overs, setOvers] = useState(category?.overs ?? '20');
  const [wickets, setWickets] = useState(String(category?.wickets ?? 10));
  const [tieBreaks, setTieBreaks] = useState<readonly TieBreakName[]>(category?.tie_breaks ?? ['head_to_head', 'nrr']);
  const changes = [leagueSeason, deskLeagues, deskCategory];
  const save = useAct(
    () =>
      api.call(saveCategory, {
        params: { id: season.id },
        body: {
          ...(category === null ? {} : { category_id: category.id }),
          name: name.trim(),
          selected,
          win_points: Number(points.win_points),
          tie_points: Number(points.tie_points),
          no_result_points: Number(points.no_result_points),
          overs: isCricket ? overs.trim() : '',
          wickets: Number(wickets),
          tie_breaks: [...tieBreaks],
        },
      }),
    { changes, inPlace: true, done: onClose },
  );
  const remove = useAct(
    ({ id }: SeasonCategory) => api.call(removeSeasonPart, { params: { kind: 'categories', id } }),
    { changes, inPlace: true, done: onClose },
  );
  const areNumbers = Object.values(points).every(isNumber) && isNumber(wickets);
  const rest = tieBreakNames.filter((one) => !tieBreaks.includes(one));
  const mayGo = category !== null && category.groups.every(({ fixtures }) => fixtures === 0);
  return (
    <EditDialog
      title={category === null ? 'New category' : 'Edit the category'}
      save={save}
      blocked={
        name.trim() === '' ? 'Enter a name.' : areNumbers ? undefined : 'Enter points and wickets as whole numbers.'
      }
      onSave={() => save.mutate(undefined)}
      onClose={onClose}
      remove={
        mayGo ? { pending: remove.isPending, error: remove.error, onRemove: () => remove.mutate(category) } : undefined
      }
    >
      <TextField
        label="Name"
        placeholder="Under 17"
        autoComplete="off"
        maxLength={CATEGORY_NAME_MAX}
        value={name}
        onChange={setName}
      />
      <Switch label="Shown first" hint="When the league site opens" checked={selected} onChange={setSelected} />
      <fieldset className={css.numbers}>
        <legend className={css.legend}>Points</legend>
        {(Object.keys(numbers) as (keyof typeof numbers)[]).map((field) => (
          <TextField
            key={field}
            label={numbers[field]}
            inputMode="numeric"
            maxLength={3}
            value={points[field]}
            onChange={(value) => setPoints({ ...points, [field]: value })}
          />
        ))}
      </fieldset>
      <Checkbox label="Played in overs, with net run rate" checked={isCricket} onChange={setIsCricket} />
      {isCricket && (
        <div className={css.numbers}>
          <TextField label="Overs" maxLength={6} value={overs} onChange={setOvers} />
          <TextField
            label="Wickets"
            hint="One fewer than players"
            inputMode="numeric"
            maxLength={2}
            value={wickets}
            onChange={setWickets}
          />
        </div>
      )}
      <fieldset className={css.group}>
        <legend className={css.legend}>Level on points</legend>
        {tieBreaks.length > 0 && (
          <SortableRows
            label="Tie-breaks, in order"
            items={tieBreaks}
            idOf={idOf}
            nameOf={nameOf}
            onOrder={setTieBreaks}
          >
            {(one) => (
              <>
                <span className={css.grow}>{tieBreakText[one]}</span>
                <IconButton
                  label={`Remove ${tieBreakText[one]}`}
                  icon={<CloseIcon />}
                  onClick={() => setTieBreaks(tieBreaks.filter((other) => other !== one))}
                />
              </>
            )}
          </SortableRows>
        )}
        {rest.length > 0 && (
          <Select
            label="Add a tie-break"
            value=""
            options={rest.map((one) => ({ value: one, label: tieBreakText[one] }))}
            onChange={(value) => setTieBreaks([...tieBreaks, ...rest.filter((one) => one === value)])}
          />
        )}
      </fieldset>
    </EditDialog>
  );
}
