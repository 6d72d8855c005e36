import type { Fixture } from '@maidan/contract/league/league-fixtures';
import * as css from './FixtureRow.css.ts';
import { formatScore } from './fixture-text.ts';

/** The score, 'Upcoming', or 'Cancelled', in figures to be read from afar. */
export function Score({ fixture }: { fixture: Fixture }) {
  const score = formatScore(fixture);
  return <b className={/^(?:Upcoming|Cancelled)$/.test(score) ? css.upcoming : css.result}>{score}</b>;
}
