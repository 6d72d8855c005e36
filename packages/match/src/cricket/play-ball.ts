import { readWhole } from '../log/event.ts';
import type { CricketRules } from '@maidan/contract/league/match-log';
import {
  addToOver,
  BALLS_AN_OVER,
  batterOf,
  bowlerOf,
  comeIn,
  isComplete,
  swapEnds,
  type BallMark,
  type Innings,
} from './innings.ts';

export const extras = ['wide', 'noball', 'bye', 'legbye'] as const;
export type Extra = (typeof extras)[number];

export const dismissals = ['bowled', 'caught', 'lbw', 'runout', 'stumped', 'hitwicket', 'other'] as const;
export type Dismissal = (typeof dismissals)[number];

/** A delivery and its outcome. */
export interface Ball {
  /** Runs off the bat. */
  readonly bat: number;
  readonly extra: Extra | null;
  /** Runs besides those off the bat and the penalty for a wide or a no-ball. */
  readonly runs: number;
  readonly isBoundary: boolean;
  readonly out: {
    readonly how: Dismissal;
    /** Whether the non-striker is out. */
    readonly isOther: boolean;
    /** Whether the batters had crossed on the run during which one was run out. */
    readonly hasCrossed: boolean;
    readonly next: number | null;
  } | null;
}

const running: ReadonlySet<Dismissal> = new Set<Dismissal>(['runout', 'other']);
/** Laws 21.18 and 22.9; a free hit counts like a no-ball. Byes are runs, and after any runs a batter can only be run out. */
const ofExtra: Readonly<Record<Extra, ReadonlySet<Dismissal>>> = {
  wide: new Set<Dismissal>([...running, 'stumped', 'hitwicket']),
  noball: running,
  bye: running,
  legbye: running,
};
const ofBowler: ReadonlySet<string> = new Set(['bowled', 'caught', 'lbw', 'stumped', 'hitwicket']);

/** Null for data that does not describe a delivery. */
export function readBall(data: Readonly<Record<string, unknown>>): Ball | null {
  const bat = readWhole(data['bat'] ?? 0, 0, 9);
  const runs = readWhole(data['runs'] ?? 0, 0, 9);
  const extra = data['extra'] ?? null;
  if (bat === null || runs === null || (extra !== null && !extras.some((known) => known === extra))) return null;
  // Runs off the bat and byes exclude each other; only a no-ball may be hit.
  if ((bat > 0 && runs > 0) || (extra === null && runs > 0)) return null;
  if (extra !== null && extra !== 'noball' && bat > 0) return null;
  if ((extra === 'bye' || extra === 'legbye') && runs === 0) return null;
  const out = readOut(data['out'] ?? null);
  if (out === undefined) return null;
  return { bat, runs, extra: extra as Extra | null, isBoundary: data['boundary'] === true, out };
}

function readOut(value: unknown): Ball['out'] | undefined {
  if (value === null) return null;
  if (typeof value !== 'object') return undefined;
  const { how, who, crossed, next } = value as Record<string, unknown>;
  if (!dismissals.some((known) => known === how)) return undefined;
  const isOther = who === 'other';
  if (isOther && how !== 'runout' && how !== 'other') return undefined;
  return { how: how as Dismissal, isOther, hasCrossed: crossed === true, next: readWhole(next, 0, 999) };
}

/** Whether the laws allow this kind of dismissal off this kind of ball. */
export const mayBeOut = (innings: Innings, how: Dismissal, extra: Extra | null): boolean =>
  (extra === null || ofExtra[extra].has(how)) && (!innings.isFreeHit || ofExtra.noball.has(how));

/** Whether the laws allow this ball to dismiss the batter like this. */
function isPossible(innings: Innings, { out, extra, bat, runs }: Ball): boolean {
  if (!out) return true;
  if (out.isOther && innings.other === null) return false;
  if (!mayBeOut(innings, out.how, extra)) return false;
  return running.has(out.how) || bat + runs === 0;
}

