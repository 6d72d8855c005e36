import type { MatchResult } from '@maidan/match/fold';
import type { WrittenResult } from '../fixtures/save-fixtures.store.ts';

/** What no log knows: a revised target, and who goes through in a knock-out that ended level. */
type Entered = Pick<WrittenResult, 'winner' | 'decided_by' | 'match_balls' | 'target'>;

/** The columns of a result, from what was scored. */
export function scoredResult(
  { sides: { 1: one, 2: two }, battedFirst }: MatchResult,
  { winner, decided_by, match_balls, target }: Entered,
): WrittenResult {
  return {
    status: 'played',
    score_1: one.score,
    score_2: two.score,
    balls_1: one.balls,
    balls_2: two.balls,
    all_out_1: one.isAllOut ? 1 : 0,
    all_out_2: two.isAllOut ? 1 : 0,
    wickets_1: one.wickets,
    wickets_2: two.wickets,
    batted_first: battedFirst,
    match_balls,
    target,
    winner,
    decided_by,
  };
}
