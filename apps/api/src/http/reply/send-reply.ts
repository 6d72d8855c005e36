import { isDeepStrictEqual } from 'node:util';
import type { Endpoint } from '@maidan/contract/core/endpoint';
import { toSpecOnly } from '@maidan/contract/core/spec-only';
import type { Context } from 'hono';
import type { Caching, HttpEnv } from '../call.ts';
import type { ReadyReply } from '../ready/ready-replies.ts';
import { matchesEtag } from '@maidan/http-edge/matches-etag';
import { encodeReply, etagOf, type Compress } from './reply-text.ts';

/**
 * Browsers revalidate each time and get 304 when nothing changed; a CDN caches for a short time. Neither may show an
 * old reply while revalidating: a page that rereads after a change would keep the old data. Replies that change within
 * seconds are revalidated everywhere, so that no page returns to an older state.
 */
const cachingHeaders: Readonly<Record<Caching, string>> = {
  live: 'public, no-cache',
  feed: 'public, max-age=0, s-maxage=15',
  settled: 'public, max-age=0, s-maxage=300',
  never: 'no-store',
};

export const JSON_TYPE = 'application/json; charset=utf-8';

export interface ReplyRules {
  /** Send only the fields of the specification. */
  readonly specOnly: boolean;
  /** Validate every reply against its schema; for development and tests. */
  readonly check: boolean;
  readonly compress: Compress;
}

/** Whether all callers without a login get the same reply. */
export function isShared({ auth, method }: Endpoint, caching: Caching): boolean {
  return auth === 'public' && method === 'GET' && caching !== 'never';
}

/**
 * Sends a handler's value as the endpoint's reply.
 * @param keep receives a reply that is also valid for others
 */
export function sendReply(
  c: Context<HttpEnv>,
  endpoint: Endpoint,
  caching: Caching,
  value: unknown,
  rules: ReplyRules,
  keep?: (reply: ReadyReply) => void,
): Response {
  if (rules.check) checkReply(endpoint, value);
  const cacheControl = replyCaching(endpoint, caching);
  c.header('Cache-Control', cacheControl);
  if (value === null && endpoint.empty) return c.body(null, endpoint.empty);
  const text = JSON.stringify(rules.specOnly ? toSpecOnly(endpoint, value as never) : value);
  c.header('Content-Type', JSON_TYPE);
  c.header('Vary', 'Accept-Encoding', { append: true });
  const etag = isShared(endpoint, caching) ? etagOf(text) : null;
  if (etag !== null) {
    keep?.({ body: Buffer.from(text), etag, cacheControl, route: c.get('route') });
    c.header('ETag', etag);
    if (matchesEtag(c.req.header('if-none-match'), etag)) return c.body(null, 304);
  }
  const { body, encoding } = encodeReply(text, etag, c.req.header('accept-encoding'), rules.compress);
  if (encoding !== null) c.header('Content-Encoding', encoding);
  return c.body(body);
}

function replyCaching(endpoint: Endpoint, caching: Caching): string {
  if (endpoint.auth !== 'public') return 'private, no-store';
  return endpoint.method === 'GET' ? cachingHeaders[caching] : 'no-store';
}

/** A canonical reply parses to itself; any other is our bug, found by a test. */
function checkReply(endpoint: Endpoint, value: unknown): void {
  const parsed = endpoint.response.safeParse(value);
  if (!parsed.success) throw new Error(`${endpoint.id}: the reply does not fit its schema: ${parsed.error.message}`);
  if (!isDeepStrictEqual(parsed.data, value)) {
    throw new Error(
      `${endpoint.id}: the reply is not canonical: ${JSON.stringify({ sent: value, read: parsed.data })}`,
    );
  }
}
