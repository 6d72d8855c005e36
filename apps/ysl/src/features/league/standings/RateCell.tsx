import { t } from '@maidan/i18n/text';
import type { TableRow } from '@maidan/contract/league/league-tables';
import * as css from './RateCell.css.ts';
import { formatRate } from './standing-text.ts';

interface RateCellProps {
  row: TableRow;
  /** Id of the element with the workings. */
  workingsId: string;
}

/** The net run rate. A tap shows its workings if the server sends them, even without script. */
export function RateCell({ row: { nrr, workings, tablename }, workingsId }: RateCellProps) {
  const rate = formatRate(nrr);
  if (workings === null) return rate;
  return (
    <button
      type="button"
      className={css.rate}
      popoverTarget={workingsId}
      aria-label={t('league.howRate', { rate, team: tablename })}
    >
      {rate}
    </button>
  );
}
