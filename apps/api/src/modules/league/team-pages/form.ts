import { winnerOf } from '@maidan/contract/league/fixture-winner';
import type { Outcome } from '@maidan/contract/league/teams';
import type { FixtureRow } from '../fixtures/league-fixtures.store.ts';

const FORM_LENGTH = 5;

/** How a match ended for one of its teams; null while it does not count. */
export function outcomeFor(team: string, row: FixtureRow): Outcome | null {
  if (row.status === 'no_result') return 'no_result';
  if (row.status !== 'played' && row.status !== 'walkover') return null;
  const winner = winnerOf(row);
  if (winner === null || winner === 0) return 'tied';
  return (team === row.team_1) === (winner === 1) ? 'won' : 'lost';
}

/** The form over the latest matches that count, newest last. @param fixtures the team's own, by date */
export function formOf(team: string, fixtures: readonly FixtureRow[]): Outcome[] {
  return fixtures.flatMap((row) => outcomeFor(team, row) ?? []).slice(-FORM_LENGTH);
}
