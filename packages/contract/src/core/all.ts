/** Every endpoint, for the server and OpenAPI; a site imports only the resources it uses. */
import { deleteAccount, exportAccount } from '../account/account.ts';
import { adCarouselById } from '../feed/ad-carousels.ts';
import { audioBarById } from '../feed/audio-bars.ts';
import { allCategories, categoryId } from '../feed/categories.ts';
import { comments, newComment } from '../feed/comments.ts';
import {
  chats,
  chatsPage,
  conversationById,
  conversations,
  conversationsPage,
  deleteConversations,
  newChat,
  newConversation,
} from '../account/conversations.ts';
import { unreadConversations } from '../account/unread.ts';
import { formById, saveFormResponse } from '../league/custom-forms.ts';
import { reportCategoryFollowers, reportTagFollowers } from '../feed/dashboard.ts';
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
} from '../feed/feeds.ts';
import {
  followCategory,
  followedCategories,
  followedTags,
  followLeague,
  followTag,
  isCategoryFollowed,
  isLeagueFollowed,
  isTagFollowed,
} from '../feed/follows.ts';
import { reverseGeocode } from '../operations/geocoding.ts';
import { recordInteraction } from '../feed/interactions.ts';
import { fixtureById, leagueFixtures } from '../league/league-fixtures.ts';
import { registerForLeague, registrationById, registrationLeagueName } from '../league/league-registrations.ts';
import { leagueTable } from '../league/league-tables.ts';
import {
  latestLeague,
  leagueAbout,
  leagueBySlug,
  leagueCategories,
  leagueHome,
  leagues,
  leagueSocial,
} from '../league/leagues.ts';
import { like } from '../feed/likes.ts';
import { liveEvents } from '../operations/live.ts';
import { mobileOtp } from '../account/login.ts';
import { latestNotification, notifications } from '../account/notifications.ts';
import { alive, openApi, ready } from '../operations/operations.ts';
import { pollById, pollCount, vote } from '../feed/polls.ts';
import { allPosts, authPostBySlug, postBySlug, viewCount } from '../feed/posts.ts';
import { search } from '../feed/search.ts';
import { exchangeSession, logout, revokeOtherSessions, revokeSession, sessions } from '../account/sessions.ts';
import { postAddresses } from '../operations/sitemap.ts';
import { homeTagScroller, latestStory, tagScrollerById } from '../feed/stories.ts';
import { subscribeByEmail } from '../account/subscriptions.ts';
import { allTags, tagId } from '../feed/tags.ts';
import { leagueMe, me, updateLocation, updateProfile } from '../account/users.ts';

/** Fixed paths come before those with a placeholder in the same place (`post/all` before `post/{slug}`). */
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
