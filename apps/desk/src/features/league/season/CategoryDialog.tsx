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
import { Grid, Text } from '@maidan/ui/layout';
import { Select } from '@maidan/ui/Select';
import { Switch } from '@maidan/ui/Switch';
import { TextField } from '@maidan/ui/TextField';
import { EditDialog } from '../../../dialogs/EditDialog.tsx';
import { useDraft } from '../../../dialogs/use-draft.ts';
import { SortableItems } from '../../../rows/sortable/SortableItems.tsx';
import { useItems } from '../../../rows/sortable/use-items.ts';
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
const nameOf = (name: TieBreakName) => tieBreakText[name];
const numbers = { win_points: 'For a win', tie_points: 'For a tie', no_result_points: 'For no result' } as const;
const pointNames = ['win_points', 'tie_points', 'no_result_points'] as const;

const draftOf = (season: Season, category: SeasonCategory | null) => ({
  name: category?.name ?? '',
  selected: category?.selected ?? season.categories.length === 0,
  win_points: String(category?.win_points ?? 2),
  tie_points: String(category?.tie_points ?? 1),
  no_result_points: String(category?.no_result_points ?? 1),
  isCricket: category === null || category.overs !== null,
  overs: category?.overs ?? '20',
  wickets: String(category?.wickets ?? 10),
});
const isNumber = (typed: string) => /^\d{1,3}$/.test(typed.trim());

export function CategoryDialog({ season, category, onClose }: CategoryDialogProps) {
  const api = useApi();
  const { draft, field, tick } = useDraft(() => draftOf(season, category));
  const tieBreaks = useItems((): readonly TieBreakName[] => category?.tie_breaks ?? ['head_to_head', 'nrr']);
  const changes = [leagueSeason, deskLeagues, deskCategory];
  const save = useAct(
    () =>
      api.call(saveCategory, {
        params: { id: season.id },
        body: {
          ...(category === null ? {} : { category_id: category.id }),
          name: draft.name.trim(),
          selected: draft.selected,
          win_points: Number(draft.win_points),
          tie_points: Number(draft.tie_points),
          no_result_points: Number(draft.no_result_points),
          overs: draft.isCricket ? draft.overs.trim() : '',
          wickets: Number(draft.wickets),
          tie_breaks: tieBreaks.items,
        },
      }),
    { changes, inPlace: true, done: onClose },
  );
  const remove = useAct(() => api.call(removeSeasonPart, { params: { kind: 'categories', id: category?.id ?? 0 } }), {
    changes,
    inPlace: true,
    done: onClose,
  });
  const areNumbers = [...pointNames.map((name) => draft[name]), draft.wickets].every(isNumber);
  const rest = tieBreakNames.filter((one) => !tieBreaks.items.includes(one));
  const mayGo = category !== null && category.groups.every(({ fixtures }) => fixtures === 0);
  return (
    <EditDialog
      title={category === null ? 'New category' : 'Edit the category'}
      submit={save}
      blocked={
        draft.name.trim() === ''
          ? 'Enter a name.'
          : areNumbers
            ? undefined
            : 'Enter points and wickets as whole numbers.'
      }
      onClose={onClose}
      remove={mayGo ? remove : undefined}
    >
      <TextField
        label="Name"
        placeholder="Under 17"
        autoComplete="off"
        maxLength={CATEGORY_NAME_MAX}
        {...field('name')}
      />
      <Switch label="Shown first" hint="When the league site opens" {...tick('selected')} />
      <fieldset className={css.numbers}>
        <Text as="legend" paddingBottom={2} font="head15">
          Points
        </Text>
        {pointNames.map((name) => (
          <TextField key={name} label={numbers[name]} inputMode="numeric" maxLength={3} {...field(name)} />
        ))}
      </fieldset>
      <Checkbox label="Played in overs, with net run rate" {...tick('isCricket')} />
      {draft.isCricket && (
        <div className={css.numbers}>
          <TextField label="Overs" maxLength={6} {...field('overs')} />
          <TextField
            label="Wickets"
            hint="One fewer than players"
            inputMode="numeric"
            maxLength={2}
            {...field('wickets')}
          />
        </div>
      )}
      <Grid as="fieldset" gap={3}>
        <Text as="legend" paddingBottom={2} font="head15">
          Level on points
        </Text>
        <SortableItems label="Tie-breaks, in order" list={tieBreaks} nameOf={nameOf} what={nameOf}>
          {nameOf}
        </SortableItems>
        {rest.length > 0 && (
          <Select
            label="Add a tie-break"
            value=""
            options={rest.map((one) => ({ value: one, label: tieBreakText[one] }))}
            onChange={(value) => rest.filter((one) => one === value).forEach(tieBreaks.add)}
          />
        )}
      </Grid>
    </EditDialog>
  );
}
