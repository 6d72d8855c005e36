/** Every endpoint, for the server and OpenAPI. */
import * as deskCompose from '../desk/compose.ts';
import * as deskLive from '../desk/desk-live.ts';
import * as deskFormBuilder from '../desk/form-builder.ts';
import * as deskPageParts from '../desk/content/page-parts.ts';
import * as deskPolls from '../desk/content/polls.ts';
import * as deskPostDrafts from '../desk/content/post-drafts.ts';
import * as deskTopics from '../desk/content/topics.ts';
import * as deskForms from '../desk/forms.ts';
import * as deskInbox from '../desk/inbox.ts';
import * as deskInsights from '../desk/insights.ts';
import * as deskLeagueFixtures from '../desk/league-fixtures.ts';
import * as deskLeagueRegistrations from '../desk/league-registrations.ts';
import * as deskLeague from '../desk/league.ts';
import * as deskLog from '../desk/log.ts';
import * as deskMatchDay from '../desk/match-day.ts';
import * as deskMe from '../desk/me.ts';
import * as deskModeration from '../desk/moderation.ts';
import * as deskPeople from '../desk/people.ts';
import * as deskPosts from '../desk/posts.ts';
import * as deskReadyAnswers from '../desk/ready-answers.ts';
import * as deskReports from '../desk/reports.ts';
import * as deskLeaguePages from '../desk/season/league-pages.ts';
import * as deskNewFixtures from '../desk/season/new-fixtures.ts';
import * as deskSeason from '../desk/season/season.ts';
import * as deskSignIn from '../desk/sign-in.ts';
import * as deskStaff from '../desk/staff.ts';
import * as deskToday from '../desk/today.ts';
import * as deskUploads from '../desk/uploads.ts';
import type { Endpoint } from './endpoint.ts';
import { endpointsOf } from './endpoints-of.ts';
import { namedSchemas } from './named-schemas.ts';
import { siteEndpoints, siteResources } from './site-endpoints.ts';

/** Staff's own, after those of the sites. */
const desk = [
  deskCompose,
  deskFormBuilder,
  deskForms,
  deskInbox,
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
  deskPageParts,
  deskPeople,
  deskPolls,
  deskPostDrafts,
  deskPosts,
  deskReadyAnswers,
  deskReports,
  deskSeason,
  deskSignIn,
  deskStaff,
  deskToday,
  deskUploads,
  deskTopics,
];

export const allEndpoints: readonly Endpoint[] = [...siteEndpoints, ...endpointsOf(desk)];

/** What replies are made of, by the name in OpenAPI. */
export const allSchemas = namedSchemas([...siteResources, ...desk]);
