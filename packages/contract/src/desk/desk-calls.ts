/** Every call the desk makes. The sites load none of the desk's own calls. */
import type { Endpoint } from '../core/endpoint.ts';
import { endpointsOf } from '../core/endpoints-of.ts';
import { allCategories } from '../feed/categories.ts';
import { allTags } from '../feed/tags.ts';
import { leagues } from '../league/leagues.ts';
import * as compose from './posts/compose.ts';
import * as captionDrafts from './posts/caption-drafts.ts';
import * as notifications from './notifications.ts';
import * as pageParts from './pages/page-parts.ts';
import * as polls from './pages/polls.ts';
import * as postDrafts from './posts/post-drafts.ts';
import * as topics from './pages/topics.ts';
import * as deskLive from './desk-live.ts';
import * as formBuilder from './forms/form-builder.ts';
import * as formWaiting from './forms/form-waiting.ts';
import * as forms from './forms/forms.ts';
import * as inbox from './inbox/inbox.ts';
import * as inboxWork from './inbox/inbox-work.ts';
import * as insights from './insights.ts';
import * as leagueFixtures from './league/league-fixtures.ts';
import * as leagueRegistrations from './league/league-registrations.ts';
import * as league from './league/league.ts';
import * as log from './log.ts';
import * as matchDay from './league/match-day.ts';
import * as me from './access/me.ts';
import * as moderation from './cases/moderation.ts';
import * as people from './people.ts';
import * as posts from './posts/posts.ts';
import * as readyAnswers from './inbox/ready-answers.ts';
import * as reports from './cases/reports.ts';
import * as brackets from './league/season/brackets.ts';
import * as leaguePages from './league/season/league-pages.ts';
import * as newFixtures from './league/season/new-fixtures.ts';
import * as plan from './league/season/plan.ts';
import * as season from './league/season/season.ts';
import * as teams from './league/season/teams.ts';
import * as signIn from './access/sign-in.ts';
import * as siteDetails from './site-details.ts';
import * as staff from './access/staff.ts';
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
