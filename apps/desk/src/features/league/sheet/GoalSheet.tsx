import type { DeskFixture } from '@maidan/contract/desk/league/league-fixtures';
import { BlankTable } from './BlankTable.tsx';
import * as css from './ScoreSheet.css.ts';
import { SPARE } from './sheet-rows.ts';

interface GoalSheetProps {
  fixture: DeskFixture;
  isBasketball: boolean;
}

/** Rows for a team with its substitutes. */
const [BASKETBALL, FOOTBALL] = [9 + SPARE, 12 + SPARE];

/** Two teams side by side: shirts, goals or points, cards or fouls; and the score by period. */
export function GoalSheet({ fixture, isBasketball }: GoalSheetProps) {
  const [scored, against] = isBasketball ? (['Points', 'Fouls'] as const) : (['Goals', 'Cards'] as const);
  const periods = isBasketball
    ? ['1', '2', '3', '4', 'Extra', 'Final']
    : ['1st half', '2nd half', 'Extra', 'Penalties', 'Final'];
  return (
    <>
      <div className={css.sides}>
        {([1, 2] as const).map((side) => (
          <div key={side}>
            <h2 className={css.part}>{fixture[`team_${side}`]}</h2>
            <BlankTable
              columns={[['Shirt', true], ['Player'], [scored], [against]]}
              rows={isBasketball ? BASKETBALL : FOOTBALL}
            />
            <p className={css.line}>Time-outs:</p>
            <p className={css.line}>Team fouls:</p>
          </div>
        ))}
      </div>
      <h2 className={css.part}>Score</h2>
      <BlankTable
        columns={[['Team'], ...periods.map((period) => [period, true] as const)]}
        rows={[fixture.team_1, fixture.team_2]}
      />
      <p className={css.line}>Notes:</p>
      <p className={css.line} />
    </>
  );
}
