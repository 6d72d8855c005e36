import type { Match, Side } from './match.ts';
import { runsPerOver } from './overs.service.ts';

/** Who is bowled out is reckoned to have used every ball of the quota; who is not, the balls really faced. */
function reckonedBalls(side: Side, quotaBalls: number): number {
  return side.allOut ? quotaBalls : (side.balls ?? quotaBalls);
}

/** What a net run rate is made of, over all of a team's matches together. */
export interface RunRateParts {
  readonly scored: number;
  /** In balls, reckoned. */
  readonly faced: number;
  readonly conceded: number;
  readonly bowled: number;
}

/**
 * Runs and balls of a team over all of its matches together. Matches without a result do not count.
 * @param quotaBalls balls an innings may have
 */
export function runRateParts(team: string, matches: readonly Match[], quotaBalls: number): RunRateParts {
  let [scored, faced, conceded, bowled] = [0, 0, 0, 0];
  for (const { status, sides } of matches) {
    if (status !== 'played') continue;
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

/** Runs an over scored less runs an over conceded. */
export function netRunRate({ scored, faced, conceded, bowled }: RunRateParts): number {
  return runsPerOver(scored, faced) - runsPerOver(conceded, bowled);
}

/** Three decimals and the sign, as tables print it: '+0.350'. What rounds to nothing has no sign. */
export function netRunRateText(rate: number): string {
  const text = Math.abs(rate).toFixed(3);
  if (text === '0.000') return text;
  return rate > 0 ? `+${text}` : `-${text}`;
}
