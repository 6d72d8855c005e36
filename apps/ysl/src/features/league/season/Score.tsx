import type { Fixture } from '@maidan/contract/league/league-fixtures';
import * as css from './FixtureRow.css.ts';
import { formatScore, hasScore } from './fixture-text.ts';

/** The score in large figures, or the reason why there is none. */
export function Score({ fixture }: { fixture: Fixture }) {
  return <b className={hasScore(fixture) ? css.result : css.unscored}>{formatScore(fixture)}</b>;
}
