import type { Fixture } from '@maidan/contract/league/league-fixtures';
import { isOpen } from '../fixture-marks.ts';
import { playsIn } from './choose-team.ts';

/** When a match starts; a match without a time comes last on its day. */
const moment = ({ date, starts_at: startsAt }: Fixture) =>
  startsAt === null ? Date.parse(`${date}T23:59:59+05:30`) : Date.parse(startsAt);

/**
 * A team's next match, which may be one of today that has begun; if there is none, its last match. Undefined if the team
 * has no match with a date.
 * @param today `YYYY-MM-DD` in India
 */
export function nextMatch(fixtures: readonly Fixture[], team: string, today: string): Fixture | undefined {
  const own = fixtures
    .filter((fixture) => fixture.date !== null && playsIn(team, fixture))
    .toSorted((a, b) => moment(a) - moment(b));
  return own.find((fixture) => isOpen(fixture) && (fixture.date ?? '') >= today) ?? own.findLast((one) => !isOpen(one));
}
