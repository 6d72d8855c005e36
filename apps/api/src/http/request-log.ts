import { createHash, randomUUID } from 'node:crypto';
import { REQUEST_ID_HEADER } from '@maidan/contract/core/headers';
import type { Context, Next } from 'hono';
import type { Logger } from 'pino';
import { readClientAddress } from './request/client-address.ts';
import type { HttpEnv } from './call.ts';

/** A pseudonym for the logs: stable per person, and untraceable without the key. */
function hashUser(userId: number, key: string): string {
  return createHash('sha256').update(`${key}:log:${userId}`).digest('hex').slice(0, 12);
}

/**
 * Gives each request an id and logs one line with its reply: route pattern, status, time. It never logs personal data,
 * secrets or page addresses, and ignores an id that the caller sends.
 * @param onReply counts the request for the metrics
 */
export function requestLog(
  log: Logger,
  hashKey: string,
  trustedProxies: number,
  onReply: (route: string, method: string, status: number, seconds: number) => void,
) {
  return async (c: Context<HttpEnv>, next: Next): Promise<void> => {
    const start = performance.now();
    const requestId = randomUUID();
    c.set('requestId', requestId);
    c.set('route', 'unknown');
    c.set('clientIp', readClientAddress(c, trustedProxies));
    await next();
    c.header(REQUEST_ID_HEADER, requestId);
    const ms = performance.now() - start;
    const userId = c.get('userId');
    const route = c.get('route');
    onReply(route, c.req.method, c.res.status, ms / 1000);
    log[c.res.status >= 500 ? 'warn' : 'info']({
      request_id: requestId,
      method: c.req.method,
      route,
      status: c.res.status,
      ms: Math.round(ms * 10) / 10,
      ...(userId === undefined ? {} : { user: hashUser(userId, hashKey) }),
    });
  };
}
