/** Every endpoint of the sites, which load none of the desk's; a site imports only the resources that it uses. */
import * as account from '../account/account.ts';
import * as accountPin from '../account/account-pin.ts';
import * as chatPictures from '../account/chat-pictures.ts';
import * as conversations from '../account/conversations.ts';
import * as decisions from '../account/decisions.ts';
import * as guardian from '../account/guardian.ts';
import * as login from '../account/login.ts';
import * as notifications from '../account/notifications.ts';
import * as phoneChange from '../account/phone-change.ts';
import * as push from '../account/push.ts';
import * as sessions from '../account/sessions.ts';
import * as subscriptions from '../account/subscriptions.ts';
import * as unread from '../account/unread.ts';
import * as users from '../account/users.ts';
import * as adCarousels from '../feed/ad-carousels.ts';
import * as audioBars from '../feed/audio-bars.ts';
import * as categories from '../feed/categories.ts';
import * as comments from '../feed/comments.ts';
import * as dashboard from '../feed/dashboard.ts';
import * as feeds from '../feed/feeds.ts';
import * as follows from '../feed/follows.ts';
import * as interactions from '../feed/interactions.ts';
import * as likes from '../feed/likes.ts';
import * as mutes from '../feed/mutes.ts';
import * as polls from '../feed/polls.ts';
import * as posts from '../feed/posts.ts';
import * as reports from '../feed/reports.ts';
import * as saved from '../feed/saved.ts';
import * as search from '../feed/search.ts';
import * as stories from '../feed/stories.ts';
import * as tags from '../feed/tags.ts';
import * as withdrawnPosts from '../feed/withdrawn-posts.ts';
import * as brackets from '../league/brackets.ts';
import * as customForms from '../league/custom-forms.ts';
import * as formProgress from '../league/form-progress.ts';
import * as formReceipts from '../league/form-receipts.ts';
import * as uploads from './uploads.ts';
import * as waitingLists from '../league/waiting-lists.ts';
import * as leagueFixtures from '../league/league-fixtures.ts';
import * as leagueRegistrations from '../league/league-registrations.ts';
import * as leagueTables from '../league/league-tables.ts';
import * as liveTables from '../league/live-tables.ts';
import * as matchDay from '../league/match-day.ts';
import * as leagues from '../league/leagues.ts';
import * as scoring from '../league/scoring.ts';
import * as teams from '../league/teams.ts';
import * as wall from '../league/wall.ts';
import * as geocoding from '../operations/geocoding.ts';
import * as live from '../operations/live.ts';
import * as operations from '../operations/operations.ts';
import * as siteDetails from '../operations/site-details.ts';
import * as sitemap from '../operations/sitemap.ts';
import type { Endpoint } from './endpoint.ts';
import { endpointsOf } from './endpoints-of.ts';

export const siteResources = [
  account,
  accountPin,
  chatPictures,
  conversations,
  decisions,
  guardian,
  login,
  notifications,
  phoneChange,
  push,
  sessions,
  subscriptions,
  unread,
  users,
  adCarousels,
  audioBars,
  categories,
  comments,
  dashboard,
  feeds,
  follows,
  interactions,
  likes,
  mutes,
  polls,
  posts,
  reports,
  saved,
  search,
  stories,
  tags,
  withdrawnPosts,
  customForms,
  formProgress,
  formReceipts,
  uploads,
  waitingLists,
  brackets,
  leagueFixtures,
  liveTables,
  matchDay,
  scoring,
  leagueRegistrations,
  leagueTables,
  leagues,
  teams,
  wall,
  geocoding,
  live,
  operations,
  siteDetails,
  sitemap,
];

/** Grouped by resource and sorted by name; a fixed path comes before a placeholder that would match it. */
export const siteEndpoints: readonly Endpoint[] = endpointsOf(siteResources);
