import { createHash, randomUUID } from 'node:crypto';
import { REQUEST_ID_HEADER } from '@maidan/contract/core/headers';
import { createCallerReader, isLoopback } from '@maidan/http-edge/caller';
import type { Context, Next } from 'hono';
import type { Logger } from 'pino';
import type { HttpEnv } from './call.ts';

/** A pseudonym for the logs: stable per person, and untraceable without the key. */
function hashUser(userId: number, key: string): string {
  return createHash('sha256').update(`${key}:log:${userId}`).digest('hex').slice(0, 12);
}

interface LogSettings {
  readonly trustedProxies: number;
  /** On a developer's own machine: its browser, which comes through a site, has no limit. */
  readonly showOutbox: boolean;
}

/**
 * Gives each request an id and logs one line with its reply: route pattern, status, time. It never logs personal data,
 * secrets or page addresses, and ignores an id that the caller sends.
 * @param onReply counts the request for the metrics
 */
export function requestLog(
  log: Logger,
  hashKey: string,
  { trustedProxies, showOutbox }: LogSettings,
  onReply: (route: string, method: string, status: number, seconds: number) => void,
) {
  const readCaller = createCallerReader(trustedProxies, (message) => log.warn(message));
  return async (c: Context<HttpEnv>, next: Next): Promise<void> => {
    const start = performance.now();
    const requestId = randomUUID();
    c.set('requestId', requestId);
    c.set('route', 'unknown');
    const peer = c.env?.incoming?.socket.remoteAddress ?? c.env?.peer;
    const { address, isLocal } = readCaller(peer, (name) => c.req.header(name));
    c.set('isLocal', isLocal);
    c.set('clientIp', isLocal || (showOutbox && isLoopback(address)) ? '' : address);
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
