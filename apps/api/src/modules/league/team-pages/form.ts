import type { Outcome } from '@maidan/contract/league/teams';
import type { FixtureRow } from '../fixtures/league-fixtures.store.ts';

const FORM_LENGTH = 5;

/** How a match ended for one of its teams; null while it does not count. */
export function outcomeFor(team: string, { status, team_1, score_1, score_2 }: FixtureRow): Outcome | null {
  if (status === 'no_result') return 'no_result';
  if (status !== 'played') return null;
  const [own, other] = team === team_1 ? [score_1, score_2] : [score_2, score_1];
  const ahead = (own ?? 0) - (other ?? 0);
  return ahead === 0 ? 'tied' : ahead > 0 ? 'won' : 'lost';
}

/** Of the latest matches that count, the newest last. @param fixtures the team's own, by date */
export function formOf(team: string, fixtures: readonly FixtureRow[]): Outcome[] {
  return fixtures.flatMap((row) => outcomeFor(team, row) ?? []).slice(-FORM_LENGTH);
}
