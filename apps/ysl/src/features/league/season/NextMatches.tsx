import { t } from '@maidan/i18n/text';
import type { Fixture } from '@maidan/contract/league/league-fixtures';
import type { ReactNode } from 'react';
import * as css from './group.css.ts';
import type { Mark } from './fixture-marks.ts';

/** More matches would push the groups out of view. */
const MOST = 3;

interface NextMatchesProps {
  /** Today's matches, or those of the next day. */
  fixtures: readonly Fixture[];
  mark: Mark;
  children: (fixture: Fixture, index: number) => ReactNode;
}

/** The matches that most people look for, above a long season. The groups below list them again. */
export function NextMatches({ fixtures, mark, children }: NextMatchesProps) {
  if (fixtures.length === 0) return null;
  const label = mark === 'Today' ? t('league.today') : t('league.nextMatch', { count: fixtures.length });
  const rest = fixtures.length - MOST;
  return (
    <section className={css.next} aria-label={label}>
      <p className={css.nextLabel}>
        {label}
        {rest > 0 ? t('league.moreBelow', { count: rest }) : null}
      </p>
      <ul>{fixtures.slice(0, MOST).map(children)}</ul>
    </section>
  );
}
