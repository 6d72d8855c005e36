import type { NewFixture } from '@maidan/contract/desk/season/new-fixtures';

/** A match that takes place, of the same category. */
export interface PlannedMatch {
  readonly group_id: number;
  readonly team_1: string;
  readonly team_2: string;
  readonly day: string;
  readonly time: string | null;
}

export interface Clash {
  readonly exists: boolean;
  readonly warning: string | null;
}

const isBetween = (match: PlannedMatch, { team_1: one, team_2: two }: NewFixture): boolean =>
  (match.team_1 === one && match.team_2 === two) || (match.team_1 === two && match.team_2 === one);

export const toPlanned = (fixture: NewFixture, groupId: number): PlannedMatch => ({
  group_id: groupId,
  team_1: fixture.team_1,
  team_2: fixture.team_2,
  day: fixture.date,
  time: fixture.time || null,
});

/** Whether a new match is there already, and whether it makes a team play twice on the day or at once. */
export function findClash(fixture: NewFixture, groupId: number, planned: readonly PlannedMatch[]): Clash {
  const time = fixture.time || null;
  const thatDay = planned.filter(({ day }) => day === fixture.date);
  const meetings = thatDay.filter((match) => match.group_id === groupId && isBetween(match, fixture));
  if (meetings.some((match) => match.time === time)) return { exists: true, warning: null };
  const [meeting] = meetings;
  if (meeting) {
    const at = meeting.time === null ? '' : `, at ${meeting.time}`;
    return { exists: false, warning: `${fixture.team_1} and ${fixture.team_2} already meet on this day${at}.` };
  }
  for (const team of [fixture.team_1, fixture.team_2]) {
    const busy = thatDay.find(
      (match) => time !== null && match.time === time && [match.team_1, match.team_2].includes(team),
    );
    if (busy) {
      const other = busy.team_1 === team ? busy.team_2 : busy.team_1;
      return { exists: false, warning: `${team} already plays ${other} at this time.` };
    }
  }
  return { exists: false, warning: null };
}
