import type { MatchEvent } from '@maidan/contract/league/match-log';

export type EventId = MatchEvent['id'];

export type Side = 1 | 2;

/** Events about other events: they have no place of their own in the order of play. */
const remarks: ReadonlySet<MatchEvent['type']> = new Set(['void', 'choose', 'agree']);

export const isRemark = ({ type }: MatchEvent): boolean => remarks.has(type);

export const keyOf = ([scorer, seq]: EventId): string => `${scorer}.${seq}`;

/** How many events it knew of, including itself: larger for any later event. */
export function clockOf({ id: [scorer, seq], seen }: MatchEvent): number {
  return Object.entries(seen).reduce((sum, [other, last]) => (Number(other) === scorer ? sum : sum + last), seq);
}

/** Whether the device had `earlier` when its scorer wrote `event`. */
export function knew(event: MatchEvent, earlier: MatchEvent): boolean {
  const [scorer, seq] = earlier.id;
  const last = event.id[0] === scorer ? event.id[1] - 1 : (event.seen[scorer] ?? 0);
  // A damaged log could contain a cycle, but this clock cannot.
  return last >= seq && clockOf(event) > clockOf(earlier);
}

export function readId(value: unknown): EventId | null {
  if (!Array.isArray(value) || value.length !== 2) return null;
  const [scorer, seq] = value as unknown[];
  return Number.isInteger(scorer) && Number.isInteger(seq) ? [Number(scorer), Number(seq)] : null;
}

export const otherSide = (side: Side): Side => (side === 1 ? 2 : 1);

export const readSide = (value: unknown): Side | null => (value === 1 || value === 2 ? value : null);

/** A whole number between two bounds; null for anything else. */
export const readWhole = (value: unknown, min: number, max: number): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? value : null;
