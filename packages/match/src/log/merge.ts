import type { MatchEvent } from '@maidan/contract/league/match-log';
import { isRemark, keyOf, knew, readId, type EventId } from './event.ts';

/** One place in the order of play. Scorers who write at the same time, unaware of each other, share it. */
export interface Place {
  readonly events: readonly MatchEvent[];
  /** The events that have not been undone. */
  readonly open: readonly MatchEvent[];
  /** The event that counts; null once all events of the place are undone. */
  readonly counted: MatchEvent | null;
  /** Whether scorers disagree and no one has chosen yet. */
  readonly isDisputed: boolean;
}

type Play = Pick<MatchEvent, 'type' | 'data'>;

const textOf = ({ type, data }: Play): string => JSON.stringify([type, sorted(data)]);

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, part]) => [name, sorted(part)] as const);
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

export const isEqualPlay = (one: Play, two: Play): boolean => textOf(one) === textOf(two);

const byId = (one: MatchEvent, two: MatchEvent): number => one.id[0] - two.id[0] || one.id[1] - two.id[1];

/** All events of these logs without duplicates, by scorer and number. */
export function merge(...logs: readonly (readonly MatchEvent[])[]): MatchEvent[] {
  const all = new Map<string, MatchEvent>();
  for (const event of logs.flat()) {
    const known = all.get(keyOf(event.id));
    // One event cannot have two versions; if it does, every device keeps the same one.
    if (!known || JSON.stringify(sorted(event)) < JSON.stringify(sorted(known))) all.set(keyOf(event.id), event);
  }
  return [...all.values()].toSorted(byId);
}

/** The ids of undone events; an undo that is itself undone has no effect. */
export function findVoided(log: readonly MatchEvent[], byKey: ReadonlyMap<string, MatchEvent>): ReadonlySet<string> {
  const voids = new Map<string, MatchEvent[]>();
  for (const event of log) {
    const id = event.type === 'void' ? readId(event.data['id']) : null;
    const target = id && byKey.get(keyOf(id));
    if (target && knew(event, target)) voids.set(keyOf(target.id), [...(voids.get(keyOf(target.id)) ?? []), event]);
  }
  const settled = new Map<string, boolean>();
  const isVoided = (key: string): boolean => {
    const known = settled.get(key);
    if (known !== undefined) return known;
    const result = (voids.get(key) ?? []).some(({ id }) => !isVoided(keyOf(id)));
    settled.set(key, result);
    return result;
  };
  return new Set(log.map(({ id }) => keyOf(id)).filter(isVoided));
}

/** Siblings in groups; an event that knew another comes first, because it was inserted before that one. */
function rank(siblings: readonly MatchEvent[]): MatchEvent[][] {
  if (siblings.length === 1) return [[...siblings]];
  const ranks = new Map<MatchEvent, number>();
  const rankOf = (event: MatchEvent): number => {
    const known = ranks.get(event);
    if (known !== undefined) return known;
    const value = siblings.reduce((most, other) => (knew(event, other) ? Math.max(most, rankOf(other) + 1) : most), 0);
    ranks.set(event, value);
    return value;
  };
  const groups: MatchEvent[][] = [];
  for (const event of siblings.toSorted(byId)) (groups[rankOf(event)] ??= []).push(event);
  return groups.toReversed();
}

/** The order of play: the log is a tree by `after`. An event without its predecessor stays outside. */
export function orderPlaces(log: readonly MatchEvent[]): Place[] {
  const byKey = new Map(log.map((event) => [keyOf(event.id), event]));
  const voided = findVoided(log, byKey);
  const chosen = new Map<string, MatchEvent>();
  const children = new Map<string, MatchEvent[]>();

  /** The preceding event of play; '' for the start, null if unknown. */
  function anchorOf(event: MatchEvent): string | null {
    let current = event;
    for (;;) {
      if (current.after === null) return '';
      const parent = byKey.get(keyOf(current.after));
      if (!parent || !knew(current, parent)) return null;
      if (!isRemark(parent)) return keyOf(parent.id);
      current = parent;
    }
  }

  for (const event of log) {
    if (isRemark(event)) {
      const id = event.type === 'choose' && !voided.has(keyOf(event.id)) ? readId(event.data['id']) : null;
      if (id) chosen.set(keyOf(id), event);
      continue;
    }
    const anchor = anchorOf(event);
    if (anchor !== null) children.set(anchor, [...(children.get(anchor) ?? []), event]);
  }

  function place(events: readonly MatchEvent[]): Place {
    const open = events.filter(({ id }) => !voided.has(keyOf(id)));
    const choices = open
      .flatMap((event) => {
        const choice = chosen.get(keyOf(event.id));
        return choice ? [{ event, choice }] : [];
      })
      .toSorted((a, b) => (knew(a.choice, b.choice) ? -1 : knew(b.choice, a.choice) ? 1 : byId(a.choice, b.choice)));
    const counted = choices[0]?.event ?? open[0] ?? null;
    const isDisputed = choices.length === 0 && open.some((event) => counted && !isEqualPlay(event, counted));
    return { events, open, counted, isDisputed };
  }

  const places: Place[] = [];
  const waiting = rank(children.get('') ?? []).toReversed();
  for (let events = waiting.pop(); events; events = waiting.pop()) {
    if (events.length === 0) continue;
    places.push(place(events));
    const next = events.flatMap(({ id }) => children.get(keyOf(id)) ?? []);
    if (next.length > 0) waiting.push(...rank(next).toReversed());
  }
  return places;
}

/** The undos that keep a place crossed out: undoing them restores it. */
export function findUndoing(log: readonly MatchEvent[], { events }: Place): MatchEvent[] {
  const voided = findVoided(log, new Map(log.map((event) => [keyOf(event.id), event])));
  const keys = new Set(events.map(({ id }) => keyOf(id)));
  return log.filter((event) => {
    const id = event.type === 'void' ? readId(event.data['id']) : null;
    return id !== null && keys.has(keyOf(id)) && !voided.has(keyOf(event.id));
  });
}

/** The number of each scorer's last event. */
export function reachOf(log: readonly MatchEvent[]): Record<string, number> {
  const reach: Record<string, number> = {};
  for (const { id } of log) reach[id[0]] = Math.max(reach[id[0]] ?? 0, id[1]);
  return reach;
}

/** The number up to which each scorer's events are complete; later ones are requested again. */
export function wholeReachOf(log: readonly MatchEvent[]): Record<string, number> {
  const reach: Record<string, number> = {};
  for (const { id } of log.toSorted(byId)) if (id[1] === (reach[id[0]] ?? 0) + 1) reach[id[0]] = id[1];
  return reach;
}

/** The scorer's next event, after the last one in the log or in the same place as `written.beside`. */
export function nextEvent(
  log: readonly MatchEvent[],
  scorer: number,
  written: {
    readonly type: MatchEvent['type'];
    readonly data: MatchEvent['data'];
    readonly at: number;
    readonly after?: EventId | null;
    /** Another scorer's event about the same moment. */
    readonly beside?: MatchEvent;
  },
): MatchEvent {
  const { at, type, data, beside } = written;
  const last = orderPlaces(log).at(-1);
  const seen = reachOf(log);
  const id: EventId = [scorer, (seen[scorer] ?? 0) + 1];
  if (beside) {
    // Two events share a place only if neither knew of the other.
    const before = { ...seen, [beside.id[0]]: beside.id[1] - 1 };
    return { id, after: beside.after, seen: before, at, type, data };
  }
  const after = written.after === undefined ? ((last?.counted ?? last?.events[0])?.id ?? null) : written.after;
  return { id, after, seen, at, type, data };
}
