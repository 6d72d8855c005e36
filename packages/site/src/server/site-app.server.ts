import { randomUUID } from 'node:crypto';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { createDocumentHandler, type RenderDocument } from './documents.server.ts';
import type { Log } from './log.server.ts';
import { securityHeaders } from './security-headers.server.ts';
import type { SiteEnv } from './site-env.server.ts';

export interface SiteAppOptions {
  env: SiteEnv;
  log: Log;
  /** The folder of the browser build; its `assets/` are named by their content. */
  clientDir: string;
  render: RenderDocument;
  /** False while the process is stopping: load balancers then look elsewhere. */
  ready: () => boolean;
}

const YEAR = 365 * 24 * 60 * 60;

/** How long a file may be kept; a document says it itself, and a missing file says nothing. */
function keepFor(cacheControl: string): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (c.res.ok && !c.res.headers.has('cache-control')) c.res.headers.set('cache-control', cacheControl);
  };
}

/** Everything a site answers itself: health, static files, documents. `/api` is passed through before this is asked. */
export function createSiteApp({ env, log, clientDir, render, ready }: SiteAppOptions) {
  const app = new Hono<{ Variables: { requestId: string } }>();
  const fixedHeaders = Object.entries(securityHeaders(env));

  app.use(async (c, next) => {
    const started = performance.now();
    const requestId = randomUUID();
    c.set('requestId', requestId);
    await next();
    for (const [name, value] of fixedHeaders) c.header(name, value);
    c.header('x-request-id', requestId);
    const ms = Math.round(performance.now() - started);
    log.info({ requestId, method: c.req.method, path: c.req.path, status: c.res.status, ms }, 'request');
  });

  app.get('/healthz', (c) => c.json({ status: 'ok' }));

  app.get('/readyz', async (c) => {
    if (!ready()) return c.json({ status: 'stopping' }, 503);
    try {
      const answer = await fetch(`${env.apiOrigin}/healthz`, { signal: AbortSignal.timeout(2000) });
      if (answer.ok) return c.json({ status: 'ready' });
    } catch {
      // Falls through to the answer below: whatever went wrong, the site cannot serve its pages.
    }
    return c.json({ status: 'api unreachable' }, 503);
  });

  // A missing chunk is a plain 404: a page in its place would be run as a script.
  const file = serveStatic({ root: clientDir, precompressed: true });
  app.get('/assets/*', keepFor(`public, max-age=${YEAR}, immutable`), file, (c) => c.text('Not found', 404));
  app.get('*', keepFor('public, max-age=3600'), file);

  const document = createDocumentHandler(env, render);
  app.get('*', document);
  app.all('*', (c) => c.text('Method not allowed', 405, { allow: 'GET, HEAD' }));

  app.onError((error, c) => {
    log.error({ requestId: c.get('requestId'), error: error.stack }, 'a document could not be rendered');
    return c.text('Something went wrong on our side. Please try again in a moment.', 500);
  });

  return app;
}
