import type { Endpoint } from '@maidan/contract/core/endpoint';
import type { Context } from 'hono';
import type { HttpEnv } from '../call.ts';
import type { ReadyReplies, ReadyReply } from './ready-replies.ts';

/**
 * Starts to keep a shared reply under the request's address. A request with a login, or with parameters that the
 * endpoint does not read, keeps none: anyone could fill the memory with them.
 */
export function beginReady(
  replies: ReadyReplies,
  endpoint: Endpoint,
  c: Context<HttpEnv>,
): ((reply: ReadyReply) => void) | undefined {
  const { url = '', headers } = c.env?.incoming ?? {};
  if (c.req.method !== 'GET' || headers?.authorization !== undefined || !url.startsWith('/')) return undefined;
  const known = namesOf(endpoint);
  return Object.keys(c.req.query()).every((name) => known.has(name)) ? replies.begin(url) : undefined;
}

/** The query parameters that an endpoint reads. */
function namesOf({ query }: Endpoint): ReadonlySet<string> {
  const { def } = (query ?? {}) as { def?: { shape?: object } };
  return new Set(Object.keys(def?.shape ?? {}));
}
