import type { Fixture } from '@maidan/contract/league/league-fixtures';
import type { ScoreLine } from '@maidan/contract/league/match-day';

/** The fixture with the score of a line; as it is when the line is of another match, or of one that has not begun. */
export function applyLine(fixture: Fixture, { id, stage, sides, confirmed }: ScoreLine): Fixture {
  if (fixture.id !== id || stage === 'ready' || confirmed) return fixture;
  return { ...fixture, live: { stage, score_1: sides[0]?.score ?? '', score_2: sides[1]?.score ?? '' } };
}
