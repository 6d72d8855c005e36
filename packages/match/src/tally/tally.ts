import type { MatchEvent } from '@maidan/contract/league/match-log';
import { readSide, readWhole, type Side } from '../log/event.ts';
import type { TallyRules } from '@maidan/contract/league/match-log';

/** The clock as last set; while it runs, the time since then is added. */
export interface Clock {
  readonly seconds: number;
  /** Milliseconds since 1970. */
  readonly setAt: number;
  readonly isRunning: boolean;
}

export interface Tally {
  points: number;
  /** In this period. */
  fouls: number;
  yellow: number;
  red: number;
}

export interface TallyState {
  readonly sport: TallyRules['sport'];
  readonly sides: Readonly<Record<Side, Tally>>;
  /** From 1. */
  period: number;
  clock: Clock | null;
}

const none = (): Tally => ({ points: 0, fouls: 0, yellow: 0, red: 0 });

export const newTally = (sport: TallyRules['sport']): TallyState => ({
  sport,
  sides: { 1: none(), 2: none() },
  period: 1,
  clock: null,
});

/** Points that an event adds; null if the sport has no such event. */
function pointsOf(sport: TallyRules['sport'], { type, data }: MatchEvent): number | null {
  if (type === 'goal') return sport === 'football' || sport === 'futsal' ? 1 : null;
  if (type === 'points') return sport === 'basketball' ? readWhole(data['by'], 1, 3) : null;
  return type === 'score' && sport === 'plain' ? readWhole(data['by'], 1, 100) : null;
}

/** @returns false for an impossible event, which leaves the state unchanged */
export function playTally(state: TallyState, event: MatchEvent, rules: TallyRules): boolean {
  const { type, data, at } = event;
  if (type === 'period') {
    // Overtime adds a period as often as needed.
    const period = readWhole(data['n'], 1, rules.periods + 6);
    if (period === null) return false;
    state.period = period;
    for (const side of [1, 2] as const) state.sides[side].fouls = 0;
    return true;
  }
  if (type === 'clock') {
    const seconds = readWhole(data['seconds'], 0, 10_800);
    if (seconds === null) return false;
    state.clock = { seconds, setAt: at, isRunning: data['runs'] === true };
    return true;
  }
  const side = readSide(data['side']);
  if (side === null) return false;
  const tally = state.sides[side];
  const points = pointsOf(rules.sport, event);
  if (points !== null) tally.points += points;
  else if (type === 'foul' && rules.sport !== 'plain') tally.fouls += 1;
  else if (type === 'card' && (rules.sport === 'football' || rules.sport === 'futsal')) {
    if (data['colour'] !== 'yellow' && data['colour'] !== 'red') return false;
    tally[data['colour']] += 1;
  } else return type === 'timeout';
  return true;
}

export function clockSeconds(clock: Clock, now: number): number {
  return clock.seconds + (clock.isRunning ? Math.max(0, Math.floor((now - clock.setAt) / 1000)) : 0);
}
