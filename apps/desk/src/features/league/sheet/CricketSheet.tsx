import type { DeskFixture } from '@maidan/contract/desk/league/league-fixtures';
import { BlankTable } from './BlankTable.tsx';
import * as css from './ScoreSheet.css.ts';
import { oversOf, SPARE } from './sheet-rows.ts';

interface CricketSheetProps {
  fixture: DeskFixture;
  innings: 1 | 2;
}

/** One innings: batters, bowlers, a box for every over, and the total. */
export function CricketSheet({ fixture: { team_1: one, team_2: two, category }, innings }: CricketSheetProps) {
  return (
    <>
      <h2 className={css.part}>Innings {innings}</h2>
      <p className={css.line}>
        Batting: <span className={css.box} aria-hidden="true" /> {one} <span className={css.box} aria-hidden="true" />{' '}
        {two}
      </p>
      <BlankTable
        columns={[['No.', true], ['Batter'], ['How out'], ['Bowler'], ['Runs', true], ['Balls', true]]}
        rows={category.wickets + 1}
        isNumbered
      />
      <table className={css.table}>
        <tbody>
          <tr>
            {['Wides', 'No-balls', 'Byes', 'Leg byes', 'Penalty', 'Extras', 'Total', 'Wickets', 'Overs'].map((name) => (
              <td key={name} className={css.named}>
                {name}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <h2 className={css.part}>Overs</h2>
      <ol className={css.overs}>
        {oversOf(category.overs).map((over) => (
          <li key={over} className={css.over}>
            {over}
          </li>
        ))}
      </ol>
      <BlankTable
        columns={[['No.', true], ['Bowler'], ['Overs', true], ['Maidens', true], ['Runs', true], ['Wickets', true]]}
        rows={5 + SPARE}
      />
      <p className={css.line}>Fall of wickets:</p>
    </>
  );
}
