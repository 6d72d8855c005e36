import type { Fixture } from '@maidan/contract/league/league-fixtures';
import * as css from './FixtureRow.css.ts';
import { scoreWords } from './fixture-words.ts';

/** The score, 'Upcoming', or 'Cancelled', in figures to be read from afar. */
export function Score({ fixture }: { fixture: Fixture }) {
  const words = scoreWords(fixture);
  return <b className={/^(?:Upcoming|Cancelled)$/.test(words) ? css.upcoming : css.result}>{words}</b>;
}
