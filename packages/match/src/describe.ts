import { markOf, readBall, type Ball, type Dismissal } from './cricket/play-ball.ts';
import type { Innings } from './cricket/innings.ts';
import type { CricketState } from './cricket/cricket.ts';
import { readSide, type MatchEvent } from './log/event.ts';
import type { FeedLine } from './board.ts';
import type { TallyState } from './tally/tally.ts';

const outs: Readonly<Record<Dismissal, string>> = {
  bowled: 'bowled',
  caught: 'caught',
  lbw: 'leg before wicket',
  runout: 'run out',
  stumped: 'stumped',
  hitwicket: 'hit wicket',
  other: 'out',
};

const runs = (count: number): string => (count === 0 ? 'no run' : count === 1 ? 'one run' : `${count} runs`);

function playText({ bat, runs: more, extra, isBoundary, out }: Ball): string {
  const made = bat + more;
  const ended = out ? `, ${out.isOther ? 'the other batter ' : ''}${outs[out.how]}` : '';
  if (extra === 'wide') return `wide${more > 0 ? `, ${runs(more)}` : ''}${ended}`;
  if (extra === 'noball') return `no-ball${made > 0 ? `, ${runs(made)}` : ''}${ended}`;
  if (extra === 'bye') return `${more === 1 ? 'a bye' : `${more} byes`}${ended}`;
  if (extra === 'legbye') return `${more === 1 ? 'a leg bye' : `${more} leg byes`}${ended}`;
  if (out) return `${made > 0 ? `${runs(made)}, ` : ''}${ended.slice(2)}`;
  if (isBoundary && (bat === 4 || bat === 6)) return bat === 4 ? 'four' : 'six';
  return runs(bat);
}

/** A ball, and its over once that is done. The innings is that after the ball. */
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
    text: sentence(playText(ball)),
  };
  if (!isDone) return [line];
  const made = innings.overs[over] ?? 0;
  const total = `${innings.runs}/${innings.wickets}`;
  return [line, { at: '', mark: '', look: 'ov', text: `Over ${over + 1}: ${runs(made)}, ${total}` }];
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const line = (mark: string, text: string): FeedLine => ({ at: '', mark, look: 'ev', text });

/** Whatever is no ball and worth a line; null otherwise. `{1}` and `{2}` are for the names of the sides. */
export function describePlay({ type, data }: MatchEvent, state: CricketState | TallyState): FeedLine | null {
  const side = readSide(data['side']);
  const shirt = typeof data['shirt'] === 'number' ? `, No. ${data['shirt']}` : '';
  const score = state.sport === 'cricket' ? '' : `${state.sides[1].points} - ${state.sides[2].points}`;
  switch (type) {
    case 'toss':
      return line('', `{${data['by'] === 2 ? 2 : 1}} won the toss. {${data['bats'] === 2 ? 2 : 1}} bat first`);
    case 'innings':
      return line('', `{${side ?? 1}} come in to bat`);
    case 'penalty':
      return line('', `Penalty runs for {${side ?? 1}}: ${Number(data['runs'])}`);
    case 'goal': {
      const kind = data['kind'] === 'own' ? ', own goal' : data['kind'] === 'penalty' ? ', penalty' : '';
      return { ...line('G', `${score} {${side ?? 1}}${shirt}${kind}`), look: 'bd' };
    }
    case 'points':
    case 'score':
      return line(`+${Number(data['by'])}`, `${score} {${side ?? 1}}${shirt}`);
    case 'card':
      return line(
        data['colour'] === 'red' ? 'R' : 'Y',
        `${data['colour'] === 'red' ? 'Red' : 'Yellow'} card, {${side ?? 1}}${shirt}`,
      );
    case 'timeout':
      return line('', `Time-out, {${side ?? 1}}`);
    case 'pause':
      return line('', 'Break');
    case 'resume':
      return line('', 'Play goes on');
    case 'end':
      return line('', 'The match is over');
    default:
      return null;
  }
}
