import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { serveStatic } from '@hono/node-server/serve-static';
import { callerKey, createCallerReader, type Caller } from '@maidan/http-edge/caller';
import { isOperator } from '@maidan/http-edge/operator';
import { REPORTS_PATH, securityHeaders } from '@maidan/http-edge/security-headers';
import type { Taken } from '@maidan/http-edge/token-buckets';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { createDocumentHandler, type RenderDocument } from './documents.server.ts';
import { ERROR_DOCUMENT_POLICY, errorDocument } from './error-document.server.ts';
import type { Log } from './log.server.ts';
import { createPageLimits, LimitError, type PageLimit } from './limits/page-limits.server.ts';
import { OverloadError } from './limits/fair-queue.server.ts';
import { receiveReports } from './reports.server.ts';
import type { SiteEnv } from './site-env.server.ts';

export interface SiteAppOptions {
  env: SiteEnv;
  log: Log;
  /** The folder of the browser build; its `assets/` are named by their content. */
  clientDir: string;
  render: RenderDocument;
  /** The query parameters that pages read; all others are dropped. */
  queryNames: readonly string[];
  clock: () => number;
  /** False while the process is stopping: load balancers then look elsewhere. */
  ready: () => boolean;
}

interface SiteHttp {
  /** What Hono receives with each request; `peer` replaces the socket in tests. */
  Bindings: { incoming?: IncomingMessage; peer?: string };
  Variables: { requestId: string; caller: Caller; limit: Taken | null };
}

const YEAR = 365 * 24 * 60 * 60;

/** How long a file may be cached. A document sets its own header, and a missing file gets none. */
function keepFor(cacheControl: string): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (c.res.ok && !c.res.headers.has('cache-control')) c.res.headers.set('cache-control', cacheControl);
  };
}

const missing = (c: Context): Response => c.text('Not found', 404);

/** Everything a site answers itself: health, static files, documents. `/api` is forwarded before this runs. */
export function createSiteApp({ env, log, clientDir, render, queryNames, clock, ready }: SiteAppOptions) {
  const app = new Hono<SiteHttp>();
  const fixedHeaders = Object.entries(securityHeaders(env));
  const readCaller = createCallerReader(env.trustedProxies, (message) => log.warn(message));
  const takeLimit = createPageLimits(clock);

  app.use(async (c, next) => {
    const started = performance.now();
    const requestId = randomUUID();
    c.set('requestId', requestId);
    c.set(
      'caller',
      readCaller(c.env?.incoming?.socket.remoteAddress ?? c.env?.peer, (name) => c.req.header(name)),
    );
    await next();
    for (const [name, value] of fixedHeaders) if (!c.res.headers.has(name)) c.header(name, value);
    c.header('x-request-id', requestId);
    for (const [name, value] of Object.entries(c.get('limit')?.headers ?? {})) c.header(name, value);
    const ms = Math.round(performance.now() - started);
    log.info({ requestId, method: c.req.method, path: c.req.path, status: c.res.status, ms }, 'request');
  });

  const limit = (c: Context<SiteHttp>, name: PageLimit): void => {
    const taken = takeLimit(name, c.get('caller'));
    c.set('limit', taken);
    if (taken && taken.waitMs > 0) throw new LimitError(taken.waitMs);
  };
  const limited =
    (name: PageLimit): MiddlewareHandler<SiteHttp> =>
    async (c, next) => {
      limit(c, name);
      await next();
    };

  app.get('/healthz', (c) => c.json({ status: 'ok' }));

  app.get('/readyz', async (c, next) => {
    if (!isOperator(c.get('caller'), c.req.header('authorization'), env.metricsToken)) return next();
    if (!ready()) return c.json({ status: 'stopping' }, 503, { 'retry-after': '5' });
    try {
      const answer = await fetch(`${env.apiOrigin}/healthz`, { signal: AbortSignal.timeout(2000) });
      if (answer.ok) return c.json({ status: 'ready' });
    } catch {
      // Falls through to the answer below: whatever went wrong, the site cannot serve its pages.
    }
    return c.json({ status: 'api unreachable' }, 503, { 'retry-after': '5' });
  });

  app.post(REPORTS_PATH, limited('report'), (c) => receiveReports(c, log, c.get('requestId')));

  // A missing chunk is a plain 404: a page in its place would be run as a script.
  const file = serveStatic<SiteHttp>({ root: clientDir, precompressed: true });
  app.get('/assets/*', limited('file'), keepFor(`public, max-age=${YEAR}, immutable`), file, missing);
  // The bundler's manifest lists every module of the source.
  app.get('/.vite/*', missing);
  app.get('*', keepFor('public, max-age=3600'), file);

  const document = createDocumentHandler(env, render, queryNames);
  app.get('*', limited('document'), (c) => {
    const { address } = c.get('caller');
    return document(c, {
      requestId: c.get('requestId'),
      caller: callerKey(address).key,
      limitRender: () => limit(c, 'render'),
    });
  });
  app.all('*', (c) => c.text('Method not allowed', 405, { allow: 'GET, HEAD' }));

  app.onError((error, c) => {
    const requestId = c.get('requestId');
    const { status, retryAfter, title, text } = describeFailure(error);
    if (status === 500) log.error({ requestId, error: error.stack }, 'a document could not be rendered');
    if (retryAfter !== null) c.header('retry-after', `${retryAfter}`);
    c.header('cache-control', 'no-store');
    c.header('content-security-policy', ERROR_DOCUMENT_POLICY);
    return c.html(errorDocument({ title, text, requestId }), status);
  });

  return app;
}

function describeFailure(error: Error) {
  if (error instanceof LimitError) {
    const retryAfter = Math.ceil(error.waitMs / 1000);
    const text = `Your network has opened very many pages. Please try again in ${retryAfter} s.`;
    return { status: 429, retryAfter, title: 'Too many requests', text } as const;
  }
  if (error instanceof OverloadError) {
    const text = 'Very many people are here just now. Please try again in a moment.';
    return { status: 503, retryAfter: error.retryAfter, title: 'We are busy right now', text } as const;
  }
  const text = 'This page could not be shown. Please try again in a moment.';
  return { status: 500, retryAfter: null, title: 'Something went wrong on our side', text } as const;
}
