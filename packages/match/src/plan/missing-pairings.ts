import type { Pairing } from './round-robin.ts';

/** A match between two teams of a group, whenever it is played. */
type Met = Pick<Pairing, 'group' | 'team_1' | 'team_2'>;

const legOf = ({ group, team_1: home, team_2: away }: Met): string => JSON.stringify([group, home, away]);
const pairOf = ({ group, team_1, team_2 }: Met): string => JSON.stringify([group, ...[team_1, team_2].toSorted()]);

/** Removes and returns the first open match with this key. */
function take<M extends Met>(open: Set<M>, isIt: (match: M) => boolean): M | undefined {
  const found = [...open].find(isIt);
  if (found) open.delete(found);
  return found;
}

/**
 * The pairings of a round robin without a match yet. A match at the right home covers its own leg; another one between the
 * two covers the other leg too, because they should not meet more often.
 * @returns the matches that cover a pairing, and the pairings without a match, each in its original order
 */
export function missingPairings<M extends Met>(
  pairings: readonly Pairing[],
  matches: readonly M[],
): { readonly missing: readonly Pairing[]; readonly there: readonly M[] } {
  const open = new Set(matches);
  const there = new Set<M>();
  const cover = (keyOf: (match: Met) => string) => (pairing: Pairing) => {
    const match = take(open, (one) => keyOf(one) === keyOf(pairing));
    if (match) there.add(match);
    return match === undefined;
  };
  const missing = pairings.filter(cover(legOf)).filter(cover(pairOf));
  return { missing, there: matches.filter((match) => there.has(match)) };
}
