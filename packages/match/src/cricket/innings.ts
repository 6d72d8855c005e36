import type { FeedLine } from '@maidan/contract/league/match-day';
import type { CricketRules } from '@maidan/contract/league/match-log';
import type { Side } from '../log/event.ts';

export const BALLS_AN_OVER = 6;

export interface Batter {
  readonly shirt: number;
  runs: number;
  balls: number;
  fours: number;
  sixes: number;
  /** How the batter got out; null while batting. */
  out: string | null;
}

export interface Bowler {
  readonly shirt: number;
  /** That count for the over. */
  balls: number;
  runs: number;
  wickets: number;
}

export type BallMark = Pick<FeedLine, 'mark' | 'look'>;

export interface Innings {
  readonly side: Side;
  runs: number;
  wickets: number;
  /** Balls that count for the over. */
  balls: number;
  /** The maximum number of balls. */
  quota: number;
  extras: { wides: number; noBalls: number; byes: number; legByes: number; penalties: number };
  /** The batter who faces. */
  striker: number | null;
  /** The batter at the other end; null for one who bats alone. */
  other: number | null;
  bowler: number | null;
  /** The bowler of the previous over, who may not bowl this one. */
  lastBowler: number | null;
  isFreeHit: boolean;
  isClosed: boolean;
  /** Whether it ended because no one was left to bat, with fewer wickets than usual. */
  isAllOut: boolean;
  /** The last batter who retired, hurt or out. */
  retired: number | null;
  readonly batters: Batter[];
  readonly bowlers: Bowler[];
  /** Runs of each over. */
  readonly overs: number[];
  /** The marks of this over, or of the last one until the next begins. */
  marks: BallMark[];
  /** Null in the first innings. */
  target: number | null;
}

/** Whether its overs are bowled or its target has been reached. */
export const isComplete = ({ balls, quota, runs, target }: Innings): boolean =>
  balls >= quota || (target !== null && runs >= target);

/** Whether no one is left to bat. */
export const isAllOut = (innings: Innings, rules: CricketRules): boolean =>
  innings.isAllOut || innings.wickets >= rules.wickets;

/** What ended a closed innings. */
export function endOf(innings: Innings, rules: CricketRules): 'target' | 'allout' | 'balls' | 'closed' {
  if (innings.target !== null && innings.runs >= innings.target) return 'target';
  if (isAllOut(innings, rules)) return 'allout';
  return innings.balls >= innings.quota ? 'balls' : 'closed';
}

export const extrasOf = ({ extras }: Innings): number =>
  extras.wides + extras.noBalls + extras.byes + extras.legByes + extras.penalties;

export const batterOf = (innings: Innings, shirt: number | null): Batter | undefined =>
  innings.batters.find((batter) => batter.shirt === shirt);

/** The bowler's figures, started at the first ball. */
export function bowlerOf(innings: Innings, shirt: number): Bowler {
  const known = innings.bowlers.find((bowler) => bowler.shirt === shirt);
  if (known) return known;
  const fresh: Bowler = { shirt, balls: 0, runs: 0, wickets: 0 };
  innings.bowlers.push(fresh);
  return fresh;
}

export const hasBatted = (innings: Innings, shirt: number): boolean => batterOf(innings, shirt) !== undefined;

function lowestFresh(innings: Innings): number {
  let shirt = 1;
  while (hasBatted(innings, shirt)) shirt += 1;
  return shirt;
}

/** Players of a side: one more than the wickets, unless the last batter bats alone. */
export const playersOf = ({ wickets, isLastAlone }: CricketRules): number => wickets + (isLastAlone ? 0 : 1);

/** Shirts can have any number, so this counts the batters. */
const hasFresh = ({ batters }: Innings, rules: CricketRules): boolean => batters.length < playersOf(rules);

/**
 * Until the whole side has batted, any new shirt. Law 25.4.2: a batter who retired hurt may return at the fall of a wicket or
 * when another one retires.
 */
export function mayComeIn(innings: Innings, shirt: number, rules: CricketRules): boolean {
  const batter = batterOf(innings, shirt);
  if (!batter) return hasFresh(innings, rules);
  return batter.out === 'hurt' && shirt !== innings.striker && shirt !== innings.other;
}

/** The shirt that comes in if none is named. No one returns while new batters are left. Null if no one is left. */
export function usualNext(innings: Innings, rules: CricketRules): number | null {
  if (hasFresh(innings, rules)) return lowestFresh(innings);
  return innings.batters.find(({ shirt }) => mayComeIn(innings, shirt, rules))?.shirt ?? null;
}

/** The wanted shirt if it may come in, or else the usual next one. Null if no one is left. */
export function comeIn(innings: Innings, wanted: unknown, rules: CricketRules): number | null {
  const isShirt = typeof wanted === 'number' && Number.isInteger(wanted) && wanted >= 0 && wanted <= 999;
  const shirt = isShirt && mayComeIn(innings, wanted, rules) ? wanted : usualNext(innings, rules);
  if (shirt === null) return null;
  const returning = batterOf(innings, shirt);
  if (returning) returning.out = null;
  else innings.batters.push({ shirt, runs: 0, balls: 0, fours: 0, sixes: 0, out: null });
  return shirt;
}

export function swapEnds(innings: Innings): void {
  if (innings.other === null) return;
  [innings.striker, innings.other] = [innings.other, innings.striker];
}

/** Adds the runs to the current over. */
export function addToOver(innings: Innings, runs: number): void {
  const over = Math.floor(innings.balls / BALLS_AN_OVER);
  innings.overs[over] = (innings.overs[over] ?? 0) + runs;
}
