/** Spellings by which two readers could understand a path differently: dot segments, empty segments, other slashes. */
const AMBIGUOUS = /\\|\/\/|%(?:2f|5c)|\/(?:\.|%2e){1,2}(?:\/|$)/i;

/**
 * The single spelling of a request's path and query on which everything later is based.
 * @returns null for a target that is not a path, or is ambiguous
 */
export function normaliseTarget(target: string): string | null {
  const [path = ''] = target.split(/[?#]/, 1);
  if (!path.startsWith('/') || AMBIGUOUS.test(path)) return null;
  const url = URL.parse(`http://host${target}`);
  return url && `${url.pathname}${url.search}`;
}
