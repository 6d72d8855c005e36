import { randomUUID } from 'node:crypto';
import type { RequestListener, Server } from 'node:http';
import { createEdgeServer } from '@maidan/http-edge/edge-server';
import { nameRequest, traceRequests } from '@maidan/http-edge/traces/spans';
import { createApiProxy } from '../api-proxy.server.ts';
import { describeRefusal } from '../describe-refusal.server.ts';
import type { Log } from '../log.server.ts';
import { siteHeaders } from '../security-headers.server.ts';
import type { SiteEnv } from '../site-env.server.ts';

/** Whether a path goes to the API instead of being answered by the site. */
function isForApi(target: string, env: SiteEnv): boolean {
  const [path = ''] = target.split('?', 1);
  if (path === '/api' || path.startsWith('/api/')) return true;
  return env.devOutbox && /^\/dev\/outbox(\.json)?$/.test(path);
}

interface SiteServer {
  readonly server: Server;
  /** For a stopping process: only these would never end on their own. */
  readonly endEventStreams: () => void;
}

/** The server of every site: it forwards requests for the API, and `listener` answers the others. */
export function createSiteServer(env: SiteEnv, log: Log, listener: RequestListener): SiteServer {
  const headers = siteHeaders(env);
  const proxy = createApiProxy(env.apiOrigin, log, headers);
  const answer: RequestListener = (request, response) => {
    if (!isForApi(request.url ?? '/', env)) return listener(request, response);
    const requestId = randomUUID();
    nameRequest(request.method ?? '', '/api', requestId);
    proxy.passThrough(request, response, requestId);
  };
  const server = createEdgeServer({
    // Outside callers cannot start or continue a trace.
    listener: env.traces ? traceRequests(answer, { continues: false }) : answer,
    headers,
    describe: (refusal) => describeRefusal(refusal, isForApi(refusal.target ?? '', env)),
    log: (entry) => log.info(entry, 'refused'),
    // The API itself answers its slow requests, with a message: this limit is longer than its longest, the five minutes
    // of an upload.
    requestTimeout: 330_000,
    trustedProxies: env.trustedProxies,
  });
  return { server, endEventStreams: proxy.endEventStreams };
}
