import type { Fixture } from '@maidan/contract/league/league-fixtures';

export type Mark = 'Today' | 'Next';

/** Whether the match is still to be played. */
export const isOpen = ({ result_1: one, result_2: two, cancelled }: Fixture) =>
  one === null && two === null && !cancelled;

/**
 * Marks today's fixtures, and the next ones: those of the first day after today with a match still to be played. In the
 * order of `fixtures`, null for all others.
 * @param today `YYYY-MM-DD` in India
 */
export function markFixtures(fixtures: readonly Fixture[], today: string): (Mark | null)[] {
  const later = fixtures.filter((fixture) => isOpen(fixture) && fixture.date !== null && fixture.date > today);
  const [next] = later.map((fixture) => fixture.date).toSorted();
  return fixtures.map((fixture) => {
    if (fixture.date === today) return 'Today';
    return fixture.date !== null && fixture.date === next && isOpen(fixture) ? 'Next' : null;
  });
}

/** Today in India, `YYYY-MM-DD`. @param now milliseconds since 1970 UTC */
export function todayInIndia(now: number): string {
  return new Date(now + 5.5 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
