import type { Pairing } from './round-robin.ts';
import type { Slot } from './slots.ts';

export interface Wishes {
  /** The length of a match, including the time before and after it. */
  readonly minutes: number;
  /** Days off between two days on which a team plays. */
  readonly restDays: number;
  /** The most matches of one team on a day. */
  readonly matchesADay: number;
  /** Days on which a team cannot play, as `dayKey` writes them. */
  readonly away: ReadonlySet<string>;
}

export type Teams = Pick<Pairing, 'team_1' | 'team_2'>;

/** A match with its slot; matches already planned elsewhere count in the same way. */
export interface Placed<P extends Teams = Pairing> {
  readonly pairing: P;
  readonly slot: Slot;
}

export interface Placement<P extends Teams> {
  readonly placed: readonly Placed<P>[];
  readonly left: readonly P[];
  /** Whether the wishes alone explain what is left, because everything was tried. */
  readonly isProved: boolean;
}

export const dayKey = (team: string, date: string): string => `${date} ${team}`;

const TRIES = 12;
/** Up to this many matches, every option is tried before any match is left out. */
const EXACT = 10;
const EXACT_STEPS = 4000;

/** Numbers from 0 up to 1, the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The assigned slots, with a way to undo. */
class Board {
  readonly #ofTeam = new Map<string, Slot[]>();
  readonly #taken = new Map<string, Slot[]>();
  readonly #wishes: Wishes;

  constructor(wishes: Wishes, fixed: readonly Placed<Teams>[]) {
    this.#wishes = wishes;
    for (const one of fixed) this.put(one);
  }

  #listOf(map: Map<string, Slot[]>, key: string): Slot[] {
    const found = map.get(key);
    if (found) return found;
    const fresh: Slot[] = [];
    map.set(key, fresh);
    return fresh;
  }

  #lists({ pairing, slot }: Placed<Teams>): Slot[][] {
    const ground = this.#listOf(this.#taken, dayKey(slot.ground, slot.date));
    return [ground, ...[pairing.team_1, pairing.team_2].map((team) => this.#listOf(this.#ofTeam, team))];
  }

  put(one: Placed<Teams>): void {
    for (const list of this.#lists(one)) list.push(one.slot);
  }

  take(one: Placed<Teams>): void {
    for (const list of this.#lists(one)) list.splice(list.lastIndexOf(one.slot), 1);
  }

  #suits(team: string, slot: Slot): boolean {
    const { minutes, restDays, matchesADay, away } = this.#wishes;
    if (away.has(dayKey(team, slot.date))) return false;
    let today = 0;
    for (const other of this.#ofTeam.get(team) ?? []) {
      if (other.day === slot.day) {
        today += 1;
        if (today >= matchesADay || Math.abs(other.start - slot.start) < minutes) return false;
      } else if (Math.abs(other.day - slot.day) <= restDays) return false;
    }
    return true;
  }

  fits({ team_1, team_2 }: Teams, slot: Slot): boolean {
    const others = this.#taken.get(dayKey(slot.ground, slot.date)) ?? [];
    const isFree = others.every(({ start }) => Math.abs(start - slot.start) >= this.#wishes.minutes);
    return isFree && this.#suits(team_1, slot) && this.#suits(team_2, slot);
  }

  /** How often the two teams had this ground and this hour: less is fairer. */
  cost({ team_1, team_2 }: Teams, slot: Slot): number {
    const had = [team_1, team_2].flatMap((team) => this.#ofTeam.get(team) ?? []);
    return (
      had.filter(({ start }) => start === slot.start).length + had.filter(({ ground }) => ground === slot.ground).length
    );
  }
}

/**
 * Gives each match the earliest day that suits both teams, and on it the slot they have had least, and keeps every wish.
 * `fixed` matches stay where they are.
 * @param seed the same seed gives the same plan
 */
export function place<P extends Teams>(
  pairings: readonly P[],
  slots: readonly Slot[],
  wishes: Wishes,
  { fixed = [], seed = 1 }: { fixed?: readonly Placed<Teams>[]; seed?: number } = {},
): Placement<P> {
  const random = randomFrom(seed);
  let best = placeInTurn(pairings, slots, new Board(wishes, fixed));
  for (let tries = 1; best.left.length > 0 && tries < TRIES; tries += 1) {
    // Matches without a slot come first; the rest in a new random order.
    const rest = best.placed
      .map(({ pairing }) => ({ pairing, by: random() }))
      .toSorted((a, b) => a.by - b.by)
      .map(({ pairing }) => pairing);
    const next = placeInTurn([...best.left, ...rest], slots, new Board(wishes, fixed));
    if (next.left.length < best.left.length) best = next;
  }
  if (best.left.length === 0 || pairings.length > EXACT) return { ...best, isProved: false };
  const exact = tryAll(pairings, slots, new Board(wishes, fixed));
  return exact.placed ? { placed: exact.placed, left: [], isProved: false } : { ...best, isProved: exact.isProved };
}

function placeInTurn<P extends Teams>(pairings: readonly P[], slots: readonly Slot[], board: Board) {
  const placed: Placed<P>[] = [];
  const left: P[] = [];
  for (const pairing of pairings) {
    const first = slots.find((slot) => board.fits(pairing, slot));
    if (!first) {
      left.push(pairing);
      continue;
    }
    const sameDay = slots.filter((slot) => slot.day === first.day && board.fits(pairing, slot));
    const costs = sameDay.map((slot) => board.cost(pairing, slot));
    const slot = sameDay[costs.indexOf(Math.min(...costs))] ?? first;
    placed.push({ pairing, slot });
    board.put({ pairing, slot });
  }
  return { placed, left };
}

/** Always continues with the match that has the fewest slots left, and backtracks when one has none. */
function tryAll<P extends Teams>(pairings: readonly P[], slots: readonly Slot[], board: Board) {
  const placed: Placed<P>[] = [];
  let steps = 0;
  const go = (open: readonly P[]): boolean => {
    if (open.length === 0) return true;
    const choices = open.map((pairing) => ({ pairing, slots: slots.filter((slot) => board.fits(pairing, slot)) }));
    const tightest = choices.reduce((a, b) => (b.slots.length < a.slots.length ? b : a));
    // No wish can tell grounds apart, so any ground that is free at a time will do.
    const isFirst = (slot: Slot, at: number) =>
      tightest.slots.findIndex(({ day, start }) => day === slot.day && start === slot.start) === at;
    for (const slot of tightest.slots.filter(isFirst)) {
      steps += 1;
      if (steps > EXACT_STEPS) return false;
      const one = { pairing: tightest.pairing, slot };
      board.put(one);
      placed.push(one);
      if (go(open.filter((pairing) => pairing !== tightest.pairing))) return true;
      placed.pop();
      board.take(one);
    }
    return false;
  };
  const isDone = go(pairings);
  return { placed: isDone ? placed : null, isProved: !isDone && steps <= EXACT_STEPS };
}
