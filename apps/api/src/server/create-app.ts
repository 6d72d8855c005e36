import { Hono } from 'hono';
import { mountOutbox } from '../adapters/sms/outbox.routes.ts';
import type { HttpEnv } from '../http/call.ts';
import { describeError } from '../http/errors/describe-error.ts';
import { errors } from '../http/errors/errors.ts';
import { sendError, toApiError } from '../http/errors/send-error.ts';
import { createRateLimit } from '../http/limits/rate-limit.ts';
import { createMetrics, mountMetrics } from '../http/metrics.ts';
import { mountRoutes } from '../http/mount-routes.ts';
import { createCompressor } from '../http/reply/compress.ts';
import { securityHeaders } from '../http/reply/security-headers.ts';
import { requestLog } from '../http/request-log.ts';
import { crossOrigin } from '../http/request/cross-origin.ts';
import type { AppContext } from '../modules/app-context.ts';
import { mountPreviews } from '../modules/previews/mount-previews.ts';
import { authenticator } from '../modules/sessions/authenticate.service.ts';
import { modules } from './modules.ts';

/** The whole server as a function of requests. */
export function createApp(context: AppContext): Hono<HttpEnv> {
  const { settings, log, pepper, clock, db } = context;
  const app = new Hono<HttpEnv>();

  const metrics = createMetrics(context.countDrift);
  app.use(requestLog(log, pepper, settings.trustedProxies, metrics.count));
  app.use(securityHeaders(settings.feedOrigin.startsWith('https:')));
  app.use(crossOrigin([settings.feedOrigin, settings.leagueOrigin]));
  app.onError((thrown, c) => {
    const error = toApiError(thrown);
    if (error !== thrown) log.error({ request_id: c.get('requestId'), error: describeError(thrown) }, 'request failed');
    return sendError(c, error);
  });
  app.notFound((c) => sendError(c, errors.notFound()));

  for (const { mount } of modules) mount?.(app, context);
  if (!settings.specOnly) mountPreviews(app, context, modules);
  mountMetrics(app, metrics, settings.metricsToken);
  if (settings.showOutbox) mountOutbox(app, db);
  const routes = modules.flatMap((module) => module.routes?.(context) ?? []);
  mountRoutes(app, routes, {
    db,
    clock,
    specOnly: settings.specOnly,
    check: settings.checkReplies,
    compress: createCompressor(),
    authenticate: authenticator(context),
    limit: createRateLimit(clock),
  });
  return app;
}
