import type { Server } from 'node:http';
import { onStopRequest } from '@maidan/http-edge/stop-request';
import { openTraces } from '@maidan/http-edge/traces/open-traces';
import type { RenderDocument } from './documents/documents.server.ts';
import { createSiteServer } from './edge/site-server.server.ts';
import { loadSiteEnv } from './env.server.ts';
import { createLog, type Log } from './log.server.ts';
import { createSiteListener, type SiteAppOptions } from './site-app.server.ts';
import type { SiteEnv, SiteName } from './site-env.server.ts';

/** How long running requests may take to finish after a stop signal, in milliseconds. */
const STOP_GRACE = 10_000;

export interface SiteOptions extends Pick<SiteAppOptions, 'clientDir' | 'queryNames'> {
  site: SiteName;
  /** Creates the renderer once the environment is known. */
  createRenderer: (env: SiteEnv) => RenderDocument;
}

/** Starts a site and keeps it running until a stop signal. */
export function serveSite({ site, clientDir, queryNames, createRenderer }: SiteOptions): void {
  const env = loadSiteEnv(site);
  const log = createLog(site, env.logLevel);
  let stopping = false;
  const render = createRenderer(env);
  const ready = () => !stopping;
  const listener = createSiteListener({ env, log, clientDir, queryNames, render, clock: Date.now, ready });
  const { server, endEventStreams } = createSiteServer(env, log, listener);
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    const name = `${site.toUpperCase()}_PORT`;
    process.stderr.write(`Port ${env.port} is in use: stop what runs there or set ${name} to a free port.\n`);
    process.exit(1);
  });
  const traces = openTraces(env.traces, {
    name: site,
    passesOnTo: new URL(env.apiOrigin).origin,
    warn: (message) => log.warn(message),
  });
  void traces.then(() =>
    server.listen(env.port, env.host, () => log.info({ port: env.port, origin: env.origin }, 'listening')),
  );
  const markStopping = () => {
    stopping = true;
    endEventStreams();
  };
  stopOnRequest(server, log, { markStopping, finish: async () => (await traces)() });
}

interface Stopping {
  readonly markStopping: () => void;
  /** Runs after the last answer. */
  readonly finish: () => Promise<void>;
}

function stopOnRequest(server: Server, log: Log, { markStopping, finish }: Stopping): void {
  onStopRequest((reason) => {
    markStopping();
    log.info({ reason }, 'stopping');
    server.close(() => void finish().finally(() => process.exit(0)));
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), STOP_GRACE).unref();
  });
}
