import { randomUUID } from 'node:crypto';
import { HAND_OVER_PATH } from '@maidan/auth/sister-site/handed-over';
import { SHARE_PAGE, SHARE_PATH } from '@maidan/service-worker/share-target';
import type { IncomingMessage, RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { callerKey, createCallerReader, type Caller } from '@maidan/http-edge/caller';
import { isOperator } from '@maidan/http-edge/operator';
import { nameRequest } from '@maidan/http-edge/traces/spans';
import { REPORTS_PATH } from '@maidan/http-edge/security-headers';
import { WORKER_PATH } from '@maidan/service-worker/messages';
import type { Taken } from '@maidan/http-edge/token-buckets';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { createDocuments, type ReaderHeaders, type RenderDocument } from './documents/documents.server.ts';
import { failureAnswer } from './failure-answer.server.ts';
import { framingOf } from './framing.server.ts';
import { receiveHandOver } from './edge/hand-over.server.ts';
import { createAnswerLog, type Log, type LoggedAnswer } from './log.server.ts';
import { holdRefusal } from './limits/hold-refusal.server.ts';
import { createPageLimits, LimitError, type PageLimit } from './limits/page-limits.server.ts';
import { ANY_ROUTE } from './documents/name-routes.server.ts';
import { createReadyDocuments } from './documents/ready-documents.server.ts';
import { receiveReports } from './reports.server.ts';
import { siteHeaders, workerPolicy } from './security-headers.server.ts';
import type { SiteEnv } from './site-env.server.ts';
import { createSiteMetrics, kindOf } from './site-metrics.server.ts';

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
  Variables: { requestId: string; caller: Caller; limit: Taken | null; route?: string };
}

/** Headers that a browser stored with a body and must keep, so a 304 omits them. */
const POLICY = 'Content-Security-Policy';
const YEAR = 365 * 24 * 60 * 60;

/** How long a file may be cached. A document sets its own header, and a missing file gets none. */
function keepFor(cacheControl: string): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (c.res.ok && !c.res.headers.has('cache-control')) c.res.headers.set('cache-control', cacheControl);
  };
}

function setPolicy(policy: string): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (c.res.ok) c.res.headers.set(POLICY, policy);
  };
}

const missing = (c: Context): Response => c.text('Not found', 404);

/**
 * Everything a site answers itself: health, static files, documents. `/api` is forwarded before this runs.
 * Documents that are ready are answered ahead of the router.
 */
export function createSiteListener(options: SiteAppOptions): RequestListener {
  const { app, readyDocuments } = createParts(options);
  const handle = getRequestListener(app.fetch);
  return (request, response) => void (readyDocuments.answer(request, response) || handle(request, response));
}

/** The site without ready answers, for tests without a socket. */
export const createSiteApp = (options: SiteAppOptions) => createParts(options).app;

