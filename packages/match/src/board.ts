import type { BoardSide, FeedLine, MatchBoard } from '@maidan/contract/league/match-day';
import type { MatchEvent, MatchRules } from '@maidan/contract/league/match-log';
import { chaseOf, currentInnings, type CricketState } from './cricket/cricket.ts';
import { batterOf, isAllOut } from './cricket/innings.ts';
import { describeBall, describePlay, revisionPhrase } from './describe.ts';
import { fold, type MatchState } from './fold.ts';
import { otherSide, type Side } from './log/event.ts';
import { hashLog } from './log/hash.ts';
import { outcomeOf } from './outcome.ts';

/** The board that readers see, derived from a log. */
export type Board = Pick<MatchBoard, 'stage' | 'sides' | 'turn' | 'centre' | 'chase' | 'feed' | 'earlier'>;

const FEED = 60;

export const oversText = (balls: number): string => `${Math.floor(balls / 6)}${balls % 6 ? `.${balls % 6}` : ''}`;

/** Changed overs or a changed target, shown below the batting or chasing side. */
function revisionOf({ innings: [first], revised }: CricketState, side: Side): string {
  if (!revised || !first) return '';
  return side === (first.isClosed ? otherSide(first.side) : first.side) ? revisionPhrase({ ...revised }) : '';
}

const join = (...phrases: readonly string[]): string => phrases.filter(Boolean).join(' ');

function sideOf(state: MatchState, rules: MatchRules, side: Side): BoardSide {
  if (state.play.sport !== 'cricket') {
    const { points, yellow, red } = state.play.sides[side];
    return { score: String(points), say: join(yellow ? `yellow:${yellow}` : '', red ? `red:${red}` : '') };
  }
  const innings = state.play.innings.find((own) => own.side === side);
  const revision = revisionOf(state.play, side);
  if (!innings) return { score: '', say: state.play.innings.length > 0 ? join('yettobat', revision) : '' };
  const isOut = rules.sport === 'cricket' && isAllOut(innings, rules);
  const batting = [innings.striker, innings.other]
    .flatMap((shirt) => batterOf(innings, shirt) ?? [])
    .map(({ shirt, runs }) => `batter:${shirt}:${runs}`);
  const overs = `overs:${oversText(innings.balls)}`;
  return {
    score: isOut ? String(innings.runs) : `${innings.runs}/${innings.wickets}`,
    say: join(overs, isOut ? 'allout' : '', revision, ...(isOut || innings.isClosed ? [] : batting)),
  };
}

function centreOf(state: MatchState, rules: MatchRules): string {
  if (state.play.sport !== 'cricket') {
    const { period } = state.play;
    if (state.stage === 'finished') return 'fulltime';
    if (rules.sport === 'cricket' || rules.periods < 2) return 'versus';
    if (state.stage === 'break') return rules.periods === 2 ? 'halftime' : `endofquarter:${period}`;
    if (period > rules.periods) return `extratime:${period - rules.periods}`;
    return `${rules.periods === 2 ? 'half' : 'quarter'}:${period}:${rules.periods}`;
  }
  if (rules.sport !== 'cricket') return 'versus';
  const chase = chaseOf(state.play, rules);
  if (chase) return `needs:${chase.runs}:${chase.balls}`;
  const innings = currentInnings(state.play);
  if (innings?.target && innings.isClosed) return wonCentre(state, rules);
  if (!innings?.isClosed) return 'versus';
  const { revised } = state.play;
  const target = `target:${revised?.target ?? innings.runs + 1}`;
  return revised ? `${target}:${oversText(revised.balls)}` : target;
}

function wonCentre(state: MatchState, rules: MatchRules): string {
  const outcome = outcomeOf(state, rules);
  if (outcome?.level) return 'tie';
  return outcome?.won_by ? `wonby${outcome.won_by.unit}:${outcome.won_by.margin}` : 'versus';
}

function chaseNumbers({ play }: MatchState, rules: MatchRules): Board['chase'] {
  const chase = play.sport === 'cricket' && rules.sport === 'cricket' ? chaseOf(play, rules) : null;
  return chase ? [chase.runs, chase.balls, chase.wickets] : [];
}

/** Everything readers see of a match, and the hash by which scorers compare logs. */
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
