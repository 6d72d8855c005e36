import { QueryCache, QueryClient } from '@tanstack/react-query';
import { retryDelay, shouldRetry } from './retry-rules.ts';

/** How long an unused reply stays in the cache, in milliseconds, so that Back restores the page. */
const KEPT_AFTER_LEAVING = 30 * 60 * 1000;

/** Logs a failed query that has a text in `meta.logged`: some failures belong in the console only. */
function logFailure(error: Error, text: unknown): void {
  // oxlint-disable-next-line no-console -- these failures are only logged
  if (typeof text === 'string') console.info(text, error.message);
}

/**
 * A browser has one for the life of the page; a server creates one per document, without retries, because a person is
 * waiting for the document.
 */
export function createQueryClient({ onServer = typeof document === 'undefined', hasCopies = false } = {}): QueryClient {
  return new QueryClient({
    // A server logs failed calls itself.
    ...(onServer
      ? {}
      : { queryCache: new QueryCache({ onError: (error, { meta }) => logFailure(error, meta?.['logged']) }) }),
    defaultOptions: {
      queries: {
        // A service worker may have a copy, so a query is worth one try without a network.
        ...(hasCopies ? { networkMode: 'offlineFirst' } : {}),
        gcTime: onServer ? Infinity : KEPT_AFTER_LEAVING,
        retry: onServer ? false : shouldRetry,
        retryDelay,
        // Otherwise every page of a long feed would be requested whenever the window gets focus.
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false },
    },
  });
}
