import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { createEdgeServer } from '@maidan/http-edge/edge-server';
import { onStopRequest } from '@maidan/http-edge/stop-request';
import { createApiProxy } from './api-proxy.server.ts';
import type { RenderDocument } from './documents.server.ts';
import { loadSiteEnv } from './env.server.ts';
import { createLog, type Log } from './log.server.ts';
import { describeRefusal } from './describe-refusal.server.ts';
import { siteHeaders } from './security-headers.server.ts';
import { createSiteListener, type SiteAppOptions } from './site-app.server.ts';
import type { SiteEnv, SiteName } from './site-env.server.ts';

/** How long running requests may take to end after a stop signal, in milliseconds. */
const STOP_GRACE = 10_000;

/** What goes to the API instead of being answered by the site. */
function isForApi(target: string, env: SiteEnv): boolean {
  const [path = ''] = target.split('?', 1);
  if (path === '/api' || path.startsWith('/api/')) return true;
  return env.devOutbox && /^\/dev\/outbox(\.json)?$/.test(path);
}

export interface SiteOptions extends Pick<SiteAppOptions, 'clientDir' | 'queryNames'> {
  site: SiteName;
  /** Makes the renderer once the environment is known. */
  createRenderer: (env: SiteEnv) => RenderDocument;
}

/** Starts a site and keeps it running until it is told to stop. */
export function serveSite({ site, clientDir, queryNames, createRenderer }: SiteOptions): void {
  const env = loadSiteEnv(site);
  const log = createLog(site, env.logLevel);
  let stopping = false;
  const render = createRenderer(env);
  const ready = () => !stopping;
  const listener = createSiteListener({ env, log, clientDir, queryNames, render, clock: Date.now, ready });
  const headers = siteHeaders(env);
  const proxy = createApiProxy(env.apiOrigin, log, headers);
  const server = createEdgeServer({
    listener(request, response) {
      if (isForApi(request.url ?? '/', env)) proxy.passThrough(request, response, randomUUID());
      else listener(request, response);
    },
    headers,
    describe: (refusal) => describeRefusal(refusal, isForApi(refusal.target ?? '', env)),
    log: (entry) => log.info(entry, 'refused'),
    // The API itself answers its slow requests, with a message: this limit is longer than its longest, the five minutes
    // of an upload.
    requestTimeout: 330_000,
    // Behind a proxy all connections come from the proxy.
    capsSockets: env.trustedProxies === 0,
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    const name = `${site.toUpperCase()}_PORT`;
    process.stderr.write(`Port ${env.port} is in use: stop what runs there or set ${name} to a free port.\n`);
    process.exit(1);
  });
  server.listen(env.port, env.host, () => log.info({ port: env.port, origin: env.origin }, 'listening'));
  stopOnRequest(server, log, () => {
    stopping = true;
    proxy.endEventStreams();
  });
}

function stopOnRequest(server: Server, log: Log, markStopping: () => void): void {
  onStopRequest((reason) => {
    markStopping();
    log.info({ reason }, 'stopping');
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), STOP_GRACE).unref();
  });
}
