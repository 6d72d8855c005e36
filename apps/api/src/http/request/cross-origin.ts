import { IDEMPOTENCY_HEADER, REQUEST_ID_HEADER, XSRF_HEADER } from '@maidan/contract/core/headers';
import type { Context, Next } from 'hono';
import type { HttpEnv } from '../call.ts';

/**
 * CORS by the exact list of our own origins and without credentials: a page elsewhere reads nothing, and cookies never
 * travel (trust.md, B1/B2). The full string is compared, so neither a prefix nor another scheme passes.
 */
export function crossOrigin(origins: readonly string[]) {
  return async (c: Context<HttpEnv>, next: Next): Promise<Response | undefined> => {
    const origin = c.req.header('origin');
    const allowed = origin !== undefined && origins.includes(origin);
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
    c.header('Vary', 'Origin', { append: true });
    if (allowed) {
      c.header('Access-Control-Allow-Origin', origin);
      c.header('Access-Control-Expose-Headers', `${REQUEST_ID_HEADER}, Retry-After, ETag`);
    }
    return undefined;
  };
}
