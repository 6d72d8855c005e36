/** Every endpoint, for the server and OpenAPI; a site imports only the resources it uses. */
import { deleteAccount, exportAccount } from './account.ts';
import { adCarouselById } from './ad-carousels.ts';
import { audioBarById } from './audio-bars.ts';
import { allCategories, categoryId } from './categories.ts';
import { comments, newComment } from './comments.ts';
import {
  chats,
  chatsPage,
  conversationById,
  conversations,
  conversationsPage,
  deleteConversations,
  newChat,
  newConversation,
} from './conversations.ts';
import { unreadConversations } from './unread.ts';
import { formById, saveFormResponse } from './custom-forms.ts';
import { reportCategoryFollowers, reportTagFollowers } from './dashboard.ts';
import type { Endpoint } from './endpoint.ts';
import {
  authCategoryPosts,
  authCategoryVideoPosts,
  authTagPosts,
  authTagVideoPosts,
  categoryPosts,
  categoryVideoPosts,
  tagPosts,
  tagVideoPosts,
} from './feeds.ts';
import {
  followCategory,
  followedCategories,
  followedTags,
  followLeague,
  followTag,
  isCategoryFollowed,
  isLeagueFollowed,
  isTagFollowed,
} from './follows.ts';
import { reverseGeocode } from './geocoding.ts';
import { recordInteraction } from './interactions.ts';
import { fixtureById, leagueFixtures } from './league-fixtures.ts';
import { registerForLeague, registrationById, registrationLeagueName } from './league-registrations.ts';
import { leagueTable } from './league-tables.ts';
import {
  latestLeague,
  leagueAbout,
  leagueBySlug,
  leagueCategories,
  leagueHome,
  leagues,
  leagueSocial,
} from './leagues.ts';
import { like } from './likes.ts';
import { liveEvents } from './live.ts';
import { mobileOtp } from './login.ts';
import { latestNotification, notifications } from './notifications.ts';
import { alive, openApi, ready } from './operations.ts';
import { pollById, pollCount, vote } from './polls.ts';
import { allPosts, authPostBySlug, postBySlug, viewCount } from './posts.ts';
import { search } from './search.ts';
import { exchangeSession, logout, revokeOtherSessions, revokeSession, sessions } from './sessions.ts';
import { postAddresses } from './sitemap.ts';
import { homeTagScroller, latestStory, tagScrollerById } from './stories.ts';
import { subscribeByEmail } from './subscriptions.ts';
import { allTags, tagId } from './tags.ts';
import { leagueMe, me, updateLocation, updateProfile } from './users.ts';

/** Fixed paths stand before those with a placeholder in the same place (`post/all` before `post/{slug}`). */
export const allEndpoints = [
  tagPosts,
  authTagPosts,
  authTagVideoPosts,
  tagVideoPosts,
  categoryPosts,
  authCategoryPosts,
  authCategoryVideoPosts,
  categoryVideoPosts,
  allPosts,
  postBySlug,
  authPostBySlug,
  viewCount,
  allTags,
  tagId,
  allCategories,
  categoryId,
  search,
  postAddresses,
  latestStory,
  tagScrollerById,
  homeTagScroller,
  audioBarById,
  adCarouselById,
  pollById,
  pollCount,
  vote,
  comments,
  newComment,
  like,
  followTag,
  followCategory,
  followLeague,
  isTagFollowed,
  isCategoryFollowed,
  isLeagueFollowed,
  followedTags,
  followedCategories,
  reportTagFollowers,
  reportCategoryFollowers,
  recordInteraction,
  conversations,
  conversationsPage,
  conversationById,
  chats,
  chatsPage,
  unreadConversations,
  newConversation,
  newChat,
  deleteConversations,
  notifications,
  latestNotification,
  liveEvents,
  me,
  leagueMe,
  updateProfile,
  updateLocation,
  reverseGeocode,
  subscribeByEmail,
  mobileOtp,
  logout,
  exchangeSession,
  sessions,
  revokeSession,
  revokeOtherSessions,
  exportAccount,
  deleteAccount,
  leagues,
  latestLeague,
  leagueBySlug,
  leagueHome,
  leagueAbout,
  leagueSocial,
  leagueCategories,
  leagueFixtures,
  fixtureById,
  leagueTable,
  registrationLeagueName,
  registrationById,
  registerForLeague,
  formById,
  saveFormResponse,
  alive,
  ready,
  openApi,
] as const satisfies readonly Endpoint[];
