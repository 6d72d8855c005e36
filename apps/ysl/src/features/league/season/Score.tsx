import type { Fixture } from '@maidan/contract/league/league-fixtures';
import * as css from './FixtureRow.css.ts';
import { formatScore } from './fixture-text.ts';

/** The score in large figures, or why there is none. */
export function Score({ fixture }: { fixture: Fixture }) {
  const score = formatScore(fixture);
  return <b className={/^(?:Upcoming|Cancelled|No result)$/.test(score) ? css.unscored : css.result}>{score}</b>;
}
