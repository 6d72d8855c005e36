import type { Match, Side } from './match.ts';
import { runsPerOver } from './overs.ts';

/** Who is bowled out is reckoned to have used every ball of the quota; who is not, the balls really faced. */
function reckonedBalls(side: Side, quotaBalls: number): number {
  return side.allOut ? quotaBalls : (side.balls ?? quotaBalls);
}

/**
 * Runs an over scored less runs an over conceded, over all of a team's matches together and not match by match. A match
 * without result is left out (specification, section 2, "Table"; issue of the league site).
 * @param quotaBalls balls an innings may have
 */
export function netRunRate(team: string, matches: readonly Match[], quotaBalls: number): number {
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
  return runsPerOver(scored, faced) - runsPerOver(conceded, bowled);
}

/** Three decimals and the sign, as tables print it: '+0.350'. What rounds to nothing has no sign. */
export function netRunRateText(rate: number): string {
  const text = Math.abs(rate).toFixed(3);
  if (text === '0.000') return text;
  return rate > 0 ? `+${text}` : `-${text}`;
}
