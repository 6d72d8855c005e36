import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createApiProxy } from './api-proxy.server.ts';
import type { RenderDocument } from './documents.server.ts';
import { loadSiteEnv } from './env.server.ts';
import { createLog, type Log } from './log.server.ts';
import { createSiteApp } from './site-app.server.ts';
import type { SiteEnv } from './site-env.server.ts';

/** How long requests under way may take to end after a stop was asked for, in milliseconds. */
const STOP_GRACE = 10_000;

/** What goes to the API instead of being answered by the site. */
function isForApi(url: string, env: SiteEnv): boolean {
  if (url === '/api' || url.startsWith('/api/') || url.startsWith('/api?')) return true;
  return env.devOutbox && /^\/dev\/outbox(\.json)?(\?|$)/.test(url);
}

export interface SiteOptions {
  site: 'feed' | 'league';
  clientDir: string;
  /** Makes the renderer once the environment is known. */
  createRenderer: (env: SiteEnv) => RenderDocument;
}

/** Starts one of the two sites and keeps it running until SIGINT or SIGTERM. */
export function serveSite({ site, clientDir, createRenderer }: SiteOptions): void {
  const env = loadSiteEnv(site);
  const log = createLog(site, env.logLevel);
  let stopping = false;
  const app = createSiteApp({ env, log, clientDir, render: createRenderer(env), ready: () => !stopping });
  const listener = getRequestListener(app.fetch);
  const proxy = createApiProxy(env.apiOrigin, log);
  const server = createServer((request, response) => {
    if (isForApi(request.url ?? '/', env)) proxy.passThrough(request, response, randomUUID());
    else void listener(request, response);
  });
  // Slow senders are cut off. Of what passes through to the API, the API says in words that it took too long:
  // this limit is longer than its longest, the five minutes of an upload.
  server.headersTimeout = 10_000;
  server.requestTimeout = 330_000;
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    const name = site === 'feed' ? 'FEED_PORT' : 'LEAGUE_PORT';
    process.stderr.write(`Port ${env.port} is in use: stop what runs there or set ${name} to a free port.\n`);
    process.exit(1);
  });
  server.listen(env.port, env.host, () => log.info({ port: env.port, origin: env.origin }, 'listening'));
  stopOnSignal(server, log, () => {
    stopping = true;
    proxy.endEventStreams();
  });
}

function stopOnSignal(server: Server, log: Log, markStopping: () => void): void {
  let asked = false;
  const stop = (signal: NodeJS.Signals) => {
    if (asked) process.exit(1);
    asked = true;
    markStopping();
    log.info({ signal }, 'stopping');
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), STOP_GRACE).unref();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
