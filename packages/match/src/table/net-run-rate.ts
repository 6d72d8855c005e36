import type { Credit, Match, Side } from './match.ts';
import { runsPerOver } from '@maidan/contract/rules/overs';

/** A side that is all out counts every ball of the quota, any other the balls it faced. */
const creditOf = ({ score, balls, allOut, credit }: Side, quotaBalls: number): Credit =>
  credit ?? { runs: score, balls: allOut ? quotaBalls : (balls ?? quotaBalls) };

/** A shortened match. */
interface Revised {
  readonly sides: readonly [Side, Side];
  readonly battedFirst: 1 | 2 | null;
  /** Balls a side; with a target, those of the second innings. */
  readonly balls: number;
  readonly target: number | null;
}

/**
 * The runs and balls of a shortened match that count towards net run rate, by the ICC's playing conditions (16.10.2):
 * a side that is all out has faced all overs of this match, and if the target was revised, the side that batted first
 * is credited with one run less than the target, off the overs available to reach it.
 */
export function creditsOf({ sides, battedFirst, balls, target }: Revised): readonly [Credit, Credit] {
  const [one, two] = sides.map((side, at) =>
    target !== null && battedFirst === at + 1 ? { runs: target - 1, balls } : creditOf(side, balls),
  );
  return [one, two] as [Credit, Credit];
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
 * Adds up runs and balls over all of a team's matches, never match by match. A match without a result and a walkover do
 * not count.
 * @param quotaBalls balls in an innings
 */
export function runRateParts(team: string, matches: readonly Match[], quotaBalls: number): RunRateParts {
  let [scored, faced, conceded, bowled] = [0, 0, 0, 0];
  for (const match of matches) {
    const { status, sides } = match;
    if (status !== 'played') continue;
    const own = sides.find((side) => side.name === team);
    const other = sides.find((side) => side.name !== team);
    if (!own || !other) continue;
    const [made, given] = [creditOf(own, quotaBalls), creditOf(other, quotaBalls)];
    scored += made.runs;
    faced += made.balls;
    conceded += given.runs;
    bowled += given.balls;
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