/** @returns false if it cannot have happened; the innings is then unchanged */
export function playBall(innings: Innings, ball: Ball, rules: CricketRules): boolean {
  const { striker, bowler: shirt } = innings;
  const batter = batterOf(innings, striker);
  if (innings.isClosed || !batter || shirt === null || !isPossible(innings, ball)) return false;
  // Until then, the marks show the previous over.
  if (isNewOver(innings)) innings.marks = [];
  const { bat, runs, extra } = ball;
  const isAgain = (extra === 'wide' || extra === 'noball') && rules.isBowledAgain;
  const penalty = extra === 'wide' ? rules.wideRuns : extra === 'noball' ? rules.noBallRuns : 0;
  const total = bat + runs + penalty;
  addToOver(innings, total);
  innings.runs += total;
  if (extra === 'wide') innings.extras.wides += penalty + runs;
  if (extra === 'noball') innings.extras.noBalls += penalty;
  // Law 21.16: runs off a no-ball that do not come off the bat are byes.
  if (extra === 'noball' || extra === 'bye') innings.extras.byes += runs;
  if (extra === 'legbye') innings.extras.legByes += runs;
  batter.runs += bat;
  if (extra !== 'wide') batter.balls += 1;
  if (ball.isBoundary && bat === 4) batter.fours += 1;
  if (ball.isBoundary && bat === 6) batter.sixes += 1;
  const bowler = bowlerOf(innings, shirt);
  bowler.runs += bat + penalty + (extra === 'wide' ? runs : 0);
  innings.marks.push(markOf(ball));
  if (!isAgain) {
    innings.balls += 1;
    bowler.balls += 1;
  }
  // Law 18: the batter at that end after the last completed run faces the next ball.
  if (((ball.isBoundary ? 0 : bat + runs) + (ball.out?.hasCrossed ? 1 : 0)) % 2 === 1) swapEnds(innings);
  if (ball.out) dismiss(innings, ball.out, { faced: striker, rules, bowler });
  innings.isFreeHit = rules.hasFreeHit && (extra === 'noball' || (innings.isFreeHit && isAgain));
  const isOver = !isAgain && innings.balls % BALLS_AN_OVER === 0;
  if (isOver) {
    swapEnds(innings);
    innings.lastBowler = shirt;
    innings.bowler = null;
  }
  if (innings.wickets >= rules.wickets || isComplete(innings)) innings.isClosed = true;
  return true;
}

const isNewOver = ({ balls, overs }: Innings): boolean =>
  balls % BALLS_AN_OVER === 0 && overs[balls / BALLS_AN_OVER] === undefined;

function dismiss(
  innings: Innings,
  out: NonNullable<Ball['out']>,
  { faced, rules, bowler }: { faced: number | null; rules: CricketRules; bowler: { wickets: number } },
): void {
  const [striker, other] = [innings.striker, innings.other];
  const gone = out.isOther ? (striker === faced ? other : striker) : faced;
  innings.wickets += 1;
  if (ofBowler.has(out.how)) bowler.wickets += 1;
  const batter = batterOf(innings, gone);
  if (batter) batter.out = out.how;
  if (innings.wickets >= rules.wickets) return;
  replaceBatter(innings, gone, { next: out.next, rules });
}

/** The next batter comes in at the end of the one who left. With no one left, the last one bats alone or the side is all out. */
export function replaceBatter(
  innings: Innings,
  gone: number | null,
  { next, rules }: { next: unknown; rules: CricketRules },
): void {
  const partner = innings.striker === gone ? innings.other : innings.striker;
  const shirt = comeIn(innings, next, rules);
  if (shirt !== null) {
    if (innings.striker === gone) innings.striker = shirt;
    else innings.other = shirt;
  } else if (rules.isLastAlone && partner !== null) {
    innings.striker = partner;
    innings.other = null;
  } else {
    innings.isClosed = true;
    innings.isAllOut = true;
  }
}

const short: Readonly<Record<Extra, string>> = { wide: 'wd', noball: 'nb', bye: 'b', legbye: 'lb' };

export function markOf({ bat, runs, extra, isBoundary, out }: Ball): BallMark {
  const more = bat + runs;
  if (out) return { mark: more > 0 ? `W${more}` : 'W', look: 'wk' };
  if (extra === 'bye' || extra === 'legbye') return { mark: `${runs}${short[extra]}`, look: 'ex' };
  if (extra) return { mark: more > 0 ? `${short[extra]}+${more}` : short[extra], look: 'ex' };
  if (bat === 0) return { mark: '0', look: 'dt' };
  return { mark: String(bat), look: isBoundary ? 'bd' : 'rn' };
}
