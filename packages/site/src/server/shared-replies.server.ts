import type { Api } from '@maidan/api-client/core/create-api';
import { queryKey } from '@maidan/api-client/core/query-key';
import type { Endpoint, Input, Reply } from '@maidan/contract/core/endpoint';

/** How long documents share a reply, in milliseconds: those of one moment show the same tags and strips. */
const SHARED_FOR = 1_000;
const MAX_REPLIES = 300;

interface Kept {
  readonly until: number;
  readonly reply: Promise<unknown>;
}

/**
 * Lets documents that are rendered at the same time, and the parts of one, share what they read: calling the API and
 * checking its reply is a quarter of what a document costs. Every document is a visitor's, so nothing in a reply belongs to
 * a user. Replies must not be changed.
 */
export function createReplySharing(now: () => number): (api: Api) => Api {
  const kept = new Map<string, Kept>();

  function keep(key: string, reply: Promise<unknown>): void {
    kept.delete(key);
    kept.set(key, { until: now() + SHARED_FOR, reply });
    const [oldest] = kept.keys();
    if (kept.size > MAX_REPLIES && oldest !== undefined) kept.delete(oldest);
    reply.catch(() => kept.delete(key));
  }

  return (api) => ({
    call<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Reply<E>> {
      if (endpoint.method !== 'GET') return api.call(endpoint, input);
      const key = JSON.stringify(queryKey(endpoint, input));
      const known = kept.get(key);
      if (known && known.until > now()) return known.reply as Promise<Reply<E>>;
      const reply = api.call(endpoint, input);
      keep(key, reply);
      return reply;
    },
  });
}
