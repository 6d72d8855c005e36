import type { FeedLine } from '@maidan/contract/league/match-day';
import { markOf, readBall, type Ball } from './cricket/play-ball.ts';
import { batterOf, type Innings } from './cricket/innings.ts';
import { currentInnings, type CricketState } from './cricket/cricket.ts';
import type { MatchEvent } from '@maidan/contract/league/match-log';
import { readSide, readWhole } from './log/event.ts';
import { oversOfBalls } from '@maidan/contract/rules/overs';
import type { TallyState } from './tally/tally.ts';

const runs = (count: number): string => (count === 0 ? 'norun' : `runs:${count}`);

/** `runs:3`, or `wide runs:2 out:runout`. */
export function playPhrases({ bat, runs: more, extra, isBoundary, out }: Ball): string[] {
  const made = bat + more;
  const ended = out ? [`${out.isOther ? 'other' : 'out'}:${out.how}`] : [];
  const andMade = made > 0 ? [runs(made)] : [];
  if (extra === 'wide') return ['wide', ...(more > 0 ? [runs(more)] : []), ...ended];
  if (extra === 'noball') return ['noball', ...andMade, ...ended];
  if (extra === 'bye') return [`byes:${more}`, ...ended];
  if (extra === 'legbye') return [`legbyes:${more}`, ...ended];
  if (out) return [...andMade, ...ended];
  if (isBoundary && (bat === 4 || bat === 6)) return [bat === 4 ? 'four' : 'six'];
  return [runs(bat)];
}

/** A ball, followed by its over once complete. @param innings the innings after the ball */
export function describeBall(event: MatchEvent, innings: Innings): FeedLine[] {
  const ball = readBall(event.data);
  if (!ball) return [];
  const { mark, look } = markOf(ball);
  const isDone = innings.bowler === null && innings.balls % 6 === 0 && innings.balls > 0;
  const counts = ball.extra === 'wide' || ball.extra === 'noball' ? '+' : '';
  const over = isDone ? innings.balls / 6 - 1 : Math.floor(innings.balls / 6);
  const line: FeedLine = {
    at: `${over}.${isDone ? 6 : innings.balls % 6}${counts}`,
    mark,
    look,
    say: playPhrases(ball).join(' '),
  };
  if (!isDone) return [line];
  const made = innings.overs[over] ?? 0;
  const total = `${innings.runs}/${innings.wickets}`;
  return [line, { at: '', mark: '', look: 'ov', say: `over:${over + 1}:${made}:${total}` }];
}

const line = (mark: string, ...phrases: string[]): FeedLine => ({
  at: '',
  mark,
  look: 'ev',
  say: phrases.filter(Boolean).join(' '),
});

/** The new overs, and the target if it was revised. */
export function revisionPhrase({ balls, target }: MatchEvent['data']): string {
  const overs = oversOfBalls(readWhole(balls, 0, Infinity) ?? 0);
  return typeof target === 'number' ? `target:${target}:${overs}` : `short:${overs}`;
}

function retirement(innings: Innings | undefined, isHurt: boolean): string {
  const batter = innings && batterOf(innings, innings.retired);
  return batter ? `${isHurt ? 'retiredhurt' : 'retiredout'}:${batter.shirt}:${batter.runs}` : '';
}

/** Any other event worth a line; null for the rest. */
export function describePlay({ type, data }: MatchEvent, state: CricketState | TallyState): FeedLine | null {
  const side = readSide(data['side']) ?? 1;
  const shirt = typeof data['shirt'] === 'number' ? `shirt:${data['shirt']}` : '';
  const score = state.sport === 'cricket' ? '' : `score:${state.sides[1].points}:${state.sides[2].points}:${side}`;
  switch (type) {
    case 'toss':
      return line('', `toss:${data['by'] === 2 ? 2 : 1}:${data['bats'] === 2 ? 2 : 1}`);
    case 'innings':
      return line('', `innings:${side}`);
    case 'retire':
      return state.sport === 'cricket' ? line('', retirement(currentInnings(state), data['hurt'] === true)) : null;
    case 'penalty':
      return line('', `penaltyruns:${side}:${Number(data['runs'])}`);
    case 'revise':
      return line('', revisionPhrase(data));
    case 'goal': {
      const kind = data['kind'] === 'own' ? 'owngoal' : data['kind'] === 'penalty' ? 'penalty' : '';
      return { ...line('G', score, shirt, kind), look: 'bd' };
    }
    case 'points':
    case 'score':
      return line(`+${Number(data['by'])}`, score, shirt);
    case 'card':
      return data['colour'] === 'red' ? line('R', `redcard:${side}`, shirt) : line('Y', `yellowcard:${side}`, shirt);
    case 'timeout':
      return line('', `timeout:${side}`);
    case 'pause':
    case 'resume':
    case 'end':
      return line('', type);
    default:
      return null;
  }
}
