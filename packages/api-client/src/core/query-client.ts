import { QueryCache, QueryClient } from '@tanstack/react-query';
import { retryDelay, shouldRetry } from './retry-rules.ts';

/** Milliseconds that an unused reply stays in the cache, so that Back restores the page. */
const KEPT_AFTER_LEAVING = 30 * 60 * 1000;

/** Logs a failed query that has a text in `meta.logged`: some failures are for the console only. */
function logFailure(error: Error, text: unknown): void {
  // oxlint-disable-next-line no-console -- these failures are only logged
  if (typeof text === 'string') console.info(text, error.message);
}

/**
 * A browser has one for the life of the page; a server creates one per document, which never retries: a person is
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
        // A worker may have a copy, so a query without a network is worth one try.
        ...(hasCopies ? { networkMode: 'offlineFirst' } : {}),
        gcTime: onServer ? Infinity : KEPT_AFTER_LEAVING,
        retry: onServer ? false : shouldRetry,
        retryDelay,
        // Each time the window gets the focus, every page of a long feed would be requested again.
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false },
    },
  });
}
