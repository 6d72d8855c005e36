import type { MatchEvent } from '@maidan/contract/league/match-log';
import { keyOf } from './event.ts';
import { isEqualPlay, orderPlaces } from './merge.ts';

/** Events that would count twice if two scorers recorded them one after the other. */
const counting: ReadonlySet<MatchEvent['type']> = new Set([
  ...(['ball', 'ends', 'retire', 'penalty'] as const),
  ...(['goal', 'card', 'foul', 'timeout', 'points', 'score'] as const),
]);

/** One side never has two of these so close together: a different one by another scorer is the same event seen differently. */
const single: ReadonlySet<MatchEvent['type']> = new Set(['ball', 'points']);

/** Two people at one ground record the same event within this time, in milliseconds. */
const APART = 15_000;

type Play = Pick<MatchEvent, 'type' | 'data'>;

interface Tap {
  readonly scorer: number;
  readonly written: Play;
  readonly now: number;
  /** When this device received the events of other scorers, by their keys. */
  readonly arrived: ReadonlyMap<string, number>;
}

const isSameMoment = (one: Play, two: Play): boolean =>
  isEqualPlay(one, two) || (single.has(one.type) && one.type === two.type && one.data['side'] === two.data['side']);

/**
 * Another scorer's event that a tap may repeat: the same play or a different view of the same ball, received just
 * now, after everything that this scorer has recorded. Null if the tap is clearly a new event.
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
