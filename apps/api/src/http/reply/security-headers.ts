import type { Context, Next } from 'hono';
import type { HttpEnv } from '../call.ts';

const always: Readonly<Record<string, string>> = {
  // Nothing this server sends may run or be framed; the outbox page loosens it for its own style sheet.
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
 * Headers of every answer, errors included (trust.md, H-5 and H-6). A handler that sets one of them keeps its own.
 * @param https whether people reach the product over https; HSTS would lock a plain http machine out
 */
export function securityHeaders(https: boolean) {
  return async (c: Context<HttpEnv>, next: Next): Promise<void> => {
    await next();
    for (const [name, value] of Object.entries(always)) if (!c.res.headers.has(name)) c.header(name, value);
    if (https) c.header('Strict-Transport-Security', HSTS);
  };
}
