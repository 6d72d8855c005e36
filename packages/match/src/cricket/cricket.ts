import type { MatchEvent } from '@maidan/contract/league/match-log';
import { otherSide, readSide, readWhole, type Side } from '../log/event.ts';
import type { CricketRules } from '@maidan/contract/league/match-log';
import { addToOver, batterOf, comeIn, isComplete, swapEnds, type Innings } from './innings.ts';
import { playBall, readBall, replaceBatter } from './play-ball.ts';

/** The changes to a shortened match. */
export interface Revision {
  /** Balls a side; with a target, those of the second innings. */
  readonly balls: number;
  /** Runs that the side batting second needs; null if the first innings determines them. */
  readonly target: number | null;
}

export interface CricketState {
  readonly sport: 'cricket';
  readonly innings: Innings[];
  /** Who won the toss, and the side that bats first. */
  toss: { readonly by: Side; readonly bats: Side } | null;
  /** Penalty runs of a side that has not batted yet. */
  readonly penalties: Record<Side, number>;
  /** Null while the match follows its rules unchanged. */
  revised: Revision | null;
}

export const newCricket = (): CricketState => ({
  sport: 'cricket',
  innings: [],
  toss: null,
  penalties: { 1: 0, 2: 0 },
  revised: null,
});

export const currentInnings = ({ innings }: CricketState): Innings | undefined => innings.at(-1);

/** The side that bats first, or next. */
export function nextToBat({ innings, toss }: CricketState): Side | null {
  if (innings.length >= 2) return null;
  const [first] = innings;
  return first ? otherSide(first.side) : (toss?.bats ?? null);
}

/** @returns false for an impossible event, which leaves the state unchanged */
export function playCricket(state: CricketState, { type, data }: MatchEvent, rules: CricketRules): boolean {
  const innings = currentInnings(state);
  switch (type) {
    case 'toss': {
      const [by, bats] = [readSide(data['by']), readSide(data['bats'])];
      if (by === null || bats === null || innings) return false;
      state.toss = { by, bats };
      return true;
    }
    case 'innings':
      return beginInnings(state, data, rules);
    case 'ball': {
      const ball = readBall(data);
      return Boolean(innings && ball && playBall(innings, ball, rules));
    }
    case 'bowler':
      return Boolean(innings && changeBowler(innings, data['shirt'], rules));
    case 'ends':
      if (!innings || innings.isClosed || innings.other === null) return false;
      swapEnds(innings);
      return true;
    case 'retire':
      return Boolean(innings && retire(innings, data, rules));
    case 'penalty':
      return addPenalty(state, readSide(data['side']), readWhole(data['runs'], 1, 10));
    case 'revise':
      return revise(state, data, rules);
    case 'close':
      if (!innings || innings.isClosed) return false;
      innings.isClosed = true;
      innings.isAllOut = data['allout'] === true;
      return true;
    default:
      return false;
  }
}

function beginInnings(state: CricketState, data: MatchEvent['data'], rules: CricketRules): boolean {
  const side = readSide(data['side']);
  const [first] = state.innings;
  if (side === null || state.innings.length >= 2 || (first && (!first.isClosed || first.side === side))) return false;
  const innings: Innings = {
    side,
    runs: state.penalties[side],
    wickets: 0,
    balls: 0,
    quota: state.revised?.balls ?? rules.balls,
    extras: { wides: 0, noBalls: 0, byes: 0, legByes: 0, penalties: state.penalties[side] },
    striker: null,
    other: null,
    bowler: readWhole(data['bowler'], 0, 999),
    lastBowler: null,
    isFreeHit: false,
    isClosed: false,
    isAllOut: false,
    retired: null,
    batters: [],
    bowlers: [],
    overs: state.penalties[side] > 0 ? [state.penalties[side]] : [],
    marks: [],
    target: first ? (state.revised?.target ?? first.runs + 1) : null,
  };
  innings.striker = comeIn(innings, data['striker'], rules);
  innings.other = comeIn(innings, data['other'], rules);
  state.innings.push(innings);
  return true;
}

