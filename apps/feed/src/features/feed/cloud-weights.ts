export type CloudWeight = 1 | 2 | 3;

/**
 * How heavy each word of a tag cloud is: the most followed quarter 3, the next quarter 2, the rest 1. By rank, not by
 * number, so that one giant does not flatten all others; equal numbers weigh the same.
 */
export function cloudWeights(followers: readonly number[]): CloudWeight[] {
  const ranked = followers.toSorted((a, b) => b - a);
  return followers.map((count) => {
    const rank = ranked.indexOf(count) / ranked.length;
    if (rank < 0.25) return 3;
    return rank < 0.5 ? 2 : 1;
  });
}
