import type { Fixture } from '@maidan/contract/league/league-fixtures';
import type { ScoreLine } from '@maidan/contract/league/match-day';

/**
 * The fixture with the score of a line. Unchanged if the line is of another match, of a match that has not begun, or
 * older than the fixture.
 */
export function applyLine(fixture: Fixture, { id, version, stage, sides, confirmed }: ScoreLine): Fixture {
  if (fixture.id !== id || stage === 'ready' || confirmed) return fixture;
  if (fixture.result_1 !== null || fixture.cancelled || (fixture.live?.version ?? -1) > version) return fixture;
  return { ...fixture, live: { version, stage, score_1: sides[0]?.score ?? '', score_2: sides[1]?.score ?? '' } };
}

/** Whether more than the score may have changed: the result, the day, a cancellation, or earlier balls. */
export const saysNotAll = ({ stage, confirmed, feed }: ScoreLine): boolean =>
  confirmed || stage === 'ready' || feed === null;
