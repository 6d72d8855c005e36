import type { Fixture } from '@maidan/contract/league/league-fixtures';
import type { ScoreLine } from '@maidan/contract/league/match-day';

/** The fixture with the score of a line; as it is when the line is of another match, or of one that has not begun. */
export function applyLine(fixture: Fixture, { m, st, s, ok }: ScoreLine): Fixture {
  if (fixture.id !== m || st === 'ready' || ok) return fixture;
  return { ...fixture, live: { stage: st, score_1: s[0] ?? '', score_2: s[1] ?? '' } };
}
