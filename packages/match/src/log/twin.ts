import type { MatchEvent } from '@maidan/contract/league/match-log';
import { keyOf } from './event.ts';
import { isEqualPlay, orderPlaces } from './merge.ts';

/** What counts once more when two scorers record it one after the other. */
const counting: ReadonlySet<MatchEvent['type']> = new Set([
  ...(['ball', 'ends', 'retire', 'penalty'] as const),
  ...(['goal', 'card', 'foul', 'timeout', 'points', 'score'] as const),
]);

/** No two of them by one side come this close together: a scorer who records another one saw it differently. */
const single: ReadonlySet<MatchEvent['type']> = new Set(['ball', 'points']);

/** Two people at one ground record the same thing within this time, in milliseconds. */
const APART = 15_000;

type Play = Pick<MatchEvent, 'type' | 'data'>;

interface Tap {
  readonly scorer: number;
  readonly written: Play;
  readonly now: number;
  /** When this device received the events of others, by their keys. */
  readonly arrived: ReadonlyMap<string, number>;
}

const isSameMoment = (one: Play, two: Play): boolean =>
  isEqualPlay(one, two) || (single.has(one.type) && one.type === two.type && one.data['side'] === two.data['side']);

/**
 * The event of another scorer that a tap may repeat: the same play, or the same ball seen differently, received a moment
 * ago, after everything that this scorer has recorded. Null when the tap is clearly one more.
 */
export function findTwin(log: readonly MatchEvent[], { scorer, written, now, arrived }: Tap): MatchEvent | null {
  if (!counting.has(written.type)) return null;
  for (const { events, counted } of orderPlaces(log).toReversed()) {
    if (events.some(({ id }) => id[0] === scorer)) return null;
    const receivedAt = counted && arrived.get(keyOf(counted.id));
    if (!counted || receivedAt === null || receivedAt === undefined) continue;
    if (now - receivedAt < APART && isSameMoment(counted, written)) return counted;
  }
  return null;
}
