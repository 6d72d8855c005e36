import type { Fixture } from '@maidan/contract/league-fixtures';
import * as css from './FixtureRow.css.ts';
import { dayWords, loserOf, scoreWords, timeWords } from './fixture-words.ts';

/** One match: type, teams, score or 'Upcoming', day and time (specification, section 2, "Fixtures"). */
export function FixtureRow({ fixture }: { fixture: Fixture }) {
  const { type, team_1: one, team_2: two, date, time } = fixture;
  const loser = loserOf(fixture);
  const score = scoreWords(fixture);
  return (
    <li className={css.row}>
      <p className={css.facts}>
        <span>{type}</span>
        {/* One text: the two are read together. */}
        <time dateTime={date ?? undefined}>{[dayWords(date), timeWords(time)].filter(Boolean).join(', ')}</time>
      </p>
      <span className={css.team.one} data-lost={loser === 1 ? '' : undefined}>
        {one}
      </span>
      <span className={css.score}>
        <b className={score === 'Upcoming' ? css.upcoming : css.result}>{score}</b>
      </span>
      <span className={css.team.two} data-lost={loser === 2 ? '' : undefined}>
        {two}
      </span>
    </li>
  );
}
