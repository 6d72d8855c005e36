import type { Bracket, KnockoutMatch } from '@maidan/contract/league/brackets';

/** Two matches of a round whose winners meet; a missing match is a bye. */
export interface Pair {
  readonly matches: readonly [KnockoutMatch | null, KnockoutMatch | null];
  /** Null after the final. */
  readonly next: KnockoutMatch | null;
}

export interface Column {
  readonly toGo: number;
  readonly pairs: readonly Pair[];
}

/**
 * A bracket as columns of equal height, one for each round. A pair is as tall as the match that it leads to; places are
 * empty where no match feeds a side.
 */
export function layTree({ rounds }: Bracket): Column[] {
  const all = rounds.flatMap(({ matches }) => matches);
  const final = all.find(({ to_go: toGo }) => toGo === 0);
  if (!final) return [];
  const feeds = (match: KnockoutMatch, side: 0 | 1): KnockoutMatch | null => {
    const source = match.sides[side]?.source;
    if (source?.kind !== 'winner') return null;
    return (
      all.find(({ number, next, to_go: toGo, at }) => {
        return next === match.number && number < match.number && toGo === source.to_go && at === source.at;
      }) ?? null
    );
  };
  const columns: Column[] = [{ toGo: 0, pairs: [{ matches: [final, null], next: null }] }];
  let slots: readonly (KnockoutMatch | null)[] = [final];
  for (let toGo = 1; slots.some((match) => match !== null); toGo += 1) {
    const pairs = slots.map((match): Pair => ({
      matches: match ? [feeds(match, 0), feeds(match, 1)] : [null, null],
      next: match,
    }));
    slots = pairs.flatMap(({ matches }) => matches);
    if (slots.some((match) => match !== null)) columns.unshift({ toGo, pairs });
  }
  return columns;
}
