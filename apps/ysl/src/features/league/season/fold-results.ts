import type { Fixture } from '@maidan/contract/league/league-fixtures';
import { isOpen } from './fixture-marks.ts';

const DAY = 24 * 60 * 60 * 1000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The Monday of a day's week. Days are `YYYY-MM-DD`. */
export function mondayOf(day: string): string {
  const time = Date.parse(`${day}T00:00:00Z`);
  return dayOf(time - ((new Date(time).getUTCDay() + 6) % 7) * DAY);
}

/** The Sunday of the week that begins on a Monday. */
export const sundayOf = (monday: string): string => dayOf(Date.parse(`${monday}T00:00:00Z`) + 6 * DAY);

/** Matches that follow each other: results of a week that are folded, or some that are shown. */
export interface Run {
  /** Its Monday; null where nothing is folded. */
  readonly week: string | null;
  readonly fixtures: Fixture[];
}

/**
 * The first day whose results stay in view: this week's Monday, or that of the last matches once a season is over.
 * @param all the fixtures of a category
 * @param today `YYYY-MM-DD` in India
 */
export function shownFrom(all: readonly Fixture[], today: string): string {
  const days = all.flatMap(({ date }) => (date === null ? [] : [date])).toSorted();
  const last = days.at(-1);
  return mondayOf(last === undefined || last > today || all.some(isOpen) ? today : last);
}

/** The rows of a group in their order, with older results in runs of a week each. */
export function foldResults(rows: readonly Fixture[], from: string): Run[] {
  const runs: Run[] = [];
  for (const fixture of rows) {
    const isFolded = fixture.date !== null && fixture.date < from && !isOpen(fixture);
    const week = isFolded ? mondayOf(fixture.date ?? '') : null;
    const run = runs.at(-1);
    if (run?.week === week) run.fixtures.push(fixture);
    else runs.push({ week, fixtures: [fixture] });
  }
  return runs;
}
