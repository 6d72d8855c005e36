import type { DeskFixture } from '@maidan/contract/desk/league/league-fixtures';
import { Checkbox } from '@maidan/ui/Checkbox';
import { RadioGroup } from '@maidan/ui/RadioGroup';
import { TextField } from '@maidan/ui/TextField';
import * as css from './League.css.ts';
import type { ResultDraft } from './result-draft.ts';

interface ResultFieldsProps {
  fixture: DeskFixture;
  draft: ResultDraft;
  onChange: (part: Partial<ResultDraft>) => void;
  problem: { field: string; text: string } | null;
}

/** Both sides next to each other, with innings where the category has them. */
export function ResultFields({ fixture, draft, onChange, problem }: ResultFieldsProps) {
  const { overs, wickets } = fixture.category;
  const errorOf = (field: string) => (problem?.field === field ? problem.text : undefined);
  return (
    <>
      <RadioGroup
        label="What happened"
        hint={
          overs === null
            ? 'A walkover has the score that the league awards, such as 3 and 0.'
            : 'For a walkover enter 1 and 0 runs in 0 overs each. It counts for points, not for the net run rate.'
        }
        options={[
          { value: 'played', label: 'It was played' },
          { value: 'no_result', label: 'No result' },
        ]}
        value={draft.status}
        onChange={(status) => onChange({ status: status === 'no_result' ? 'no_result' : 'played' })}
      />
      {draft.status === 'played' && (
        <div className={css.sides}>
          {([1, 2] as const).map((side) => {
            const team = fixture[`team_${side}`];
            return (
              <fieldset key={side} className={css.sideFields}>
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
              </fieldset>
            );
          })}
        </div>
      )}
      {draft.status === 'played' && overs !== null && (
        <RadioGroup
          label="Batted first"
          hint="Says whether the match was won by runs or by wickets."
          options={[
            { value: '1', label: fixture.team_1 },
            { value: '2', label: fixture.team_2 },
            { value: '', label: 'Not known' },
          ]}
          value={draft.batted_first}
          onChange={(first) => onChange({ batted_first: first === '1' || first === '2' ? first : '' })}
        />
      )}
    </>
  );
}
