import type { TableRow } from '@maidan/contract/league/league-tables';
import * as css from './RateCell.css.ts';
import { perOver, formatRate } from './standing-text.ts';

interface RateWorkingsProps {
  row: TableRow;
  id: string;
}

/** How a net run rate is worked out; in the top layer, closed by Escape or a tap next to it. */
export function RateWorkings({ row: { tablename, nrr, workings }, id }: RateWorkingsProps) {
  if (workings === null) return null;
  const { scored, overs_faced: faced, conceded, overs_bowled: bowled } = workings;
  return (
    <dialog id={id} className={css.workings} popover="auto" aria-label={`Net run rate of ${tablename}`}>
      <h3 className={css.title}>{tablename}</h3>
      <p className={css.line}>
        <span>
          Scored {scored} in {faced} overs
        </span>
        <span className={css.figure}>{perOver(scored, faced)}</span>
      </p>
      <p className={css.line}>
        <span>
          Conceded {conceded} in {bowled} overs
        </span>
        <span className={css.figure}>- {perOver(conceded, bowled)}</span>
      </p>
      <p className={css.sum}>
        <span>Net run rate</span>
        <span className={css.figure}>{formatRate(nrr)}</span>
      </p>
      <p className={css.note}>
        Runs per over across all matches. A team that is all out counts as having faced all its overs. Matches without a
        result do not count.
      </p>
    </dialog>
  );
}
