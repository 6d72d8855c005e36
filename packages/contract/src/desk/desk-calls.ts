/** Every call the desk makes. The sites load none of the desk's own calls. */
import type { Endpoint } from '../core/endpoint.ts';
import { endpointsOf } from '../core/endpoints-of.ts';
import { allCategories } from '../feed/categories.ts';
import { allTags } from '../feed/tags.ts';
import { leagues } from '../league/leagues.ts';
import * as compose from './compose.ts';
import * as captionDrafts from './content/caption-drafts.ts';
import * as notifications from './content/notifications.ts';
import * as pageParts from './content/page-parts.ts';
import * as polls from './content/polls.ts';
import * as postDrafts from './content/post-drafts.ts';
import * as topics from './content/topics.ts';
import * as deskLive from './desk-live.ts';
import * as formBuilder from './forms/form-builder.ts';
import * as formWaiting from './forms/form-waiting.ts';
import * as forms from './forms/forms.ts';
import * as inbox from './inbox.ts';
import * as inboxWork from './inbox-work.ts';
import * as insights from './insights.ts';
import * as leagueFixtures from './league/league-fixtures.ts';
import * as leagueRegistrations from './league/league-registrations.ts';
import * as league from './league/league.ts';
import * as log from './log.ts';
import * as matchDay from './league/match-day.ts';
import * as me from './me.ts';
import * as moderation from './moderation.ts';
import * as people from './people.ts';
import * as posts from './posts.ts';
import * as readyAnswers from './ready-answers.ts';
import * as reports from './reports.ts';
import * as brackets from './season/brackets.ts';
import * as leaguePages from './season/league-pages.ts';
import * as newFixtures from './season/new-fixtures.ts';
import * as plan from './season/plan.ts';
import * as season from './season/season.ts';
import * as teams from './season/teams.ts';
import * as signIn from './sign-in.ts';
import * as siteDetails from './site-details.ts';
import * as staff from './staff.ts';
import * as teamWaiting from './league/team-waiting.ts';
import * as today from './today.ts';
import * as uploads from '../core/uploads.ts';
import * as webhooks from './webhooks.ts';

export const deskCalls: readonly Endpoint[] = endpointsOf([
  { allCategories, allTags, leagues },
  captionDrafts,
  compose,
  deskLive,
  formBuilder,
  formWaiting,
  forms,
  inbox,
  inboxWork,
  insights,
  league,
  leagueFixtures,
  leaguePages,
  leagueRegistrations,
  log,
  matchDay,
  me,
  moderation,
  newFixtures,
  notifications,
  pageParts,
  people,
  polls,
  postDrafts,
  posts,
  readyAnswers,
  reports,
  brackets,
  plan,
  season,
  teams,
  signIn,
  siteDetails,
  staff,
  teamWaiting,
  today,
  topics,
  uploads,
  webhooks,
]);
