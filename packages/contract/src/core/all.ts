/** Every endpoint, for the server and OpenAPI; a site imports only the resources it uses. */
import * as account from '../account/account.ts';
import * as accountPin from '../account/account-pin.ts';
import * as conversations from '../account/conversations.ts';
import * as guardian from '../account/guardian.ts';
import * as login from '../account/login.ts';
import * as notifications from '../account/notifications.ts';
import * as phoneChange from '../account/phone-change.ts';
import * as sessions from '../account/sessions.ts';
import * as subscriptions from '../account/subscriptions.ts';
import * as unread from '../account/unread.ts';
import * as users from '../account/users.ts';
import * as deskLog from '../desk/log.ts';
import * as deskMe from '../desk/me.ts';
import * as deskSignIn from '../desk/sign-in.ts';
import * as deskStaff from '../desk/staff.ts';
import * as adCarousels from '../feed/ad-carousels.ts';
import * as audioBars from '../feed/audio-bars.ts';
import * as categories from '../feed/categories.ts';
import * as comments from '../feed/comments.ts';
import * as dashboard from '../feed/dashboard.ts';
import * as feeds from '../feed/feeds.ts';
import * as follows from '../feed/follows.ts';
import * as interactions from '../feed/interactions.ts';
import * as likes from '../feed/likes.ts';
import * as polls from '../feed/polls.ts';
import * as posts from '../feed/posts.ts';
import * as search from '../feed/search.ts';
import * as stories from '../feed/stories.ts';
import * as tags from '../feed/tags.ts';
import * as customForms from '../league/custom-forms.ts';
import * as leagueFixtures from '../league/league-fixtures.ts';
import * as leagueRegistrations from '../league/league-registrations.ts';
import * as leagueTables from '../league/league-tables.ts';
import * as leagues from '../league/leagues.ts';
import * as geocoding from '../operations/geocoding.ts';
import * as live from '../operations/live.ts';
import * as operations from '../operations/operations.ts';
import * as sitemap from '../operations/sitemap.ts';
import type { Endpoint } from './endpoint.ts';

const resources: readonly Readonly<Record<string, unknown>>[] = [
  account,
  accountPin,
  conversations,
  guardian,
  login,
  notifications,
  phoneChange,
  sessions,
  subscriptions,
  unread,
  users,
  deskLog,
  deskMe,
  deskSignIn,
  deskStaff,
  adCarousels,
  audioBars,
  categories,
  comments,
  dashboard,
  feeds,
  follows,
  interactions,
  likes,
  polls,
  posts,
  search,
  stories,
  tags,
  customForms,
  leagueFixtures,
  leagueRegistrations,
  leagueTables,
  leagues,
  geocoding,
  live,
  operations,
  sitemap,
];

/** Within a resource by name; a fixed path comes before a placeholder that would match it. */
export const allEndpoints: readonly Endpoint[] = resources.flatMap((resource) =>
  Object.values(resource).filter(isEndpoint),
);

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}
