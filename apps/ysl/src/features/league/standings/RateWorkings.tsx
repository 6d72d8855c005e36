import { t } from '@maidan/i18n/text';
import type { TableRow } from '@maidan/contract/league/league-tables';
import * as css from './RateCell.css.ts';
import { perOver, formatRate } from './standing-text.ts';

interface RateWorkingsProps {
  row: TableRow;
  id: string;
}

/** How a net run rate is worked out, in a popover that Escape or a tap outside closes. */
export function RateWorkings({ row: { tablename, nrr, workings }, id }: RateWorkingsProps) {
  if (workings === null) return null;
  const { scored, overs_faced: faced, conceded, overs_bowled: bowled } = workings;
  return (
    <dialog id={id} className={css.workings} popover="auto" aria-label={t('league.rateOf', { team: tablename })}>
      <h3 className={css.title}>{tablename}</h3>
      <p className={css.line}>
        <span>{t('league.scoredIn', { runs: scored, overs: faced })}</span>
        <span className={css.figure}>{perOver(scored, faced)}</span>
      </p>
      <p className={css.line}>
        <span>{t('league.concededIn', { runs: conceded, overs: bowled })}</span>
        <span className={css.figure}>- {perOver(conceded, bowled)}</span>
      </p>
      <p className={css.sum}>
        <span>{t('league.rate')}</span>
        <span className={css.figure}>{formatRate(nrr)}</span>
      </p>
      <p className={css.note}>{t('league.rateNote')}</p>
    </dialog>
  );
}
