import { t } from '@maidan/i18n/text';
import { DownIcon } from '@maidan/ui/icons';
import type { ReactNode } from 'react';
import { formatFixtureDay } from './fixture-text.ts';
import * as css from './group.css.ts';

interface ResultsOfWeekProps {
  /** The week's Monday. */
  week: string;
  /** The last day shown here. */
  until: string;
  /** Id of the list inside: a link to it expands the week. */
  id: string;
  count: number;
  children: ReactNode;
}

/** The collapsed results of an earlier week, or of its first days. */
export function ResultsOfWeek({ week, until, id, count, children }: ResultsOfWeekProps) {
  return (
    <details className={css.week}>
      <summary className={css.weekSummary}>
        <span>
          {formatFixtureDay(week)} – {formatFixtureDay(until)}
        </span>
        <span className={css.weekCount}>{t('league.results', { count })}</span>
        <DownIcon size={16} />
      </summary>
      <ul id={id}>{children}</ul>
    </details>
  );
}
