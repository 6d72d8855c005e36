import type { Fixture } from '@maidan/contract/league-fixtures';
import { kickOff } from './kick-off.ts';
import type { FixtureRow } from './league-fixtures.store.ts';

/**
 * Scorers' mark of a match that was given up, or never begun: the specification has no field for it, and an empty
 * result is upcoming.
 */
const NO_RESULT = 'NR';

/** A fixture as the wire has it. */
export function shownFixture(row: FixtureRow): Fixture {
  const { id, type, team_1, team_2, day, time, status, score_1, score_2, ground } = row;
  const isOff = status === 'no_result' || status === 'cancelled';
  const result = (score: number | null) => (isOff ? NO_RESULT : (score?.toString() ?? null));
  const { moved_from_day, moved_from_time } = row;
  return {
    type,
    team_1,
    team_2,
    result_1: result(score_1),
    result_2: result(score_2),
    date: day,
    time: shownTime(time),
    id,
    starts_at: kickOff(day, time),
    ground,
    cancelled: status === 'cancelled',
    moved_from_date: moved_from_day,
    moved_from_time: shownTime(moved_from_time),
  };
}

/** '16:30' is '4:30 PM'. */
function shownTime(time: string | null): string | null {
  if (time === null) return null;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}
