import { chaseOf, currentInnings } from './cricket/cricket.ts';
import { batterOf, type BallLook, type Innings } from './cricket/innings.ts';
import { describeBall, describePlay } from './describe.ts';
import { fold, type MatchState, type Stage } from './fold.ts';
import type { MatchEvent, Side } from './log/event.ts';
import { hashLog } from './log/hash.ts';
import type { CricketRules, MatchRules } from './rules.ts';

/** `ov` closes an over, `ev` is anything but a ball. */
export type LineLook = BallLook | 'ov' | 'ev';

/** What happened, the way readers see it: shirt numbers, never names. */
export interface FeedLine {
  /** `2.3`, or the minute; empty where nothing is counted. */
  readonly at: string;
  readonly mark: string;
  readonly look: LineLook;
  readonly text: string;
}

export interface BoardSide {
  readonly score: string;
  readonly detail: string;
}

/** A match for readers, in words, whatever the sport. */
export interface Board {
  readonly stage: Stage;
  readonly sides: readonly [BoardSide, BoardSide];
  /** Who bats. */
  readonly turn: Side | null;
  /** What matters most now. */
  readonly centre: { readonly above: string; readonly figure: string; readonly below: string };
  /** Runs, balls and wickets that are left in a chase; `needsText` says what that takes. */
  readonly chase: readonly [runs: number, balls: number, wickets: number] | null;
  /** The newest first. */
  readonly feed: readonly FeedLine[];
  /** How many lines came before these. */
  readonly earlier: number;
}

const FEED = 60;

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
export const oversText = (balls: number): string => `${Math.floor(balls / 6)}${balls % 6 ? `.${balls % 6}` : ''}`;

function sideOf(state: MatchState, rules: MatchRules, side: Side): BoardSide {
  if (state.play.sport !== 'cricket') {
    const { points, yellow, red } = state.play.sides[side];
    const cards = [yellow && `${yellow} yellow`, red && `${red} red`].filter(Boolean).join(', ');
    return { score: String(points), detail: cards };
  }
  const innings = state.play.innings.find((own) => own.side === side);
  if (!innings) return { score: '', detail: state.play.innings.length > 0 ? 'yet to bat' : '' };
  const isAllOut = rules.sport === 'cricket' && innings.wickets >= rules.wickets;
  const batting = [innings.striker, innings.other]
    .flatMap((shirt) => batterOf(innings, shirt) ?? [])
    .map(({ shirt, runs }) => `No. ${shirt}: ${runs}`)
    .join(', ');
  const overs = `${oversText(innings.balls)} ${innings.balls === 6 ? 'over' : 'overs'}`;
  return {
    score: isAllOut ? String(innings.runs) : `${innings.runs}/${innings.wickets}`,
    detail: isAllOut ? `${overs}, all out` : innings.isClosed || !batting ? overs : `${overs}. ${batting}`,
  };
}

function centreOf(state: MatchState, rules: MatchRules): Board['centre'] {
  if (state.play.sport !== 'cricket') {
    const { period } = state.play;
    if (state.stage === 'finished') return { above: 'full', figure: 'time', below: '' };
    if (rules.sport === 'cricket' || rules.periods < 2) return { above: '', figure: 'v', below: '' };
    const name = rules.periods === 2 ? 'half' : 'quarter';
    if (state.stage === 'break' && rules.periods === 2) return { above: 'half', figure: 'time', below: '' };
    if (state.stage === 'break') return { above: 'end of', figure: String(period), below: name };
    return period > rules.periods
      ? { above: 'extra', figure: String(period - rules.periods), below: 'time' }
      : { above: name, figure: String(period), below: `of ${rules.periods}` };
  }
  const chase = rules.sport === 'cricket' ? chaseOf(state.play, rules) : null;
  if (chase) return { above: 'needs', figure: String(chase.runs), below: `off ${plural(chase.balls, 'ball')}` };
  const innings = currentInnings(state.play);
  if (innings?.target && innings.isClosed) return wonCentre(state.play.innings, rules as CricketRules);
  if (innings?.isClosed) return { above: 'target', figure: String(innings.runs + 1), below: 'to win' };
  return { above: '', figure: 'v', below: '' };
}

function wonCentre([first, second]: readonly Innings[], rules: CricketRules): Board['centre'] {
  if (!first || !second || first.runs === second.runs) return { above: '', figure: 'tie', below: '' };
  if (first.runs > second.runs) {
    const margin = first.runs - second.runs;
    return { above: 'won by', figure: String(margin), below: margin === 1 ? 'run' : 'runs' };
  }
  const margin = rules.wickets - second.wickets;
  return { above: 'won by', figure: String(margin), below: margin === 1 ? 'wicket' : 'wickets' };
}

function chaseNumbers({ play }: MatchState, rules: MatchRules): Board['chase'] {
  const chase = play.sport === 'cricket' && rules.sport === 'cricket' ? chaseOf(play, rules) : null;
  return chase && [chase.runs, chase.balls, chase.wickets];
}

/** Everything readers see of a match, and the hash by which scorers compare. */
export function boardOf(rules: MatchRules, log: readonly MatchEvent[]): Board & { readonly hash: number } {
  const lines: FeedLine[] = [];
  const { state } = fold(rules, log, (event, after) => {
    const { play } = after;
    if (play.sport === 'cricket') {
      const innings = currentInnings(play);
      if (innings && event.type === 'ball') lines.push(...describeBall(event, innings));
    }
    const line = describePlay(event, play);
    if (line) lines.push(line);
  });
  const feed = lines.slice(-FEED).toReversed();
  return {
    stage: state.stage,
    sides: [sideOf(state, rules, 1), sideOf(state, rules, 2)],
    turn: state.play.sport === 'cricket' ? (currentInnings(state.play)?.side ?? null) : null,
    centre: centreOf(state, rules),
    chase: chaseNumbers(state, rules),
    feed,
    earlier: lines.length - feed.length,
    hash: hashLog(log),
  };
}
