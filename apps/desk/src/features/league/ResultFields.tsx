import type { DeskFixture } from '@maidan/contract/desk/league/league-fixtures';
import { waysToDecide } from '@maidan/contract/league/ways-to-decide';
import { isOpenKnockout } from '@maidan/contract/rules/fixture-result';
import { Checkbox } from '@maidan/ui/Checkbox';
import { Grid } from '@maidan/ui/layout';
import { RadioGroup } from '@maidan/ui/RadioGroup';
import { Select } from '@maidan/ui/Select';
import { TextField } from '@maidan/ui/TextField';
import { playedWayOptions } from './brackets/bracket-text.ts';
import * as css from './League.css.ts';
import { bodyOf, enteredStatuses, readSide, type ResultDraft } from './result-draft.ts';
import { ShortMatch } from './ShortMatch.tsx';
import { WinnerField } from './WinnerField.tsx';

interface ResultFieldsProps {
  fixture: DeskFixture;
  draft: ResultDraft;
  onChange: (part: Partial<ResultDraft>) => void;
  problem: { field: string; text: string } | null;
}

/** Both sides next to each other, with innings where the category has them. */
export function ResultFields({ fixture, draft, onChange, problem }: ResultFieldsProps) {
  const { overs, wickets } = fixture.category;
  const isKnockout = !fixture.group.has_table;
  const isOpen = isOpenKnockout(bodyOf(draft, isKnockout), { isKnockout });
  const sideProps = { fixture, value: draft.winner, onChange: (winner: ResultDraft['winner']) => onChange({ winner }) };
  const errorOf = (field: string) => (problem?.field === field ? problem.text : undefined);
  return (
    <>
      <RadioGroup
        label="What happened"
        hint="A walkover gives the winner the points without a score. Enter a score awarded by the league as played."
        options={[
          { value: 'played', label: 'It was played' },
          { value: 'walkover', label: 'Walkover' },
          { value: 'no_result', label: 'No result' },
        ]}
        value={draft.status}
        onChange={(value) => onChange({ status: enteredStatuses.find((status) => status === value) ?? 'played' })}
      />
      {draft.status === 'walkover' && (
        <WinnerField {...sideProps} label="Who gets the points" error={errorOf('winner')} />
      )}
      {draft.status === 'played' && (
        <Grid gridTemplateColumns="two" gap={4} rowGap={3}>
          {([1, 2] as const).map((side) => {
            const team = fixture[`team_${side}`];
            return (
              <Grid as="fieldset" alignContent="start" gap={3} key={side}>
                <legend className={css.legend}>{team}</legend>
                <TextField
                  label={overs === null ? 'Score' : 'Runs'}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={5}
                  value={draft[`result_${side}`]}
                  onChange={(value) => onChange({ [`result_${side}`]: value })}
                  error={errorOf(`result_${side}`)}
                />
                {overs !== null && (
                  <>
                    <TextField
                      label="Overs"
                      hint={`${overs} at most`}
                      autoComplete="off"
                      maxLength={5}
                      value={draft[`overs_${side}`]}
                      onChange={(value) => onChange({ [`overs_${side}`]: value })}
                      error={errorOf(`overs_${side}`)}
                    />
                    <TextField
                      label="Wickets"
                      hint={`${wickets} at most, or empty`}
                      inputMode="numeric"
                      autoComplete="off"
                      maxLength={2}
                      value={draft[`wickets_${side}`]}
                      onChange={(value) => onChange({ [`wickets_${side}`]: value })}
                      error={errorOf(`wickets_${side}`) ?? errorOf(`all_out_${side}`)}
                    />
                    <Checkbox
                      label="All out"
                      checked={draft[`all_out_${side}`]}
                      onChange={(isAllOut) => onChange({ [`all_out_${side}`]: isAllOut })}
                    />
                  </>
                )}
              </Grid>
            );
          })}
        </Grid>
      )}
      {draft.status === 'played' && overs !== null && (
        <RadioGroup
          label="Batted first"
          hint="Decides whether the match was won by runs or by wickets."
          options={[
            { value: '1', label: fixture.team_1 },
            { value: '2', label: fixture.team_2 },
            { value: '', label: 'Not known' },
          ]}
          value={draft.batted_first}
          onChange={(first) => onChange({ batted_first: readSide(first) })}
          {...(errorOf('batted_first') === undefined ? {} : { error: errorOf('batted_first') })}
        />
      )}
      {draft.status === 'played' && overs !== null && (
        <ShortMatch draft={draft} onChange={onChange} errorOf={errorOf} />
      )}
      {isOpen && (
        <>
          <WinnerField {...sideProps} label="Goes through" error={errorOf('winner')} />
          <Select
            label="How"
            placeholder="Choose how"
            options={playedWayOptions}
            value={draft.decided_by}
            onChange={(by) => onChange({ decided_by: waysToDecide.find((way) => way === by) ?? '' })}
            error={errorOf('decided_by')}
          />
        </>
      )}
    </>
  );
}
