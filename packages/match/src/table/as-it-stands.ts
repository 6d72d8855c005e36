import type { BoardSide, ScoreLine } from '@maidan/contract/league/match-day';
import { aheadByScore } from '@maidan/contract/league/fixture-winner';
import { ballsOfOvers, runsPerOver } from '@maidan/contract/rules/overs';
import type { Revision } from '../cricket/cricket.ts';
import { otherSide, type Side as Which } from '../log/event.ts';
import type { Match, Side } from './match.ts';
import { creditsOf } from './net-run-rate.ts';

/** The parts of a score line that a table reads; open pages receive one with every ball. */
export type LiveScore = Pick<ScoreLine, 'sides' | 'turn' | 'chase'>;

/**
 * How a match under way counts for now.
 * - `score`: with its current score; the only kind in sports other than cricket
 * - `early`: not at all, because no ball of a chase has been bowled
 * - `chase`: as a win for the side ahead on run rate
 * - `over`: with the scores of both innings, not yet confirmed
 */
export type Standing =
  | { readonly kind: 'score'; readonly sides: readonly [Innings, Innings] }
  | { readonly kind: 'early' }
  | Over
  | Chase;

interface Innings {
  readonly runs: number;
  /** Null if no overs are counted. */
  readonly balls: number | null;
  readonly isAllOut: boolean;
}

interface BothInnings {
  readonly sides: readonly [Innings, Innings];
  /** The side that bats second. */
  readonly batting: Which;
  /** Null unless the match was shortened. */
  readonly revised: Revision | null;
}

interface Over extends BothInnings {
  readonly kind: 'over';
}

interface Chase extends BothInnings {
  readonly kind: 'chase';
  /** 0 while both have the same run rate. */
  readonly ahead: 0 | Which;
  /** Run rates of both sides; a side that is all out counts its whole quota, as in the net run rate. */
  readonly rates: readonly [number, number];
  /** Runs that the batting side has to reach. */
  readonly target: number;
  /** Balls of the innings under way. */
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

/** The changes to a shortened match, as the board shows them below the chasing side. */
function readRevision({ say }: BoardSide): Revision | null {
  const [, target, , overs = ''] = /(?:^| )(?:target:(\d+)|(short)):([\d.]+)/.exec(say) ?? [];
  const balls = ballsOfOvers(overs);
  return balls === null ? null : { balls, target: target === undefined ? null : Number(target) };
}

/** The runs and balls of both sides that count towards a run rate. */
const creditsFor = (sides: readonly [Side, Side], { batting, revised }: BothInnings, balls: number) =>
  creditsOf({ sides, battedFirst: otherSide(batting), target: null, balls, ...revised });

/** @param quotaBalls balls in an innings of the category; null without net run rate */
export function standingOf({ sides: shown, turn: batting, chase }: LiveScore, quotaBalls: number | null): Standing {
  const [one, two] = shown.map(readInnings);
  // In cricket, a side has no score before it bats.
  if (!one || !two) return { kind: 'early' };
  const sides = [one, two] as const;
  if (batting === null) return { kind: 'score', sides };
  const [needed, left = 0] = chase;
  const both: BothInnings = { sides, batting, revised: readRevision(shown[batting - 1] ?? { score: '', say: '' }) };
  if (needed === undefined) return { kind: 'over', ...both };
  const own = sides[batting - 1] ?? one;
  const faced = own.balls ?? 0;
  if (faced === 0) return { kind: 'early' };
  const quota = left + faced;
  const [first, second] = creditsFor([toSide('', one), toSide('', two)], both, quotaBalls ?? quota);
  // Whole numbers, because rounding would make equal rates differ.
  const lead = first.runs * second.balls - second.runs * first.balls;
  const ahead = lead === 0 ? 0 : lead > 0 ? 1 : 2;
  const rates = [runsPerOver(first.runs, first.balls), runsPerOver(second.runs, second.balls)] as const;
  return { kind: 'chase', ...both, ahead, rates, target: own.runs + needed, quota };
}

const toSide = (name: string, { runs, balls, isAllOut }: Innings): Side => ({
  name,
  score: runs,
  balls,
  allOut: isAllOut,
});

/** A reader's assumption: the match as it is, or the side that wins it. */
export type Suppose = 'now' | Which;

/**
 * Whether the fielding side can still win, given the other side's runs. If those are one short of the target, a tie is
 * the best it can get.
 */
export const canHold = ({ sides, batting, target }: Chase): boolean => (sides[batting - 1]?.runs ?? 0) < target - 1;

/**
 * The match as a table counts it while under way; null while it does not count.
 *
 * Two endings of a chase are exact, and so are their net run rates:
 * - the batting side wins: it reaches the target with the balls it has faced so far
 * - the fielding side wins: the innings ends with its current runs, off its whole quota; level scores are a tie
 */
export function supposeMatch(
  [one, two]: readonly [string, string],
  standing: Standing,
  suppose: Suppose = 'now',
): Match | null {
  if (standing.kind === 'early') return null;
  const sides: [Side, Side] = [toSide(one, standing.sides[0]), toSide(two, standing.sides[1])];
  if (standing.kind === 'score') return { status: 'played', sides };
  const isOpen = standing.kind === 'chase' && suppose === 'now';
  const played = endInnings(sides, standing, suppose);
  const { batting, revised } = standing;
  if (!revised) return { status: 'played', sides: played, ...(isOpen ? { winner: standing.ahead } : {}) };
  const [{ score: score_1 }, { score: score_2 }] = played;
  const ended = { score_1, score_2, batted_first: otherSide(batting), target: revised.target };
  const credits = creditsFor(played, standing, revised.balls);
  return {
    status: 'played',
    sides: [
      { ...played[0], credit: credits[0] },
      { ...played[1], credit: credits[1] },
    ],
    winner: isOpen ? standing.ahead : aheadByScore(ended),
  };
}

function endInnings(sides: [Side, Side], standing: Chase | Over, suppose: Suppose) {
  if (standing.kind === 'over' || suppose === 'now') return sides;
  const { batting, target, quota } = standing;
  const end = suppose === batting ? { score: target } : { balls: quota, allOut: false };
  return sides.map((side, at) => (at === batting - 1 ? { ...side, ...end } : side)) as [Side, Side];
}
