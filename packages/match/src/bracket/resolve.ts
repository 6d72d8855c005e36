import type { BracketMatch, Source } from './bracket.ts';

/** The known facts about a match of a bracket. */
export interface Outcome {
  readonly status: 'scheduled' | 'played' | 'walkover' | 'no_result' | 'cancelled';
  /** Who goes through, by the scores or an organiser's decision; 0 is neither side, null is undecided. */
  readonly winner: 0 | 1 | 2 | null;
  /** The fixed teams of a match that has begun; null for a side without a team yet. */
  readonly held: readonly [string | null, string | null] | null;
}

/** A place in a group: its current team, and whether no remaining result can change it. */
export interface Place {
  readonly team: string;
  readonly isSettled: boolean;
}

/** `soft` is a provisional place; an `empty` side will never have a team. */
export type Side =
  | { readonly state: 'set' | 'soft'; readonly team: string }
  | { readonly state: 'open' | 'empty'; readonly team: null };

export interface ResolvedMatch {
  readonly number: number;
  readonly sides: readonly [Side, Side];
  /** 0 is neither side; null is undecided. */
  readonly winner: 0 | 1 | 2 | null;
  /** The sides of a match already begun that would now have another team or none, because an earlier result was corrected. */
  readonly changed: readonly (1 | 2)[];
  /** Whether it needs an organiser to record a winner. */
  readonly needsWord: boolean;
}

interface Known {
  place(group: number, rank: number): Place | null;
  team(id: number): string | null;
  readonly outcomes: ReadonlyMap<number, Outcome>;
}

const OPEN: Side = { state: 'open', team: null };
const EMPTY: Side = { state: 'empty', team: null };

const isOver = ({ status }: Outcome): boolean => status !== 'scheduled';

/** The teams of each match, derived from standings and results. */
export function resolveBracket(matches: readonly BracketMatch[], known: Known): ResolvedMatch[] {
  const resolved = new Map<number, ResolvedMatch>();
  for (const match of matches) resolved.set(match.number, resolveMatch(match, known, resolved));
  return [...resolved.values()];
}

function resolveMatch(
  { number, sources }: BracketMatch,
  known: Known,
  earlier: ReadonlyMap<number, ResolvedMatch>,
): ResolvedMatch {
  const outcome = known.outcomes.get(number);
  const wanted = sources.map((source) => sideOf(source, known, earlier)) as [Side, Side];
  const sides = wanted.map((side, at): Side => {
    const held = outcome?.held?.[at] ?? null;
    return held === null ? side : { state: 'set', team: held };
  }) as [Side, Side];
  const changed = ([1, 2] as const).filter((side) => {
    const [now, then] = [wanted[side - 1], sides[side - 1]];
    // An unknown place or team is no evidence of a corrected result.
    const isUnknown = now?.state === 'open' && !isFed(sources[side - 1]);
    return !isUnknown && now?.state !== 'soft' && now?.team !== then?.team;
  });
  // A reinstated match has no winner, whatever was recorded before.
  const decided = outcome && isOver(outcome) ? outcome.winner : null;
  const winner = decided ?? byeOf(sides);
  const needsWord = winner === null && outcome !== undefined && isOver(outcome);
  return { number, sides, winner, changed, needsWord };
}

const isFed = (source: Source | undefined): boolean => source?.kind === 'winner' || source?.kind === 'loser';

/** A team without an opponent goes through. */
function byeOf([one, two]: readonly [Side, Side]): 0 | 1 | 2 | null {
  if (one.state === 'empty') {
    if (two.state === 'empty') return 0;
    return two.state === 'set' ? 2 : null;
  }
  return two.state === 'empty' && one.state === 'set' ? 1 : null;
}

function sideOf({ kind, ref, rank }: Source, known: Known, earlier: ReadonlyMap<number, ResolvedMatch>): Side {
  if (kind === 'team') {
    const team = known.team(ref);
    return team === null ? OPEN : { state: 'set', team };
  }
  if (kind === 'place') {
    const place = known.place(ref, rank ?? 0);
    return place === null ? OPEN : { state: place.isSettled ? 'set' : 'soft', team: place.team };
  }
  const before = earlier.get(ref);
  if (!before || before.winner === null) return OPEN;
  if (before.winner === 0) return EMPTY;
  const side = before.sides[(kind === 'winner' ? before.winner : 3 - before.winner) - 1];
  return side?.state === 'soft' ? OPEN : (side ?? OPEN);
}
