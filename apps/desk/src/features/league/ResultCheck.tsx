import type { Reply } from '@maidan/contract/core/endpoint';
import type { DeskFixture, previewFixtureResult } from '@maidan/contract/desk/league/league-fixtures';
import { endText, inningsText } from './fixture-text.ts';
import * as css from './League.css.ts';
import type { bodyOf } from './result-draft.ts';
import { Standings } from './Standings.tsx';

interface ResultCheckProps {
  fixture: DeskFixture;
  body: ReturnType<typeof bodyOf>;
  tables: Reply<typeof previewFixtureResult>;
}

/** Both scores read back, with the table before and after. */
export function ResultCheck({ fixture, body, tables: { before, after } }: ResultCheckProps) {
  const entered: DeskFixture = { ...fixture, ...body };
  const end = endText(entered);
  return (
    <>
      {body.status === 'walkover' ? (
        <p>{end}. They get the points for a win. The match has no score, and no runs, overs or goals are counted.</p>
      ) : body.status === 'no_result' ? (
        <p>Both teams get the points for no result, and the match has no score.</p>
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
          {end === null ? null : <li className={css.under}>{end}.</li>}
        </ul>
      )}
      {before === null || after === null ? (
        <p className={css.under}>A knockout has no table. The result also shows who goes through.</p>
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
