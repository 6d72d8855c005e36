import type { MatchEvent, MatchRules } from '@maidan/contract/league/match-log';
import { fold, resultOf } from '@maidan/match/fold';
import { merge } from '@maidan/match/log/merge';
import type { WrittenResult } from '../fixtures/save-fixtures.store.ts';

/** What a log need not contain: overs and target of a shortened match, and who goes through in a level knock-out. */
type Entered = Pick<WrittenResult, 'winner' | 'decided_by' | 'match_balls' | 'target'>;

/** The columns of a result, from the scored events; null until the match has one. */
export function scoredResult(
  rules: MatchRules,
  events: readonly MatchEvent[],
  { winner, decided_by, match_balls, target }: Entered,
): WrittenResult | null {
  const result = resultOf(fold(rules, merge(events)).state, rules);
  if (!result) return null;
  const { battedFirst, revised, sides } = result;
  const { 1: one, 2: two } = sides;
  // Also when the scorers withdrew it. A target that an organiser entered stays if they never revised one.
  const isSaid = events.some(({ type }) => type === 'revise');
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
    match_balls: isSaid ? (revised?.balls ?? null) : match_balls,
    target: isSaid ? (revised?.target ?? null) : target,
    winner,
    decided_by,
  };
}
