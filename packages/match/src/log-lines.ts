import type { FeedLine } from '@maidan/contract/league/match-day';
import { markOf, readBall } from './cricket/play-ball.ts';
import { currentInnings } from './cricket/cricket.ts';
import { describeBall, describePlay, playPhrases, revisionPhrase } from './describe.ts';
import { fold } from './fold.ts';
import type { MatchEvent } from '@maidan/contract/league/match-log';
import { keyOf } from './log/event.ts';
import type { Place } from './log/merge.ts';
import type { MatchRules } from '@maidan/contract/league/match-log';

/** A place in the log as scorers see it, including undone and impossible events. */
export interface LogLine {
  readonly place: Place;
  readonly line: FeedLine;
  readonly kind: 'counts' | 'undone' | 'impossible';
}

/** An event on its own, without the state of the match, so that scorers who disagree each see their own version. */
export function plainLine({ type, data }: Pick<MatchEvent, 'type' | 'data'>): FeedLine {
  const ball = type === 'ball' ? readBall(data) : null;
  if (ball) return { at: '', ...markOf(ball), say: playPhrases(ball).join(' ') };
  if (type === 'revise') return { at: '', mark: '', look: 'ev', say: revisionPhrase(data) };
  const side = data['side'] === 1 || data['side'] === 2 ? `side:${data['side']}` : '';
  const shirt = typeof data['shirt'] === 'number' ? `shirt:${data['shirt']}` : '';
  const mark = type === 'points' ? `+${Number(data['by'])}` : '';
  return { at: '', mark, look: 'ev', say: [`event:${type}`, side, shirt].filter(Boolean).join(' ') };
}

/** The whole log, newest place first. */
export function linesOf(rules: MatchRules, log: readonly MatchEvent[]): LogLine[] {
  const lines = new Map<string, FeedLine>();
  const { places, skipped } = fold(rules, log, (event, { play }) => {
    const innings = play.sport === 'cricket' ? currentInnings(play) : undefined;
    const ball = event.type === 'ball' && innings ? describeBall(event, innings)[0] : undefined;
    lines.set(keyOf(event.id), ball ?? describePlay(event, play) ?? plainLine(event));
  });
  const impossible = new Set(skipped);
  return places
    .map((place): LogLine => {
      const event = place.counted ?? (place.events[0] as MatchEvent);
      const kind = place.counted === null ? 'undone' : impossible.has(event) ? 'impossible' : 'counts';
      return { place, kind, line: lines.get(keyOf(event.id)) ?? plainLine(event) };
    })
    .toReversed();
}
