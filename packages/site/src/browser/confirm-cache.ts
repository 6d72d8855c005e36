import type { DehydratedState } from '@tanstack/react-query';
import { dateCache } from '../page/date-cache.ts';

type Visit = Pick<PerformanceNavigationTiming, 'responseStart'> & { readonly transferSize?: number };

/**
 * When the server said that the document is up to date. A stored document that it confirms is older than its data are; one
 * that came without any traffic, by Back or with a restored tab, was not confirmed.
 * @returns milliseconds since 1970, or null if the server was not asked
 */
export function confirmedAt(visit: Visit | undefined, timeOrigin: number): number | null {
  return visit?.transferSize ? timeOrigin + visit.responseStart : null;
}

/** What the document brought for the cache, as fresh as the server said. */
export function confirmCache(cache: DehydratedState | undefined): DehydratedState | undefined {
  if (!cache || typeof document === 'undefined') return cache;
  const [visit] = performance.getEntriesByType('navigation');
  const at = confirmedAt(visit as Visit | undefined, performance.timeOrigin);
  return at === null ? cache : dateCache(cache, at);
}
