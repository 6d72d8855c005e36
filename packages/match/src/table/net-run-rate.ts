import { isAwarded, type Match, type Side } from './match.ts';
import { runsPerOver } from '@maidan/contract/rules/overs';

/** A side that is all out counts every ball of the quota, any other the balls it faced. */
function reckonedBalls(side: Side, quotaBalls: number): number {
  return side.allOut ? quotaBalls : (side.balls ?? quotaBalls);
}

/** The parts of a net run rate, over all of a team's matches. */
export interface RunRateParts {
  readonly scored: number;
  /** In balls. */
  readonly faced: number;
  readonly conceded: number;
  readonly bowled: number;
}

/**
 * Adds up runs and balls over all of a team's matches, never match by match. A match without a result or without a ball
 * does not count.
 * @param quotaBalls balls in an innings
 */
export function runRateParts(team: string, matches: readonly Match[], quotaBalls: number): RunRateParts {
  let [scored, faced, conceded, bowled] = [0, 0, 0, 0];
  for (const match of matches) {
    const { status, sides } = match;
    if (status !== 'played' || isAwarded(match)) continue;
    const own = sides.find((side) => side.name === team);
    const other = sides.find((side) => side.name !== team);
    if (!own || !other) continue;
    scored += own.score;
    faced += reckonedBalls(own, quotaBalls);
    conceded += other.score;
    bowled += reckonedBalls(other, quotaBalls);
  }
  return { scored, faced, conceded, bowled };
}

/** Runs scored per over minus runs conceded per over. */
export function netRunRate({ scored, faced, conceded, bowled }: RunRateParts): number {
  return runsPerOver(scored, faced) - runsPerOver(conceded, bowled);
}

/** Three decimals and the sign: '+0.350'. A rate that rounds to zero has no sign. */
export function netRunRateText(rate: number): string {
  const text = Math.abs(rate).toFixed(3);
  if (text === '0.000') return text;
  return rate > 0 ? `+${text}` : `-${text}`;
}
