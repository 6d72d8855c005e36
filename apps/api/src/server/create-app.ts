import { Hono } from 'hono';
import type { AppContext } from '../modules/app-context.ts';
import { ApiError } from '../http/errors/api-error.ts';
import type { HttpEnv, Route } from '../http/call.ts';
import { createCompressor } from '../http/reply/compress.ts';
import { crossOrigin } from '../http/request/cross-origin.ts';
import { describeError } from '../http/errors/describe-error.ts';
import { mountRoutes } from '../http/mount-routes.ts';
import { createRateLimit } from '../http/limits/rate-limit.ts';
import { requestLog } from '../http/request-log.ts';
import { securityHeaders } from '../http/reply/security-headers.ts';
import { sendError, toApiError } from '../http/errors/send-error.ts';
import { mountMedia } from '../modules/media/media.routes.ts';
import { accountRoutes } from '../modules/account/account.routes.ts';
import { commentRoutes } from '../modules/comments/comments.routes.ts';
import { createMetrics, mountMetrics } from '../http/metrics.ts';
import { mountOutbox } from '../adapters/sms/outbox.routes.ts';
import { feedRoutes } from '../modules/feeds/feeds.routes.ts';
import { geocodeRoutes } from '../modules/geocode/geocode.routes.ts';
import { mountCalendars } from '../modules/league/calendar/league-calendar.routes.ts';
import { leagueFixtureRoutes } from '../modules/league/fixtures/league-fixtures.routes.ts';
import { leagueSocialRoutes, mountSocialPages } from '../modules/league/social/league-social.routes.ts';
import { leagueTableRoutes } from '../modules/league/table/league-table.routes.ts';
import { customFormRoutes } from '../modules/forms/definitions/custom-forms.routes.ts';
import { mountFormFiles } from '../modules/forms/responses/form-files.routes.ts';
import { formResponseRoutes } from '../modules/forms/responses/form-responses.routes.ts';
import { leagueRegistrationRoutes } from '../modules/league/registrations/league-registrations.routes.ts';
import { conversationRoutes } from '../modules/conversations/conversations.routes.ts';
import { interactionRoutes } from '../modules/interactions/interactions.routes.ts';
import { liveRoutes } from '../modules/live/live.routes.ts';
import { mountLeaguePreviews } from '../modules/previews/league-previews.routes.ts';
import { leagueRoutes } from '../modules/league/leagues/leagues.routes.ts';
import { operationRoutes } from '../modules/operations/operations.routes.ts';
import { pagePartRoutes } from '../modules/page-parts/page-parts.routes.ts';
import { pollRoutes } from '../modules/polls/polls.routes.ts';
import { postRoutes } from '../modules/posts/posts.routes.ts';
import { mountFeedPreviews } from '../modules/previews/previews.routes.ts';
import { createMountPreview } from '../modules/previews/mount-preview.ts';
import { searchRoutes } from '../modules/search/search.routes.ts';
import { sitemapRoutes } from '../modules/sitemap/sitemap.routes.ts';
import { followRoutes } from '../modules/follows/follows.routes.ts';
import { followingRoutes } from '../modules/follows/following.routes.ts';
import { likeRoutes } from '../modules/likes/likes.routes.ts';
import { profileRoutes } from '../modules/profile/profile.routes.ts';
import { locationRoutes } from '../modules/location/location.routes.ts';
import { loginRoutes } from '../modules/login/login.routes.ts';
import { notificationRoutes } from '../modules/notifications/notifications.routes.ts';
import { authenticator } from '../modules/sessions/authenticate.service.ts';
import { sessionRoutes } from '../modules/sessions/sessions.routes.ts';
import { subscriptionRoutes } from '../modules/subscriptions/subscriptions.routes.ts';
import { userRoutes } from '../modules/users/users.routes.ts';
import { viewRoutes } from '../modules/views/views.routes.ts';
import { topicRoutes } from '../modules/topics/topics.routes.ts';

/** Every endpoint that has code; the rest of the contract answers 501. */
export function allRoutes(parts: AppContext): Route[] {
  return [
    ...feedRoutes(parts),
    ...postRoutes(parts),
    ...topicRoutes(parts),
    ...searchRoutes(parts),
    ...sitemapRoutes(parts),
    ...geocodeRoutes(),
    ...pagePartRoutes(parts),
    ...pollRoutes(parts),
    ...commentRoutes(parts),
    ...conversationRoutes(parts),
    ...interactionRoutes(parts),
    ...liveRoutes(parts),
    ...leagueRoutes(parts),
    ...leagueFixtureRoutes(parts),
    ...leagueTableRoutes(parts),
    ...leagueSocialRoutes(parts),
    ...leagueRegistrationRoutes(parts),
    ...customFormRoutes(parts),
    ...formResponseRoutes(parts),
    ...followRoutes(parts),
    ...followingRoutes(parts),
    ...likeRoutes(parts),
    ...locationRoutes(parts),
    ...loginRoutes(parts),
    ...notificationRoutes(parts),
    ...sessionRoutes(parts),
    ...accountRoutes(parts),
    ...subscriptionRoutes(parts),
    ...profileRoutes(parts),
    ...userRoutes(parts),
    ...viewRoutes(parts),
    ...operationRoutes(parts),
  ];
}

/** The whole server as a function of requests; everything outside of it comes in as a parameter. */
export function createApp(context: AppContext): Hono<HttpEnv> {
  const { settings, log, pepper, clock } = context;
  const app = new Hono<HttpEnv>();
  const origins = [settings.feedOrigin, settings.leagueOrigin];

  const metrics = createMetrics(context.countDrift);
  app.use(requestLog(log, pepper, settings.trustedProxies, metrics.count));
  app.use(securityHeaders(settings.feedOrigin.startsWith('https:')));
  app.use(crossOrigin(origins));
  app.onError((thrown, c) => {
    const error = toApiError(thrown);
    if (error !== thrown)
      log.error({ request_id: c.get('requestId'), error: describeError(thrown) }, 'a request failed');
    return sendError(c, error);
  });
  app.notFound((c) => sendError(c, new ApiError('not_found', 'There is nothing at this address.')));

  const authenticate = authenticator(context.db, clock, settings.sessionLives);
  mountMedia(app, context.files);
  mountFormFiles(app, context, authenticate);
  mountSocialPages(app, context);
  if (!settings.specOnly) {
    const mountPreview = createMountPreview(app, context);
    mountFeedPreviews(mountPreview, context);
    mountLeaguePreviews(mountPreview, context);
  }
  mountCalendars(app, context);
  mountMetrics(app, metrics, settings.metricsToken);
  if (settings.showOutbox) mountOutbox(app, context.db);
  mountRoutes(app, allRoutes(context), {
    specOnly: settings.specOnly,
    check: settings.checkReplies,
    compress: createCompressor(),
    authenticate,
    limit: createRateLimit(clock),
  });
  return app;
}
