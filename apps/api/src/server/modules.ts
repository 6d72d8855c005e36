import { accountModule } from '../modules/account/account.routes.ts';
import { accountPinModule } from '../modules/account-pin/account-pin.routes.ts';
import { commentsModule } from '../modules/comments/comments.routes.ts';
import { consentModule } from '../modules/consent/consent.routes.ts';
import { chatPicturesModule } from '../modules/conversations/chat-pictures.routes.ts';
import { conversationsModule } from '../modules/conversations/conversations.routes.ts';
import { deskSignInModule } from '../modules/access/sign-in/sign-in.routes.ts';
import { deskWebhooksModule } from '../modules/webhooks/desk/webhooks.routes.ts';
import { deskFormWaitingModule } from '../modules/forms/desk/form-waiting.routes.ts';
import { deskTeamWaitingModule } from '../modules/league/registrations/desk/team-waiting.routes.ts';
import { formBuilderModule } from '../modules/forms/desk/form-builder.routes.ts';
import { deskPagePartsModule } from '../modules/pages/page-parts.routes.ts';
import { deskPollsModule } from '../modules/pages/polls.routes.ts';
import { deskInsightsModule } from '../modules/insights/insights.routes.ts';
import { deskNotificationsModule } from '../modules/notifications/desk/desk-notifications.routes.ts';
import { deskPeopleModule } from '../modules/people/people.routes.ts';
import { deskCaptionDraftsModule } from '../modules/posts/desk/caption-drafts.routes.ts';
import { deskPostDraftsModule } from '../modules/posts/desk/post-drafts.routes.ts';
import { deskTopicsModule } from '../modules/pages/topics.routes.ts';
import { deskFormsModule } from '../modules/forms/desk/forms.routes.ts';
import { inboxWorkModule } from '../modules/inbox/inbox-work.routes.ts';
import { inboxModule } from '../modules/inbox/inbox.routes.ts';
import { deskModerationModule } from '../modules/cases/moderation.routes.ts';
import { deskPostsModule } from '../modules/posts/desk/posts.routes.ts';
import { readyAnswersModule } from '../modules/inbox/ready-answers.routes.ts';
import { deskPurgeModule } from '../modules/cases/purge.routes.ts';
import { deskReportsModule } from '../modules/cases/desk-reports.routes.ts';
import { todayModule } from '../modules/today/today.routes.ts';
import { deskLogModule } from '../modules/log/log.routes.ts';
import { deskMeModule } from '../modules/access/sign-in/me.routes.ts';
import { staffModule } from '../modules/access/staff/staff.routes.ts';
import { feedsModule } from '../modules/feeds/feeds.routes.ts';
import { followsModule } from '../modules/follows/follows.routes.ts';
import { customFormsModule } from '../modules/forms/definitions/custom-forms.routes.ts';
import { formProgressModule } from '../modules/forms/progress/form-progress.routes.ts';
import { uploadsModule } from '../modules/uploads/uploads.routes.ts';
import { formReceiptsModule } from '../modules/forms/receipts/form-receipts.routes.ts';
import { formWaitingModule } from '../modules/forms/waiting/form-waiting.routes.ts';
import { teamWaitingModule } from '../modules/league/registrations/team-waiting.routes.ts';
import { formResponsesModule } from '../modules/forms/responses/form-responses.routes.ts';
import { geocodeModule } from '../modules/geocode/geocode.routes.ts';
import { interactionsModule } from '../modules/interactions/interactions.routes.ts';
import { leagueCalendarModule } from '../modules/league/calendar/league-calendar.routes.ts';
import { leagueFixturesModule } from '../modules/league/fixtures/league-fixtures.routes.ts';
import { matchDayModule } from '../modules/league/match-day/match-day.routes.ts';
import { scoreModule } from '../modules/league/match-day/score.routes.ts';
import { leaguesModule } from '../modules/league/leagues/leagues.routes.ts';
import { leagueRegistrationsModule } from '../modules/league/registrations/league-registrations.routes.ts';
import { leagueSocialModule } from '../modules/league/social/league-social.routes.ts';
import { bracketsModule } from '../modules/league/brackets/brackets.routes.ts';
import { seasonRecordModule } from '../modules/league/record/record.routes.ts';
import { wallModule } from '../modules/league/wall/wall.routes.ts';
import { teamPagesModule } from '../modules/league/team-pages/team-pages.routes.ts';
import { leagueTableModule } from '../modules/league/table/league-table.routes.ts';
import { likesModule } from '../modules/likes/likes.routes.ts';
import { deskFixturesModule } from '../modules/league/desk/desk-fixtures.routes.ts';
import { deskLeaguesModule } from '../modules/league/desk/desk-leagues.routes.ts';
import { deskMatchesModule } from '../modules/league/desk/desk-matches.routes.ts';
import { deskRegistrationsModule } from '../modules/league/registrations/desk/desk-registrations.routes.ts';
import { leaguePagesModule } from '../modules/league/desk/season/league-pages.routes.ts';
import { deskBracketsModule } from '../modules/league/desk/season/brackets.routes.ts';
import { newFixturesModule } from '../modules/league/desk/season/new-fixtures.routes.ts';
import { teamSquadsModule } from '../modules/league/desk/season/team-squads.routes.ts';
import { planModule } from '../modules/league/desk/season/plan.routes.ts';
import { seasonModule } from '../modules/league/desk/season/season.routes.ts';
import { liveModule } from '../modules/live/live.routes.ts';
import { locationModule } from '../modules/location/location.routes.ts';
import { loginModule } from '../modules/login/login.routes.ts';
import { mediaModule } from '../modules/media/media.routes.ts';
import type { Module } from '../modules/module.ts';
import { mutesModule } from '../modules/mutes/mutes.routes.ts';
import { pushModule } from '../modules/push/push.routes.ts';
import { savedModule } from '../modules/saved/saved.routes.ts';
import { decisionsModule } from '../modules/moderation/decisions.routes.ts';
import { notificationsModule } from '../modules/notifications/notifications.routes.ts';
import { operationsModule } from '../modules/operations/operations.routes.ts';
import { pagePartsModule } from '../modules/page-parts/page-parts.routes.ts';
import { pollsModule } from '../modules/polls/polls.routes.ts';
import { postsModule } from '../modules/posts/posts.routes.ts';
import { profileModule } from '../modules/profile/profile.routes.ts';
import { reportsModule } from '../modules/reports/reports.routes.ts';
import { searchModule } from '../modules/search/search.routes.ts';
import { sessionsModule } from '../modules/sessions/sessions.routes.ts';
import { siteDetailsModule } from '../modules/site-details/site-details.routes.ts';
import { sitemapModule } from '../modules/sitemap/sitemap.routes.ts';
import { subscriptionsModule } from '../modules/subscriptions/subscriptions.routes.ts';
import { topicsModule } from '../modules/topics/topics.routes.ts';
import { usersModule } from '../modules/users/users.routes.ts';
import { viewsModule } from '../modules/views/views.routes.ts';

