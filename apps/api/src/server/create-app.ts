import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { securityHeaders } from '@maidan/http-edge/security-headers';
import { outboxPages } from '../adapters/sms/outbox.routes.ts';
import { smsReportPages } from '../adapters/sms/sms-reports.routes.ts';
import type { HttpEnv } from '../http/call.ts';
import { describeError } from '../http/errors/describe-error.ts';
import { errors } from '../http/errors/errors.ts';
import { sendError, toApiError } from '../http/errors/send-error.ts';
import { createRateLimit } from '../http/limits/rate-limit.ts';
import { shedLoad } from '../http/limits/shed-load.ts';
import { createMetrics, metricsPage } from '../http/metrics.ts';
import { mountPages } from '../http/mount-pages.ts';
import { mountRoutes, refuseOtherMethods } from '../http/mount-routes.ts';
import { createReadyAnswers, type AnswerReady } from '../http/ready/answer-ready.ts';
import { createReadyReplies } from '../http/ready/ready-replies.ts';
import { createCompressor } from '../http/reply/compress.ts';
import { addHeaders } from '../http/reply/add-headers.ts';
import { createRequestRecord, requestLog } from '../http/request-log.ts';
import { crossOrigin } from '../http/request/cross-origin.ts';
import type { AppContext } from '../modules/app-context.ts';
import { previewPage } from '../modules/previews/preview-pages.ts';
import { usedShare } from '../modules/login/send-budget.store.ts';
import { staffAuthenticator } from '../modules/access/authenticate-staff.service.ts';
import { readDeskBearer } from '../modules/sessions/token.service.ts';
import { writeAct } from '../modules/log/audit-log.store.ts';
import { refuseLeaving } from '../modules/account/leaving.service.ts';
import { requireStanding } from '../modules/moderation/sanction.service.ts';
import { authenticator } from '../modules/sessions/authenticate.service.ts';
import { registerJobMetrics } from '../jobs/job-metrics.ts';
import { countGivenUpJobs } from '../modules/jobs/jobs.store.ts';
import { modules } from './modules.ts';

/** The whole server as a request listener; ready-made replies are sent without running the app. */
export function createListener(context: AppContext): RequestListener {
  const { app, answerReady } = createParts(context);
  const handle = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  return (request, response) => void (answerReady(request, response) || handle(request, response));
}

/** Without ready-made replies, for tests that need no socket. */
export function createApp(context: AppContext): Hono<HttpEnv> {
  return createParts(context).app;
}

function createParts(context: AppContext): { app: Hono<HttpEnv>; answerReady: AnswerReady } {
  const { settings, log, pepper, clock, db } = context;
  const app = new Hono<HttpEnv>();

  const metrics = createMetrics(() => usedShare(db, settings.smsPerHour, clock()), context.countDrift);
  registerJobMetrics(metrics.registry, () => countGivenUpJobs(db));
  const record = createRequestRecord(log, pepper, settings, metrics.count);
  const headers = securityHeaders({ origin: settings.feedOrigin, hstsPreload: settings.hstsPreload });
  const sites = [settings.feedOrigin, settings.leagueOrigin];
  app.use(requestLog(record));
  app.use(addHeaders(headers));
  app.use(crossOrigin({ sites, desk: settings.deskOrigin }));
  app.onError((thrown, c) => {
    const error = toApiError(thrown);
    if (error !== thrown) log.error({ request_id: c.get('requestId'), error: describeError(thrown) }, 'request failed');
    return sendError(c, error);
  });
  const limits = createRateLimit(clock);
  app.notFound((c) => {
    limits.limitAddress('read', c);
    throw errors.notFound();
  });
  app.use(shedLoad());

  const replies = createReadyReplies(context.database.state, clock);
  const compress = createCompressor();
  const pages = modules.flatMap((module) => module.pages?.(context) ?? []);
  if (!settings.specOnly) pages.push(previewPage(context, modules));
  if (settings.showOutbox) pages.push(...outboxPages(db));
  const { readSmsReport: readReport } = context;
  if (readReport) pages.push(...smsReportPages({ db, pepper, readReport }));
  mountPages(app, [...pages, metricsPage(metrics, settings.metricsToken)], limits);
  const routes = modules.flatMap((module) => module.routes?.(context) ?? []);
  mountRoutes(app, routes, {
    db,
    clock,
    specOnly: settings.specOnly,
    check: settings.checkReplies,
    compress,
    replies,
    readPublic: context.database.readPublic,
    authenticate: authenticator(context),
    requireStanding: async (userId) => {
      await requireStanding(db, userId, clock());
      await refuseLeaving(db, userId);
    },
    gate: {
      origin: settings.deskOrigin,
      hasToken: (http) => readDeskBearer(http.req.header('authorization')) !== null,
      authenticate: staffAuthenticator(context),
      log: writeAct,
    },
    limits,
  });
  refuseOtherMethods(app, limits);
  return { app, answerReady: createReadyAnswers({ replies, limits, record, compress, headers, origins: sites }) };
}
