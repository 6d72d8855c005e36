import type { Fixture } from '@maidan/contract/league/league-fixtures';
import { isOpen } from './fixture-marks.ts';

const DAY = 24 * 60 * 60 * 1000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The Monday of a day's week. Days are `YYYY-MM-DD`. */
export function mondayOf(day: string): string {
  const time = Date.parse(`${day}T00:00:00Z`);
  return dayOf(time - ((new Date(time).getUTCDay() + 6) % 7) * DAY);
}

const daysBefore = (day: string, days: number): string => dayOf(Date.parse(`${day}T00:00:00Z`) - days * DAY);

/** Consecutive matches: the collapsed results of a week, or matches in view. */
export interface Run {
  /** The week's Monday; null for matches in view. */
  readonly week: string | null;
  /** The last collapsed day. */
  readonly until: string | null;
  readonly fixtures: Fixture[];
}

/**
 * The first day whose results stay in view: seven days ago. During a longer break and after the season, it is the first
 * of the seven days that end with the last matches.
 * @param all all fixtures of a category
 * @param today `YYYY-MM-DD` in India
 */
export function shownFrom(all: readonly Fixture[], today: string): string {
  const days = all.flatMap((fixture) => (fixture.date === null || isOpen(fixture) ? [] : [fixture.date])).toSorted();
  const last = days.at(-1);
  const weekAgo = daysBefore(today, 7);
  return last === undefined || last >= weekAgo ? weekAgo : daysBefore(last, 6);
}

/** The rows of a group in their order, with older results in one run for each week. */
export function foldResults(rows: readonly Fixture[], from: string): Run[] {
  const runs: Run[] = [];
  for (const fixture of rows) {
    const { date } = fixture;
    const week = date !== null && date < from && !isOpen(fixture) ? mondayOf(date) : null;
    const run = runs.at(-1);
    if (run?.week === week) run.fixtures.push(fixture);
    else runs.push({ week, until: week && lastFolded(week, from), fixtures: [fixture] });
  }
  return runs;
}

/** The week's Sunday, or the day before the first one in view. */
function lastFolded(monday: string, from: string): string {
  const [first] = [daysBefore(monday, -6), daysBefore(from, 1)].toSorted();
  return first ?? monday;
}
