import { hash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Endpoint } from '@maidan/contract/core/endpoint';
import { toSpecOnly } from '@maidan/contract/core/spec-only';
import type { Context } from 'hono';
import type { Caching, HttpEnv } from '../call.ts';
import { chooseEncoding } from './compress.ts';
import type { createCompressor } from './compress.ts';
import { matchesEtag } from './matches-etag.ts';

/** Browsers revalidate each time and get 304 when nothing changed; a CDN caches for a short while. */
const cacheControl: Readonly<Record<Caching, string>> = {
  feed: 'public, max-age=0, s-maxage=15, stale-while-revalidate=60',
  settled: 'public, max-age=0, s-maxage=300, stale-while-revalidate=3600',
  never: 'no-store',
};

export interface ReplyRules {
  /** Send the specification's fields alone. */
  readonly specOnly: boolean;
  /** Validate every reply against its schema; for development and tests. */
  readonly check: boolean;
  readonly compress: ReturnType<typeof createCompressor>;
}

/** Sends a handler's value as the endpoint's reply. */
export function sendReply(
  c: Context<HttpEnv>,
  endpoint: Endpoint,
  caching: Caching,
  value: unknown,
  rules: ReplyRules,
): Response {
  if (rules.check) checkReply(endpoint, value);
  c.header('Cache-Control', replyCaching(endpoint, caching));
  if (value === null && endpoint.empty) return c.body(null, endpoint.empty);
  const body = JSON.stringify(rules.specOnly ? toSpecOnly(endpoint, value as never) : value);
  c.header('Content-Type', 'application/json; charset=utf-8');
  const isShared = endpoint.auth === 'public' && endpoint.method === 'GET' && caching !== 'never';
  // Weak, since one reply has several encodings.
  const etag = isShared ? `W/"${hash('sha1', body, 'base64url')}"` : null;
  if (etag !== null) c.header('ETag', etag);
  if (etag !== null && matchesEtag(c.req.header('if-none-match'), etag)) return c.body(null, 304);

  c.header('Vary', 'Accept-Encoding', { append: true });
  const encoding = chooseEncoding(c.req.header('accept-encoding'));
  const smaller = rules.compress(body, etag, encoding);
  if (smaller === null || encoding === null) return c.body(body);
  c.header('Content-Encoding', encoding);
  return c.body(smaller);
}

function replyCaching(endpoint: Endpoint, caching: Caching): string {
  if (endpoint.auth === 'bearer') return 'private, no-store';
  return endpoint.method === 'GET' ? cacheControl[caching] : 'no-store';
}

/** A canonical reply parses to itself; any other is our bug, found in a test. */
function checkReply(endpoint: Endpoint, value: unknown): void {
  const parsed = endpoint.response.safeParse(value);
  if (!parsed.success) throw new Error(`${endpoint.id}: the reply does not fit its schema: ${parsed.error.message}`);
  if (!isDeepStrictEqual(parsed.data, value)) {
    throw new Error(
      `${endpoint.id}: the reply is not canonical: ${JSON.stringify({ sent: value, read: parsed.data })}`,
    );
  }
}
