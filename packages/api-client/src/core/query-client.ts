import { QueryCache, QueryClient } from '@tanstack/react-query';
import { retryDelay, shouldRetry } from './retry-rules.ts';

/** Milliseconds a reply stays in the cache after its last page is left, so that Back is where the person was. */
const KEPT_AFTER_LEAVING = 30 * 60 * 1000;

/** Logs a failed query that names its words in `meta.logged`: some failures are for the console only. */
function logFailure(error: Error, words: unknown): void {
  // oxlint-disable-next-line no-console -- these failures are only logged
  if (typeof words === 'string') console.info(words, error.message);
}

/**
 * A cache with our retry rules. In a browser one for the life of the page; on a server a fresh one per document, which
 * repeats nothing: a person waits for the document.
 */
export function createQueryClient({ onServer = typeof document === 'undefined' } = {}): QueryClient {
  return new QueryClient({
    // A server has a log of its own, in which a failed call already stands.
    ...(onServer
      ? {}
      : { queryCache: new QueryCache({ onError: (error, { meta }) => logFailure(error, meta?.['logged']) }) }),
    defaultOptions: {
      queries: {
        gcTime: onServer ? Infinity : KEPT_AFTER_LEAVING,
        retry: onServer ? false : shouldRetry,
        retryDelay,
        // Every page of a long feed would be asked for again each time the window gets the focus.
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false },
    },
  });
}