/** Law 17.6: no one bowls two overs in a row. */
export const mayBowl = (innings: Innings, shirt: number, { oversABowler }: CricketRules): boolean => {
  const bowled = innings.bowlers.find((bowler) => bowler.shirt === shirt)?.balls ?? 0;
  return shirt !== innings.lastBowler && (oversABowler === null || bowled < oversABowler * 6);
};

function changeBowler(innings: Innings, value: unknown, rules: CricketRules): boolean {
  const shirt = readWhole(value, 0, 999);
  if (shirt === null || innings.isClosed || !mayBowl(innings, shirt, rules)) return false;
  innings.bowler = shirt;
  return true;
}

/** Law 25.4: a batter who is hurt may return; any other who leaves is out. */
function retire(innings: Innings, data: MatchEvent['data'], rules: CricketRules): boolean {
  const gone = data['who'] === 'other' ? innings.other : innings.striker;
  const batter = batterOf(innings, gone);
  if (innings.isClosed || !batter) return false;
  const isHurt = data['hurt'] === true;
  // Another batter must be there to continue.
  if (isHurt && innings.other === null) return false;
  // The leaving batter occupies the end until replaced, and so cannot be the replacement.
  batter.out = isHurt ? 'hurt' : 'retired';
  innings.retired = gone;
  if (!isHurt) innings.wickets += 1;
  if (innings.wickets >= rules.wickets) innings.isClosed = true;
  else replaceBatter(innings, gone, { next: data['next'], rules });
  return true;
}

/** Law 41.18: penalty runs join that side's innings, even a completed one. */
function addPenalty(state: CricketState, side: Side | null, runs: number | null): boolean {
  if (side === null || runs === null) return false;
  const innings = state.innings.find((own) => own.side === side);
  if (!innings) {
    // A chase already has a target; before that, the runs wait for the side's innings.
    state.penalties[side] += runs;
    return true;
  }
  if (state.innings.length === 2 && innings === state.innings[0]) return false;
  innings.runs += runs;
  innings.extras.penalties += runs;
  addToOver(innings, runs);
  if (isComplete(innings)) innings.isClosed = true;
  return true;
}

/** The highest possible target. */
const MOST_RUNS = 2000;

/**
 * Reduces the overs of this innings and the next, and sets the target of a chase. Overs already bowled stay, and a match
 * never has more than at its start. Without a revised target, a chase needs one run more than the first innings made.
 */
function revise(state: CricketState, data: MatchEvent['data'], rules: CricketRules): boolean {
  const [first, second] = state.innings;
  const open = state.innings.find(({ isClosed }) => !isClosed);
  const balls = readWhole(data['balls'], Math.max(1, open?.balls ?? 0), rules.balls);
  const needed = first?.isClosed ? first.runs + 1 : null;
  const given = data['target'] ?? null;
  const target = given === null || needed === null ? needed : readWhole(given, 1, MOST_RUNS);
  // A target before there is a chase, or a change after its end.
  const isLost = second?.isClosed === true || (given !== null && target === null);
  if (balls === null || isLost) return false;
  // If a chase is shorter than the first innings, its target is part of the result, changed or not.
  const isRevised = target !== needed || (first?.isClosed === true && balls !== first.quota);
  const kept = isRevised ? target : null;
  state.revised = balls === rules.balls && kept === null ? null : { balls, target: kept };
  if (!open) return true;
  open.quota = balls;
  if (second) second.target = target;
  if (isComplete(open)) open.isClosed = true;
  return true;
}

/** The state of a chase: what the chasing side needs. */
export interface Chase {
  readonly side: Side;
  readonly runs: number;
  readonly balls: number;
  readonly wickets: number;
}

/** Null without an open chase. */
export function chaseOf(state: CricketState, rules: CricketRules): Chase | null {
  const innings = currentInnings(state);
  if (!innings || innings.target === null || innings.isClosed) return null;
  return {
    side: innings.side,
    runs: innings.target - innings.runs,
    balls: innings.quota - innings.balls,
    wickets: rules.wickets - innings.wickets,
  };
}
