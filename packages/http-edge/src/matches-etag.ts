/**
 * Whether the caller already has this version.
 * @param header `If-None-Match`: `*`, or a comma-separated list of tags, weak or not
 * @param etag as sent in `ETag`
 */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  const wanted = new Set(['*', withoutWeak(etag)]);
  return (header ?? '').split(',').some((tag) => wanted.has(withoutWeak(tag.trim())));
}

const withoutWeak = (tag: string): string => tag.replace(/^W\//, '');
