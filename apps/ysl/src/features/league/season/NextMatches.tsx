import type { Fixture } from '@maidan/contract/league/league-fixtures';
import type { ReactNode } from 'react';
import * as css from './group.css.ts';
import type { Mark } from './fixture-marks.ts';

/** More of one day would push the groups out of sight. */
const MOST = 3;

interface NextMatchesProps {
  /** Today's matches, or those of the next day. */
  fixtures: readonly Fixture[];
  mark: Mark;
  children: (fixture: Fixture, index: number) => ReactNode;
}

/** What people come for, in front: a season is long. The groups below have the same matches again. */
export function NextMatches({ fixtures, mark, children }: NextMatchesProps) {
  if (fixtures.length === 0) return null;
  const label = mark === 'Today' ? 'Today' : fixtures.length === 1 ? 'Next match' : 'Next matches';
  const rest = fixtures.length - MOST;
  return (
    <section className={css.next} aria-label={label}>
      <p className={css.nextLabel}>
        {label}
        {rest > 0 ? `, and ${rest} more below` : null}
      </p>
      <ul>{fixtures.slice(0, MOST).map(children)}</ul>
    </section>
  );
}