/** The whole API. */
export const modules: readonly Module[] = [
  accountModule,
  accountPinModule,
  decisionsModule,
  reportsModule,
  commentsModule,
  consentModule,
  chatPicturesModule,
  conversationsModule,
  customFormsModule,
  deskFormsModule,
  formBuilderModule,
  deskFormWaitingModule,
  deskTeamWaitingModule,
  deskFixturesModule,
  deskLeaguesModule,
  deskInsightsModule,
  leaguePagesModule,
  newFixturesModule,
  deskLogModule,
  deskMatchesModule,
  deskMeModule,
  deskModerationModule,
  deskNotificationsModule,
  deskPagePartsModule,
  deskPeopleModule,
  deskPollsModule,
  deskCaptionDraftsModule,
  deskPostDraftsModule,
  deskPostsModule,
  deskRegistrationsModule,
  deskPurgeModule,
  deskReportsModule,
  deskSignInModule,
  deskTopicsModule,
  deskWebhooksModule,
  feedsModule,
  followsModule,
  formResponsesModule,
  formProgressModule,
  formReceiptsModule,
  uploadsModule,
  formWaitingModule,
  geocodeModule,
  inboxModule,
  inboxWorkModule,
  interactionsModule,
  leagueCalendarModule,
  leagueFixturesModule,
  matchDayModule,
  scoreModule,
  leagueRegistrationsModule,
  leagueSocialModule,
  leagueTableModule,
  bracketsModule,
  seasonRecordModule,
  wallModule,
  deskBracketsModule,
  teamPagesModule,
  teamSquadsModule,
  teamWaitingModule,
  planModule,
  leaguesModule,
  likesModule,
  liveModule,
  locationModule,
  loginModule,
  mediaModule,
  mutesModule,
  savedModule,
  pushModule,
  notificationsModule,
  operationsModule,
  pagePartsModule,
  pollsModule,
  postsModule,
  profileModule,
  readyAnswersModule,
  searchModule,
  seasonModule,
  sessionsModule,
  siteDetailsModule,
  sitemapModule,
  staffModule,
  subscriptionsModule,
  todayModule,
  topicsModule,
  viewsModule,
  usersModule,
];
