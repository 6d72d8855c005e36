/** Spellings with which two readers could understand one path differently: dot segments, empty ones, other slashes. */
const AMBIGUOUS = /\\|\/\/|%(?:2f|5c)|\/(?:\.|%2e){1,2}(?:\/|$)/i;

/**
 * The one spelling of a request's path and query that everything afterwards decides on.
 * @returns null for a target that is not a path, or that has an ambiguous one
 */
export function normaliseTarget(target: string): string | null {
  const [path = ''] = target.split(/[?#]/, 1);
  if (!path.startsWith('/') || AMBIGUOUS.test(path)) return null;
  const url = URL.parse(`http://host${target}`);
  return url && `${url.pathname}${url.search}`;
}
