import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { dropExpired, isExpired, keepNewest, stamp, storedAt } from './copies.ts';
import type { Plugin } from './run-strategy.ts';
import { reportAnswer, reportCopy } from './tell-pages.ts';

/** Seconds. If the network has not answered by then, people at a ground reload in vain; a call gives up after 10. */
const PATIENCE = 8;

interface CopyRules {
  readonly cacheName: string;
  readonly most: number;
  readonly maxAge: number;
  readonly isWorthACopy: (request: Request, response: Response) => boolean;
  /** The key of the copy, if it is not the request. */
  readonly keyOf?: (event: ExtendableEvent) => Request | undefined;
}

/** Whether the server's answer means that the content of a copy no longer exists. */
const isGone = ({ status }: Response): boolean => status === 404 || status === 410;

/** Answers from the network, or when offline or after some seconds, from the copy of an earlier answer. */
export function keepCopies({ cacheName, most, maxAge, isWorthACopy, keyOf }: CopyRules): NetworkFirst {
  const matchOptions = { ignoreVary: true };
  const plugin: Plugin = {
    cacheKeyWillBeUsed: async ({ request, event }) => keyOf?.(event) ?? request,
    async cacheWillUpdate({ request, response, event }) {
      await reportAnswer(event);
      if (isGone(response)) {
        const cache = await caches.open(cacheName);
        await cache.delete((event && keyOf?.(event)) ?? request, matchOptions);
      }
      const isStored = response.status === 200 && !response.redirected && isWorthACopy(request, response);
      return isStored ? stamp(response) : null;
    },
    cacheDidUpdate: () => keepNewest(cacheName, most),
    async cachedResponseWillBeUsed({ cachedResponse, event }) {
      if (!cachedResponse) return null;
      if (isExpired(cachedResponse, maxAge)) {
        await dropExpired(cacheName, maxAge);
        return null;
      }
      await reportCopy(event, storedAt(cachedResponse));
      return cachedResponse;
    },
  };
  return new NetworkFirst({ cacheName, networkTimeoutSeconds: PATIENCE, matchOptions, plugins: [plugin] });
}
