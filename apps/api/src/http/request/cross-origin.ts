import { IDEMPOTENCY_HEADER, REQUEST_ID_HEADER, XSRF_HEADER } from '@maidan/contract/core/headers';
import type { Context, Next } from 'hono';
import type { HttpEnv } from '../call.ts';

/** Addresses of the desk's calls. */
const DESK_CALLS = /^\/api\/desk\//;

/** Headers that let a page of an allowed origin read a reply. */
export function readableBy(origin: string): Readonly<Record<string, string>> {
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': `${REQUEST_ID_HEADER}, Retry-After, RateLimit, RateLimit-Policy, ETag`,
  };
}

/**
 * CORS for our own origins only and without credentials: other pages read nothing, and cookies are never sent.
 * Compares the full string, so neither a prefix nor another scheme passes. The sites read nothing of the desk, and the
 * desk only its own calls.
 */
export function crossOrigin({ sites, desk }: { sites: readonly string[]; desk: string }) {
  return async (c: Context<HttpEnv>, next: Next): Promise<Response | undefined> => {
    const origin = c.req.header('origin');
    const ofDesk = DESK_CALLS.test(c.req.path);
    const allowed = origin !== undefined && (ofDesk ? origin === desk : sites.includes(origin));
    const isPreflight = c.req.method === 'OPTIONS' && c.req.header('access-control-request-method') !== undefined;
    if (isPreflight && allowed) {
      return c.body(null, 204, {
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Allow-Methods': 'GET, HEAD, POST, DELETE',
        'Access-Control-Allow-Headers': ['Authorization', 'Content-Type', XSRF_HEADER, IDEMPOTENCY_HEADER].join(', '),
        'Access-Control-Max-Age': '7200',
        Vary: 'Origin',
      });
    }
    await next();
    // Open to every page: identical for all, so that a cache keeps it once.
    if (c.res.headers.get('access-control-allow-origin') === '*') return undefined;
    c.header('Vary', 'Origin', { append: true });
    if (allowed) for (const [name, value] of Object.entries(readableBy(origin))) c.header(name, value);
    return undefined;
  };
}
