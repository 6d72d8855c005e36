import type { DehydratedState } from '@tanstack/react-query';
import { dateCache } from '../page/date-cache.ts';

type Visit = Pick<PerformanceNavigationTiming, 'responseStart'> & { readonly transferSize?: number };

/**
 * When the server confirmed that the document is current. A cached document that it confirms has a date too old for its data;
 * one loaded without any request, by Back or in a restored tab, was not confirmed.
 * @returns milliseconds since 1970, or null if no request was made
 */
export function confirmedAt(visit: Visit | undefined, timeOrigin: number): number | null {
  return visit?.transferSize ? timeOrigin + visit.responseStart : null;
}

/** The document's data for the cache, dated by the server's confirmation. */
export function confirmCache(cache: DehydratedState | undefined): DehydratedState | undefined {
  if (!cache || typeof document === 'undefined') return cache;
  const [visit] = performance.getEntriesByType('navigation');
  const at = confirmedAt(visit as Visit | undefined, performance.timeOrigin);
  return at === null ? cache : dateCache(cache, at);
}
