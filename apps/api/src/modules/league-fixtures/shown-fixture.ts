import type { Fixture } from '@maidan/contract/league-fixtures';
import type { FixtureRow } from './league-fixtures.store.ts';

/** Scorers' mark of a match that was given up: the specification has no field for it, and an empty result is upcoming. */
const NO_RESULT = 'NR';

/** A fixture as the wire has it. */
export function shownFixture(row: FixtureRow): Fixture {
  const { type, team_1, team_2, day, time, status, score_1, score_2 } = row;
  const result = (score: number | null) => (status === 'no_result' ? NO_RESULT : (score?.toString() ?? null));
  return {
    type,
    team_1,
    team_2,
    result_1: result(score_1),
    result_2: result(score_2),
    date: day,
    time: time === null ? null : shownTime(time),
  };
}

/** '16:30' is '4:30 PM'. */
function shownTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}