function createParts({ env, log, clientDir, render, queryNames, clock, ready }: SiteAppOptions) {
  const app = new Hono<SiteHttp>();
  const fixedHeaders = {
    none: siteHeaders(env),
    frame: siteHeaders(env, 'frame'),
    window: siteHeaders(env, 'window'),
  };
  const readCaller = createCallerReader(env.trustedProxies, (message) => log.warn(message));
  const takeLimit = createPageLimits(clock);
  const documents = createDocuments(env, render, queryNames);
  const metrics = createSiteMetrics();
  const writeAnswer = createAnswerLog(log);
  const logAnswer = (answer: LoggedAnswer): void => {
    metrics.count(answer);
    nameRequest(answer.method ?? '', kindOf(answer.route), answer.requestId);
    writeAnswer(answer);
  };
  const readyDocuments = createReadyDocuments({
    documents,
    clientDir,
    readCaller,
    takeLimit,
    logAnswer,
    fixedHeaders,
    site: env.site,
  });

  app.use(async (c, next) => {
    const started = performance.now();
    const requestId = randomUUID();
    c.set('requestId', requestId);
    c.set(
      'caller',
      readCaller(c.env?.incoming?.socket.remoteAddress ?? c.env?.peer, (name) => c.req.header(name)),
    );
    await next();
    for (const [name, value] of Object.entries(fixedHeaders[framingOf(env.site, c.req.path)])) {
      const keepsStored = name === POLICY && c.res.status === 304;
      if (!c.res.headers.has(name) && !keepsStored) c.header(name, value);
    }
    c.header('x-request-id', requestId);
    for (const [name, value] of Object.entries(c.get('limit')?.headers ?? {})) c.header(name, value);
    // For a document, its own router reports the route.
    const route = c.get('route') ?? matchedRoutes(c).find(({ path }) => path !== ANY_ROUTE)?.path ?? ANY_ROUTE;
    logAnswer({ requestId, method: c.req.method, route, status: c.res.status, started });
  });

  const limit = (c: Context<SiteHttp>, name: PageLimit): void => {
    const earlier = name === 'document' ? readyDocuments.takenFor(c.env?.incoming) : undefined;
    const taken = earlier === undefined ? takeLimit(name, c.get('caller')) : earlier;
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

  const isOperators = (c: Context<SiteHttp>): boolean =>
    isOperator(c.get('caller'), c.req.header('authorization'), env.metricsToken);

  app.get('/metrics', async (c, next) => {
    if (!isOperators(c)) return next();
    const { registry } = metrics;
    return c.body(await registry.metrics(), 200, { 'content-type': registry.contentType, 'cache-control': 'no-store' });
  });

  app.get('/readyz', async (c, next) => {
    if (!isOperators(c)) return next();
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

  // A missing chunk is a plain 404: a page instead would be run as a script.
  const file = serveStatic<SiteHttp>({ root: clientDir, precompressed: true });
  app.get('/assets/*', limited('file'), keepFor(`public, max-age=${YEAR}, immutable`), file, missing);
  // The bundler's manifest lists every module of the source.
  app.get('/.vite/*', missing);
  const workerRules = setPolicy(workerPolicy(env));
  app.get('/score-worker.js', workerRules);
  // Browsers check it at every visit. A harmful worker is replaced at its own address by one that removes it.
  const worker = serveStatic<SiteHttp>({
    root: clientDir,
    precompressed: true,
    rewriteRequestPath: (path) => (env.hasWorker ? path : '/no-worker.js'),
  });
  app.get(WORKER_PATH, limited('file'), keepFor('no-cache'), workerRules, worker, missing);
  app.get('*', keepFor('public, max-age=3600'), file);

  app.get('*', limited('document'), async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const reader: ReaderHeaders = {
      method: c.req.method,
      cookie: c.req.header('cookie'),
      acceptEncoding: c.req.header('accept-encoding'),
      ifNoneMatch: c.req.header('if-none-match'),
    };
    const { route, status, headers, body } = await documents.make(pathname, search, reader, {
      requestId: c.get('requestId'),
      caller: callerKey(c.get('caller').address).key,
      limitRender: () => limit(c, 'render'),
    });
    c.set('route', route);
    const pairs = Array.from({ length: headers.length / 2 }, (_, index) => headers.slice(index * 2, index * 2 + 2));
    return new Response(body, { status, headers: pairs as [string, string][] });
  });
  // The worker handles this request with its picture. Without a worker, the message page is at least a start.
  if (env.site === 'feed') app.post(SHARE_PATH, limited('document'), (c) => c.redirect(SHARE_PAGE, 303));

  if (env.site !== 'desk') app.post(HAND_OVER_PATH, limited('document'), (c) => receiveHandOver(c, env));

  app.all('*', (c) => c.text('Method not allowed', 405, { allow: 'GET, HEAD' }));

  app.onError(async (error, c) => {
    const requestId = c.get('requestId');
    const { status, headers, body } = failureAnswer(error, requestId);
    if (status === 500) log.error({ requestId, error: error.stack }, 'a document could not be rendered');
    else await new Promise<void>(holdRefusal);
    return c.body(body, status, headers);
  });

  return { app, readyDocuments };
}
