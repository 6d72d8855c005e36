import type { Reply } from '@maidan/contract/core/endpoint';
import type { DeskFixture, previewFixtureResult } from '@maidan/contract/desk/league/league-fixtures';
import { inningsText } from './fixture-text.ts';
import * as css from './League.css.ts';
import { bodyOf, type ResultDraft } from './result-draft.ts';
import { Standings } from './Standings.tsx';

interface ResultCheckProps {
  fixture: DeskFixture;
  draft: ResultDraft;
  tables: Reply<typeof previewFixtureResult>;
}

/** Both scores once more, and what they make of the table. */
export function ResultCheck({ fixture, draft, tables: { before, after } }: ResultCheckProps) {
  const entered: DeskFixture = { ...fixture, ...bodyOf(draft) };
  const isTie = entered.result_1 !== null && Number(entered.result_1) === Number(entered.result_2);
  return (
    <>
      {draft.status === 'no_result' ? (
        <p>No result. Both teams get the points for that, and the match has no score.</p>
      ) : (
        <ul>
          {([1, 2] as const).map((side) => {
            const innings = inningsText(entered, side);
            return (
              <li key={side} className={css.team}>
                <span>
                  {fixture[`team_${side}`]}
                  {innings !== '' && <small className={css.under}>{innings}</small>}
                </span>
                <b className={css.score}>{entered[`result_${side}`]}</b>
              </li>
            );
          })}
          {isTie && <li className={css.under}>A tie.</li>}
        </ul>
      )}
      {before === null || after === null ? (
        <p className={css.under}>A knockout has no table. The teams of the next round are set by hand, with Move.</p>
      ) : (
        <div className={css.tables}>
          <div>
            <h3 className={css.tableName}>The table now</h3>
            <Standings label="The table now" rows={before} />
          </div>
          <div>
            <h3 className={css.tableName}>With this result</h3>
            <Standings label="The table with this result" rows={after} />
          </div>
        </div>
      )}
    </>
  );
}
