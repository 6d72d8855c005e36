/**
 * Seconds to wait according to a Retry-After header, given as seconds or an HTTP date, rounded up; null if it is missing or
 * unreadable.
 * @param now milliseconds since 1970
 */
export function readRetryAfter(header: string | null, now: number): number | null {
  if (header === null || header.trim() === '') return null;
  if (/^\s*\d+\s*$/.test(header)) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now) / 1000));
}
