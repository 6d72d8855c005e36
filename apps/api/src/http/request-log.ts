import { createHash, randomUUID } from 'node:crypto';
import { REQUEST_ID_HEADER } from '@maidan/contract/core/headers';
import { createCallerReader, isLoopback } from '@maidan/http-edge/caller';
import { nameRequest } from '@maidan/http-edge/traces/spans';
import type { Context, Next } from 'hono';
import type { Logger } from 'pino';
import type { HttpEnv } from './call.ts';

/** A pseudonym for the logs: stable per person, and untraceable without the key. */
function hashUser(userId: number, key: string): string {
  return createHash('sha256').update(`${key}:log:${userId}`).digest('hex').slice(0, 12);
}

interface LogSettings {
  readonly trustedProxies: number;
  /** Set on a developer's own machine, whose browser, through a site, has no limit. */
  readonly showOutbox: boolean;
}

/** The origin of a request, for its log line and its limits. */
export interface Origin {
  /** '' for this machine itself, which has no limits. */
  readonly clientIp: string;
  readonly isLocal: boolean;
}

interface Replied {
  readonly requestId: string;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  /** When the request arrived, by `performance.now()`. */
  readonly start: number;
  readonly userId?: number | undefined;
  /** Whether a ready reply was sent. */
  readonly isReady?: boolean;
}

export type RequestRecord = ReturnType<typeof createRequestRecord>;

/**
 * Determines the origin of requests and logs one line for each reply: route pattern, status, time. It never logs
 * personal data, secrets or page addresses.
 * @param onReply counts the request for the metrics
 */
export function createRequestRecord(
  log: Logger,
  hashKey: string,
  { trustedProxies, showOutbox }: LogSettings,
  onReply: (route: string, method: string, status: number, seconds: number) => void,
) {
  const readCaller = createCallerReader(trustedProxies, (message) => log.warn(message));
  return {
    readOrigin(peer: string | undefined, header: (name: string) => string | undefined): Origin {
      const { address, isLocal } = readCaller(peer, header);
      return { isLocal, clientIp: isLocal || (showOutbox && isLoopback(address)) ? '' : address };
    },

    logReply({ requestId, method, route, status, start, userId, isReady }: Replied): void {
      const ms = performance.now() - start;
      onReply(route, method, status, ms / 1000);
      nameRequest(method, route, requestId);
      log[status >= 500 ? 'warn' : 'info']({
        request_id: requestId,
        method,
        route,
        status,
        ms: Math.round(ms * 10) / 10,
        ...(isReady ? { ready: true } : {}),
        ...(userId === undefined ? {} : { user: hashUser(userId, hashKey) }),
      });
    },
  };
}

/** Gives each request an id, ignoring one from the caller, and logs its reply. */
export function requestLog({ readOrigin, logReply }: RequestRecord) {
  return async (c: Context<HttpEnv>, next: Next): Promise<void> => {
    const start = performance.now();
    const requestId = randomUUID();
    c.set('requestId', requestId);
    c.set('route', 'unknown');
    const peer = c.env?.incoming?.socket.remoteAddress ?? c.env?.peer;
    const { clientIp, isLocal } = readOrigin(peer, (name) => c.req.header(name));
    c.set('isLocal', isLocal);
    c.set('clientIp', clientIp);
    await next();
    c.header(REQUEST_ID_HEADER, requestId);
    const { method } = c.req;
    logReply({ requestId, method, route: c.get('route'), status: c.res.status, start, userId: c.get('userId') });
  };
}
