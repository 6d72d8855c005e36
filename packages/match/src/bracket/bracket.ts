/** The source of a side in a knockout match. */
export interface Source {
  readonly kind: 'place' | 'winner' | 'loser' | 'team';
  /** The id of a group or a team, or the number of a match. */
  readonly ref: number;
  /** The place in the group, from 1; null for other kinds. */
  readonly rank: number | null;
}

/** A match of a bracket. Sources refer only to earlier numbers, so that no match depends on itself. */
export interface BracketMatch {
  /** From 1. */
  readonly number: number;
  readonly sources: readonly [Source, Source];
}

export const MATCHES_A_BRACKET = 32;

/** Why matches do not form a bracket. */
export type BracketProblem =
  | { readonly kind: 'size' }
  | { readonly kind: 'order' | 'itself'; readonly match: number }
  | { readonly kind: 'twice'; readonly match: number; readonly source: Source }
  | { readonly kind: 'finals'; readonly count: number };

export const keyOfSource = ({ kind, ref, rank }: Source): string => `${kind} ${ref} ${rank ?? ''}`;

const isFed = (kind: Source['kind']): boolean => kind === 'winner' || kind === 'loser';

/** Null for a bracket that uses each source once and has exactly one final. */
export function findBracketProblem(matches: readonly BracketMatch[]): BracketProblem | null {
  if (matches.length === 0 || matches.length > MATCHES_A_BRACKET) return { kind: 'size' };
  const seen = new Set<string>();
  for (const [at, { number, sources }] of matches.entries()) {
    if (number !== at + 1) return { kind: 'order', match: number };
    if (keyOfSource(sources[0]) === keyOfSource(sources[1])) return { kind: 'itself', match: number };
    for (const source of sources) {
      if (isFed(source.kind) && (source.ref < 1 || source.ref >= number)) return { kind: 'order', match: number };
      if (seen.has(keyOfSource(source))) return { kind: 'twice', match: number, source };
      seen.add(keyOfSource(source));
    }
  }
  const count = finalsOf(matches).length;
  return count === 1 ? null : { kind: 'finals', count };
}

/** Whether the match is between losers, such as the one for third place. */
export const isPlayOff = ({ sources }: BracketMatch): boolean => sources.some(({ kind }) => kind === 'loser');

function finalsOf(matches: readonly BracketMatch[]): BracketMatch[] {
  const used = new Set(matches.flatMap(({ sources }) => sources.filter(({ kind }) => kind === 'winner')).map(refOf));
  return matches.filter((match) => !used.has(match.number) && !isPlayOff(match));
}

const refOf = ({ ref }: Source): number => ref;

/** A round, identified by how many more matches its winners must win; zero in the final. */
export interface Round {
  /** 0 is the final, 1 the semi-finals; -1 the matches between losers. */
  readonly toGo: number;
  /** In tree order, from top to bottom. */
  readonly matches: readonly BracketMatch[];
}

/** The rounds of a bracket from the first on; matches between losers come last. */
export function roundsOf(matches: readonly BracketMatch[]): Round[] {
  const byNumber = new Map(matches.map((match) => [match.number, match]));
  const rounds = new Map<number, BracketMatch[]>();
  const placed = new Set<number>();
  function put(match: BracketMatch, toGo: number): void {
    placed.add(match.number);
    for (const { kind, ref } of match.sources) {
      const before = kind === 'winner' ? byNumber.get(ref) : undefined;
      if (before && !placed.has(before.number)) put(before, toGo + 1);
    }
    rounds.set(toGo, [...(rounds.get(toGo) ?? []), match]);
  }
  for (const final of finalsOf(matches)) put(final, 0);
  const rest = matches.filter(({ number }) => !placed.has(number));
  const found = [...rounds].toSorted(([a], [b]) => b - a).map(([toGo, list]) => ({ toGo, matches: list }));
  return rest.length === 0 ? found : [...found, { toGo: -1, matches: rest }];
}
