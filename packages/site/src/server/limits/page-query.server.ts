/** The longest value that a page reads, in characters. */
const LONGEST = 200;

/**
 * The part of a query that pages read, in a fixed order and without duplicate names: other parameters neither split the
 * document cache nor reach the renderer.
 * @returns '' or a query with a question mark
 */
export function keepKnownQuery(search: string, names: readonly string[]): string {
  const received = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of names) {
    const value = received.get(name);
    if (value !== null) kept.set(name, value.slice(0, LONGEST));
  }
  return kept.size === 0 ? '' : `?${kept}`;
}
