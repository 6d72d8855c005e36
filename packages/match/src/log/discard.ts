import type { MatchEvent } from '@maidan/contract/league/match-log';
import { ORGANISER_NUMBER } from '@maidan/contract/rules/limits';
import { knew, keyOf, readId } from './event.ts';
import { findVoided, merge, nextEvent } from './merge.ts';

const isOfOrganiser = ({ id }: Pick<MatchEvent, 'id'>): boolean => id[0] === ORGANISER_NUMBER;

/** The scorer whose event is undone; null for an event that is not an undo. */
const undoneScorer = ({ type, data }: MatchEvent): number | null =>
  type === 'void' ? (readId(data['id'])?.[0] ?? null) : null;

/** The undos by which an organiser discarded scorers' events, except those reverted since. */
export function findDiscards(log: readonly MatchEvent[]): MatchEvent[] {
  const voided = findVoided(log, new Map(log.map((event) => [keyOf(event.id), event])));
  return log.filter((event) => {
    const scorer = undoneScorer(event);
    return isOfOrganiser(event) && scorer !== null && scorer !== ORGANISER_NUMBER && !voided.has(keyOf(event.id));
  });
}

/** The number of a scorer's events discarded since that scorer's last one. */
export function countNewDiscards(log: readonly MatchEvent[], scorer: number): number {
  const last = log.findLast(({ id }) => id[0] === scorer);
  return findDiscards(log).filter((undo) => undoneScorer(undo) === scorer && !(last && knew(last, undo))).length;
}

/**
 * Lets an organiser undo events. They stay in the log, so that scorers see them and later events keep their predecessors.
 * @returns the undo events
 */
export function discard(log: readonly MatchEvent[], events: readonly MatchEvent[], at: number): MatchEvent[] {
  const undos: MatchEvent[] = [];
  for (const { id } of events.filter(({ type }) => type !== 'agree')) {
    undos.push(
      nextEvent(merge(log, undos), ORGANISER_NUMBER, { type: 'void', data: { id: [...id] }, at, after: null }),
    );
  }
  return undos;
}
