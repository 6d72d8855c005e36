import type { MatchBoard } from '@maidan/contract/league/match-day';
import { newCricket, playCricket, type CricketState, type Revision } from './cricket/cricket.ts';
import { isAllOut } from './cricket/innings.ts';
import type { MatchEvent } from '@maidan/contract/league/match-log';
import type { Side } from './log/event.ts';
import { orderPlaces, type Place } from './log/merge.ts';
import type { MatchRules } from '@maidan/contract/league/match-log';
import { newTally, playTally, type TallyState } from './tally/tally.ts';

export interface MatchState {
  stage: MatchBoard['stage'];
  readonly play: CricketState | TallyState;
}

/** An event that counts, with the state before and after it. */
export interface Step {
  readonly place: Place;
  readonly event: MatchEvent;
}

export interface Folded {
  readonly state: MatchState;
  readonly places: readonly Place[];
  /** Events kept in the log although they are impossible. */
  readonly skipped: readonly MatchEvent[];
}

function playStage(state: MatchState, type: string): boolean {
  const next = { start: 'live', pause: 'break', resume: 'live', end: 'finished' } as const;
  if (type === 'start' && state.stage !== 'ready') return false;
  const stage = Object.hasOwn(next, type) ? next[type as keyof typeof next] : null;
  if (stage === null) return false;
  state.stage = stage;
  return true;
}

/** Events that end a break, because play has resumed. */
const begins: ReadonlySet<string> = new Set(['innings', 'ball', 'goal', 'points', 'score', 'period']);

function play(state: MatchState, event: MatchEvent, rules: MatchRules): boolean {
  if (playStage(state, event.type)) return true;
  // An event recorded after the end was forgotten before it, so it still counts.
  const isPlayed =
    state.play.sport === 'cricket'
      ? rules.sport === 'cricket' && playCricket(state.play, event, rules)
      : rules.sport !== 'cricket' && playTally(state.play, event, rules);
  if (isPlayed && begins.has(event.type) && state.stage !== 'finished') state.stage = 'live';
  return isPlayed;
}

/**
 * The state of a match, derived from its log.
 * @param onPlay called after each event that counts; the state is the same object each time
 */
export function fold(
  rules: MatchRules,
  log: readonly MatchEvent[],
  onPlay?: (event: MatchEvent, state: MatchState) => void,
): Folded {
  const state: MatchState = {
    stage: 'ready',
    play: rules.sport === 'cricket' ? newCricket() : newTally(rules.sport),
  };
  const places = orderPlaces(log);
  const skipped: MatchEvent[] = [];
  for (const { counted } of places) {
    if (!counted) continue;
    if (play(state, counted, rules)) onPlay?.(counted, state);
    else skipped.push(counted);
  }
  return { state, places, skipped };
}

/** The result of one side, in the form that tables need. */
export interface SideResult {
  readonly score: number;
  /** Null if the sport has none. */
  readonly balls: number | null;
  readonly wickets: number | null;
  readonly isAllOut: boolean;
}

export interface MatchResult {
  readonly sides: Readonly<Record<Side, SideResult>>;
  readonly battedFirst: Side | null;
  /** Overs and target of a shortened match. */
  readonly revised: Revision | null;
}

/** Null until there is a result: in cricket, until both sides have batted. */
export function resultOf({ play: state }: Pick<MatchState, 'play'>, rules: MatchRules): MatchResult | null {
  if (state.sport !== 'cricket') {
    const side = (which: Side): SideResult => ({
      score: state.sides[which].points,
      balls: null,
      wickets: null,
      isAllOut: false,
    });
    return { sides: { 1: side(1), 2: side(2) }, battedFirst: null, revised: null };
  }
  if (rules.sport !== 'cricket') return null;
  const [first, second] = state.innings;
  if (!first || !second?.isClosed) return null;
  const side = (which: Side): SideResult => {
    const innings = first.side === which ? first : second;
    const { runs: score, balls, wickets } = innings;
    return { score, balls, wickets, isAllOut: isAllOut(innings, rules) };
  };
  return { sides: { 1: side(1), 2: side(2) }, battedFirst: first.side, revised: state.revised };
}
