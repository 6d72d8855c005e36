import type { BoardSide, ScoreLine } from '@maidan/contract/league/match-day';
import { ballsOfOvers, runsPerOver } from '@maidan/contract/rules/overs';
import { otherSide, type Side as Which } from '../log/event.ts';
import type { Match, Side } from './match.ts';

/** What a table reads of the line that open pages receive with every ball. */
export type LiveScore = Pick<ScoreLine, 'sides' | 'turn' | 'chase'>;

/**
 * How a match that is played counts now.
 * - `score`: with its score as it is, which is all of it in every sport but cricket
 * - `early`: not at all, since no ball of a chase has been bowled
 * - `chase`: as won by the side that is ahead on runs an over
 * - `over`: with the scores of both innings, which no one has confirmed yet
 */
export type Standing =
  | { readonly kind: 'score' | 'over'; readonly sides: readonly [Innings, Innings] }
  | { readonly kind: 'early' }
  | Chase;

interface Innings {
  readonly runs: number;
  /** Null where nothing is counted in overs. */
  readonly balls: number | null;
  readonly isAllOut: boolean;
}

interface Chase {
  readonly kind: 'chase';
  readonly sides: readonly [Innings, Innings];
  readonly batting: Which;
  /** 0 while both have scored the same an over. */
  readonly ahead: 0 | Which;
  /** Runs an over of both sides; all out counts the whole quota, as in a net run rate. */
  readonly rates: readonly [number, number];
  /** What the batting side has to reach, in runs. */
  readonly target: number;
  /** Balls of the innings that goes on. */
  readonly quota: number;
}

function readInnings({ score, say }: BoardSide): Innings | null {
  const [, runs] = /^(\d+)(?:\/\d+)?$/.exec(score) ?? [];
  if (runs === undefined) return null;
  const phrases = say.split(' ');
  const overs = phrases.find((phrase) => phrase.startsWith('overs:'))?.slice('overs:'.length);
  return {
    runs: Number(runs),
    balls: overs === undefined ? null : ballsOfOvers(overs),
    isAllOut: phrases.includes('allout'),
  };
}

/** @param quotaBalls balls in an innings of the category; null without a net run rate */
export function standingOf({ sides: shown, turn: batting, chase }: LiveScore, quotaBalls: number | null): Standing {
  const [one, two] = shown.map(readInnings);
  // In cricket a side has no score before it bats.
  if (!one || !two) return { kind: 'early' };
  const sides = [one, two] as const;
  if (batting === null) return { kind: 'score', sides };
  const [needed, left = 0] = chase;
  if (needed === undefined) return { kind: 'over', sides };
  const own = sides[batting - 1] ?? one;
  const faced = own.balls ?? 0;
  if (faced === 0) return { kind: 'early' };
  const quota = left + faced;
  const reckoned = ({ balls, isAllOut }: Innings) => (isAllOut ? (quotaBalls ?? quota) : (balls ?? quota));
  const [ballsOne, ballsTwo] = [reckoned(one), reckoned(two)];
  // Whole numbers: rates that are the same would differ by a rounding.
  const lead = one.runs * ballsTwo - two.runs * ballsOne;
  const ahead = lead === 0 ? 0 : lead > 0 ? 1 : 2;
  const rates = [runsPerOver(one.runs, ballsOne), runsPerOver(two.runs, ballsTwo)] as const;
  return { kind: 'chase', sides, batting, ahead, rates, target: own.runs + needed, quota };
}

const toSide = (name: string, { runs, balls, isAllOut }: Innings): Side => ({
  name,
  score: runs,
  balls,
  allOut: isAllOut,
});

/** What a reader supposes: the match as it is, or the side that wins it. */
export type Suppose = 'now' | Which;

/**
 * Whether the fielding side can still win with the runs that the other one has. One run short of the target, the best it
 * gets is a tie.
 */
export const canHold = ({ sides, batting }: Chase): boolean =>
  (sides[batting - 1]?.runs ?? 0) < (sides[otherSide(batting) - 1]?.runs ?? 0);

/**
 * The match that a table counts while it is played; null while it counts nothing.
 *
 * Two endings of a chase are exact, so that their net run rates are as well:
 * - the batting side wins: it reaches the target with the balls that it has faced so far
 * - the fielding side wins: the innings ends with the runs that it has now, off its whole quota; level, that is a tie
 */
export function supposeMatch(
  [one, two]: readonly [string, string],
  standing: Standing,
  suppose: Suppose = 'now',
): Match | null {
  if (standing.kind === 'early') return null;
  const sides: [Side, Side] = [toSide(one, standing.sides[0]), toSide(two, standing.sides[1])];
  if (standing.kind !== 'chase') return { status: 'played', sides };
  if (suppose === 'now') return { status: 'played', sides, winner: standing.ahead };
  const { batting, target, quota } = standing;
  const end = suppose === batting ? { score: target } : { balls: quota, allOut: false };
  return {
    status: 'played',
    sides: sides.map((side, at) => (at === batting - 1 ? { ...side, ...end } : side)) as [Side, Side],
  };
}
