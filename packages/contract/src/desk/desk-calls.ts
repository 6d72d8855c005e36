/** Every call that the desk makes. The sites load none of those that are the desk's own. */
import type { Endpoint } from '../core/endpoint.ts';
import { endpointsOf } from '../core/endpoints-of.ts';
import { allCategories } from '../feed/categories.ts';
import { allTags } from '../feed/tags.ts';
import { leagues } from '../league/leagues.ts';
import * as compose from './compose.ts';
import * as pageParts from './content/page-parts.ts';
import * as polls from './content/polls.ts';
import * as postDrafts from './content/post-drafts.ts';
import * as topics from './content/topics.ts';
import * as deskLive from './desk-live.ts';
import * as formBuilder from './form-builder.ts';
import * as forms from './forms.ts';
import * as inbox from './inbox.ts';
import * as insights from './insights.ts';
import * as leagueFixtures from './league-fixtures.ts';
import * as leagueRegistrations from './league-registrations.ts';
import * as league from './league.ts';
import * as log from './log.ts';
import * as matchDay from './match-day.ts';
import * as me from './me.ts';
import * as moderation from './moderation.ts';
import * as people from './people.ts';
import * as posts from './posts.ts';
import * as readyAnswers from './ready-answers.ts';
import * as reports from './reports.ts';
import * as leaguePages from './season/league-pages.ts';
import * as newFixtures from './season/new-fixtures.ts';
import * as season from './season/season.ts';
import * as signIn from './sign-in.ts';
import * as staff from './staff.ts';
import * as today from './today.ts';
import * as uploads from './uploads.ts';

export const deskCalls: readonly Endpoint[] = endpointsOf([
  { allCategories, allTags, leagues },
  compose,
  deskLive,
  formBuilder,
  forms,
  inbox,
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
  pageParts,
  people,
  polls,
  postDrafts,
  posts,
  readyAnswers,
  reports,
  season,
  signIn,
  staff,
  today,
  topics,
  uploads,
]);
