import type { BracketMatch, Source } from './bracket.ts';

/** Seeds in tree order: the first two can meet only in the final. */
function seedOrder(size: number): number[] {
  let order = [1];
  while (order.length < size) {
    const sum = order.length * 2 + 1;
    order = order.flatMap((seed) => [seed, sum - seed]);
  }
  return order;
}

const winnerOf = (number: number): Source => ({ kind: 'winner', ref: number, rank: null });
const loserOf = (number: number): Source => ({ kind: 'loser', ref: number, rank: null });

/**
 * A knockout in which the best seeds meet last. If their number is not a power of two, the best ones have a bye into
 * the second round.
 * @param seeds best first, at least two
 */
export function makeBracket(
  seeds: readonly Source[],
  { thirdPlace = false }: { readonly thirdPlace?: boolean } = {},
): BracketMatch[] {
  const size = 2 ** Math.ceil(Math.log2(seeds.length));
  const matches: BracketMatch[] = [];
  const add = (one: Source, two: Source): Source => {
    matches.push({ number: matches.length + 1, sources: [one, two] });
    return winnerOf(matches.length);
  };
  let left = seedOrder(size).map((seed): Source | null => seeds[seed - 1] ?? null);
  while (left.length > 1) {
    const semis = left.flatMap((source) => (source?.kind === 'winner' ? [source.ref] : []));
    if (left.length === 2 && thirdPlace && semis.length === 2) add(loserOf(semis[0] ?? 0), loserOf(semis[1] ?? 0));
    left = left.flatMap((one, at) => {
      if (at % 2 === 1) return [];
      const two = left[at + 1] ?? null;
      return [one && two ? add(one, two) : (one ?? two)];
    });
  }
  return matches;
}

const MIXES_MAX = 4096;

/**
 * The best places of groups as seeds: all firsts, then all seconds. Seconds, thirds and so on are ordered so that as few
 * teams as possible meet their own group in the first round.
 */
export function seedPlaces(groups: readonly number[], each: number): Source[] {
  const ranks = Array.from({ length: each }, (_, at) => at + 1);
  const mixes = Math.min(groups.length ** (each - 1), MIXES_MAX);
  let best: Source[] = [];
  let fewest = Infinity;
  for (let mix = 0; mix < mixes && fewest > 0; mix += 1) {
    const seeds = ranks.flatMap((rank, at) => {
      const turn = at === 0 ? 0 : Math.floor(mix / groups.length ** (at - 1)) % groups.length;
      return [...groups.slice(turn), ...groups.slice(0, turn)].map((ref): Source => ({ kind: 'place', ref, rank }));
    });
    const clashes = makeBracket(seeds).filter(
      ({ sources: [one, two] }) => one.kind === 'place' && two.kind === 'place' && one.ref === two.ref,
    ).length;
    if (clashes < fewest) [best, fewest] = [seeds, clashes];
  }
  return best;
}
