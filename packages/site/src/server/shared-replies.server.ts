import type { Api } from '@maidan/api-client/core/create-api';
import { queryKey } from '@maidan/api-client/core/query-key';
import type { Endpoint, Input, Reply } from '@maidan/contract/core/endpoint';

/** The longest time for which documents share a reply, in milliseconds: documents rendered together show the same tags. */
const SHARED_FOR = 1_000;
const MAX_REPLIES = 300;

export interface ReplySharing {
  /** An API for one document. */
  readonly share: (api: Api) => Api;
  /** Shares replies while this or another document is being rendered. */
  readonly during: <Document>(render: () => Promise<Document>) => Promise<Document>;
}

interface Kept {
  readonly until: number;
  readonly reply: Promise<unknown>;
}

/**
 * Lets documents that are rendered at the same time, and the parts of one, share replies: calling the API and
 * checking its reply is a quarter of a document's cost. A document rendered alone shares nothing, so a reader who reloads
 * gets the latest data. Every document is a visitor's, so no reply belongs to a user. Replies must not be changed.
 */
export function createReplySharing(now: () => number): ReplySharing {
  const kept = new Map<string, Kept>();
  let rendering = 0;

  function keep(key: string, reply: Promise<unknown>): void {
    kept.delete(key);
    kept.set(key, { until: now() + SHARED_FOR, reply });
    const [oldest] = kept.keys();
    if (kept.size > MAX_REPLIES && oldest !== undefined) kept.delete(oldest);
    reply.catch(() => kept.delete(key));
  }

  const share = (api: Api): Api => ({
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

  async function during<Document>(render: () => Promise<Document>): Promise<Document> {
    rendering += 1;
    try {
      return await render();
    } finally {
      rendering -= 1;
      if (rendering === 0) kept.clear();
    }
  }

  return { share, during };
}
