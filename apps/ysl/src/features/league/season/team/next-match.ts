import type { Fixture } from '@maidan/contract/league/league-fixtures';
import { isOpen } from '../fixture-marks.ts';
import { playsIn } from './choose-team.ts';

/** When it begins or began; a match without a time comes last that day. */
const moment = ({ date, starts_at: startsAt }: Fixture) =>
  startsAt === null ? Date.parse(`${date}T23:59:59+05:30`) : Date.parse(startsAt);

/**
 * A team's next match, also one of today that has begun; once there is none, its last one. Undefined where the team has
 * no match with a date.
 * @param today `YYYY-MM-DD` in India
 */
export function nextMatch(fixtures: readonly Fixture[], team: string, today: string): Fixture | undefined {
  const own = fixtures
    .filter((fixture) => fixture.date !== null && playsIn(team, fixture))
    .toSorted((a, b) => moment(a) - moment(b));
  return own.find((fixture) => isOpen(fixture) && (fixture.date ?? '') >= today) ?? own.findLast((one) => !isOpen(one));
}
