import type { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import type { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { dropMedia } from './media.ts';

export type Strategy = CacheFirst | NetworkFirst;
export type Plugin = Strategy['plugins'][number];

/** If the browser has no space for a copy, pictures are deleted first. */
async function freeRoom(error: unknown): Promise<void> {
  if (error instanceof Error && error.name === 'QuotaExceededError') await dropMedia();
}

/** The answer does not wait for its copy, and a copy that cannot be stored does not affect the answer. */
export function runStrategy(strategy: Strategy, request: Request, event: ExtendableEvent): Promise<Response> {
  const [answer, stored] = strategy.handleAll({ request, event });
  event.waitUntil(stored.catch(freeRoom));
  return answer;
}
