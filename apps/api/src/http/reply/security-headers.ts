import type { Context, Next } from 'hono';
import type { HttpEnv } from '../call.ts';

const always: Readonly<Record<string, string>> = {
  // Nothing from this server may run or be framed; the outbox page adds its own style sheet.
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'X-Frame-Options': 'DENY',
};
const HSTS = 'max-age=63072000; includeSubDomains; preload';

/**
 * Headers of every response, errors included. A handler may set its own value.
 * @param https whether the product is served over https; HSTS would lock out a plain http machine
 */
export function securityHeaders(https: boolean) {
  return async (c: Context<HttpEnv>, next: Next): Promise<void> => {
    await next();
    for (const [name, value] of Object.entries(always)) if (!c.res.headers.has(name)) c.header(name, value);
    if (https) c.header('Strict-Transport-Security', HSTS);
  };
}
