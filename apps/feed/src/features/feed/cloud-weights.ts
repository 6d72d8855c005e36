export type CloudWeight = 1 | 2 | 3;

/**
 * The weight of each tag in a cloud: 3 for the most followed quarter, 2 for the next quarter, 1 for the rest. By rank, so
 * that one giant does not flatten all others; equal numbers get equal weights.
 */
export function cloudWeights(followers: readonly number[]): CloudWeight[] {
  const ranked = followers.toSorted((a, b) => b - a);
  return followers.map((count) => {
    const rank = ranked.indexOf(count) / ranked.length;
    if (rank < 0.25) return 3;
    return rank < 0.5 ? 2 : 1;
  });
}
