import { aheadByScore } from '@maidan/contract/league/fixture-winner';
import type { MatchRules } from '@maidan/contract/league/match-log';
import { resultOf, type MatchState } from './fold.ts';
import { otherSide, type Side } from './log/event.ts';

/** The end of a match according to its log alone; an organiser can decide otherwise. */
export interface Outcome {
  readonly winner: Side | null;
  /** Null if the sport has no margin. */
  readonly won_by: { readonly margin: number; readonly unit: 'runs' | 'wickets' } | null;
  readonly level: 'tie' | 'draw' | null;
}

/** Null until there is a result. */
export function outcomeOf(state: Pick<MatchState, 'play'>, rules: MatchRules): Outcome | null {
  const result = resultOf(state, rules);
  if (!result) return null;
  const { sides, battedFirst, revised } = result;
  const winner = aheadByScore({
    score_1: sides[1].score,
    score_2: sides[2].score,
    batted_first: battedFirst,
    target: revised?.target ?? null,
  });
  if (winner === 0) return { winner: null, won_by: null, level: rules.sport === 'cricket' ? 'tie' : 'draw' };
  if (rules.sport !== 'cricket' || battedFirst === null) return { winner, won_by: null, level: null };
  const second = sides[otherSide(battedFirst)];
  const short = (revised?.target ?? sides[battedFirst].score + 1) - 1 - second.score;
  const margin = winner === battedFirst ? short : rules.wickets - (second.wickets ?? 0);
  const unit = winner === battedFirst ? ('runs' as const) : ('wickets' as const);
  // The last wicket can fall on the winning run.
  return { winner, won_by: margin > 0 ? { margin, unit } : null, level: null };
}
