/** Every endpoint, for the server and OpenAPI. */
import * as deskCompose from '../desk/posts/compose.ts';
import * as deskLive from '../desk/desk-live.ts';
import * as deskFormBuilder from '../desk/forms/form-builder.ts';
import * as deskFormWaiting from '../desk/forms/form-waiting.ts';
import * as deskTeamWaiting from '../desk/league/team-waiting.ts';
import * as deskCaptionDrafts from '../desk/posts/caption-drafts.ts';
import * as deskPageParts from '../desk/pages/page-parts.ts';
import * as deskNotifications from '../desk/notifications.ts';
import * as deskPolls from '../desk/pages/polls.ts';
import * as deskPostDrafts from '../desk/posts/post-drafts.ts';
import * as deskTopics from '../desk/pages/topics.ts';
import * as deskForms from '../desk/forms/forms.ts';
import * as deskInbox from '../desk/inbox/inbox.ts';
import * as deskInboxWork from '../desk/inbox/inbox-work.ts';
import * as deskInsights from '../desk/insights.ts';
import * as deskLeagueFixtures from '../desk/league/league-fixtures.ts';
import * as deskLeagueRegistrations from '../desk/league/league-registrations.ts';
import * as deskLeague from '../desk/league/league.ts';
import * as deskLog from '../desk/log.ts';
import * as deskMatchDay from '../desk/league/match-day.ts';
import * as deskMe from '../desk/access/me.ts';
import * as deskModeration from '../desk/cases/moderation.ts';
import * as deskPeople from '../desk/people.ts';
import * as deskPosts from '../desk/posts/posts.ts';
import * as deskReadyAnswers from '../desk/inbox/ready-answers.ts';
import * as deskReports from '../desk/cases/reports.ts';
import * as deskBrackets from '../desk/league/season/brackets.ts';
import * as deskLeaguePages from '../desk/league/season/league-pages.ts';
import * as deskNewFixtures from '../desk/league/season/new-fixtures.ts';
import * as deskPlan from '../desk/league/season/plan.ts';
import * as deskSeason from '../desk/league/season/season.ts';
import * as deskTeams from '../desk/league/season/teams.ts';
import * as deskSignIn from '../desk/access/sign-in.ts';
import * as deskSiteDetails from '../desk/site-details.ts';
import * as deskStaff from '../desk/access/staff.ts';
import * as deskToday from '../desk/today.ts';
import * as deskWebhooks from '../desk/webhooks.ts';
import type { Endpoint } from './endpoint.ts';
import { endpointsOf } from './endpoints-of.ts';
import { namedSchemas } from './named-schemas.ts';
import { siteEndpoints, siteResources } from './site-endpoints.ts';

/** Calls for staff, after those of the sites. */
const desk = [
  deskBrackets,
  deskCompose,
  deskFormBuilder,
  deskFormWaiting,
  deskTeamWaiting,
  deskForms,
  deskInbox,
  deskInboxWork,
  deskInsights,
  deskLeague,
  deskLeagueFixtures,
  deskLeagueRegistrations,
  deskLeaguePages,
  deskLive,
  deskLog,
  deskMatchDay,
  deskMe,
  deskModeration,
  deskNewFixtures,
  deskNotifications,
  deskPageParts,
  deskPeople,
  deskPolls,
  deskCaptionDrafts,
  deskPostDrafts,
  deskPosts,
  deskReadyAnswers,
  deskReports,
  deskPlan,
  deskSeason,
  deskTeams,
  deskSignIn,
  deskSiteDetails,
  deskStaff,
  deskToday,
  deskTopics,
  deskWebhooks,
];

export const allEndpoints: readonly Endpoint[] = [...siteEndpoints, ...endpointsOf(desk)];

/** The schemas that replies consist of, by their OpenAPI name. */
export const allSchemas = namedSchemas([...siteResources, ...desk]);
