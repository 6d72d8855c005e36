import type { MatchEvent } from '@maidan/contract/league/match-log';
import { keyOf } from './event.ts';
import { isEqualPlay, orderPlaces } from './merge.ts';

/** What counts once more when two scorers record it one after the other. */
const counting: ReadonlySet<MatchEvent['type']> = new Set([
  ...(['ball', 'ends', 'retire', 'penalty'] as const),
  ...(['goal', 'card', 'foul', 'timeout', 'points', 'score'] as const),
]);

/** Two people at one ground record the same thing within this time, in milliseconds. */
const APART = 15_000;

interface Tap {
  readonly scorer: number;
  readonly written: Pick<MatchEvent, 'type' | 'data'>;
  readonly now: number;
  /** When this device received the events of others, by their keys. */
  readonly arrived: ReadonlyMap<string, number>;
}

/**
 * The event of another scorer that a tap may repeat: the same play, received a moment ago, after everything that this
 * scorer has recorded. Null when the tap is clearly one more.
 */
export function findTwin(log: readonly MatchEvent[], { scorer, written, now, arrived }: Tap): MatchEvent | null {
  if (!counting.has(written.type)) return null;
  for (const { events, counted } of orderPlaces(log).toReversed()) {
    if (events.some(({ id }) => id[0] === scorer)) return null;
    const receivedAt = counted && arrived.get(keyOf(counted.id));
    if (!counted || receivedAt === null || receivedAt === undefined) continue;
    if (now - receivedAt < APART && isEqualPlay(counted, written)) return counted;
  }
  return null;
}
