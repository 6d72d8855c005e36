/** Every endpoint, for the server and OpenAPI; a site imports only the resources it uses. */
import { adCarouselById } from './ad-carousels.ts';
import { audioBarById } from './audio-bars.ts';
import { allCategories, categoryId } from './categories.ts';
import { comments, newComment } from './comments.ts';
import {
  chats,
  conversationById,
  conversations,
  deleteConversations,
  newChat,
  newConversation,
  unreadConversations,
} from './conversations.ts';
import { formById, saveFormResponse } from './custom-forms.ts';
import { reportCategoryFollowers, reportTagFollowers } from './dashboard.ts';
import type { Endpoint } from './endpoint.ts';
import {
  authCategoryPosts,
  authTagPosts,
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
import { leagueFixtures } from './league-fixtures.ts';
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
import { mobileOtp } from './login.ts';
import { notifications } from './notifications.ts';
import { alive, openApi, ready } from './operations.ts';
import { pollById, pollCount, vote } from './polls.ts';
import { allPosts, authPostBySlug, postBySlug, viewCount } from './posts.ts';
import { search } from './search.ts';
import { exchangeSession, logout, revokeSession, sessions } from './sessions.ts';
import { postAddresses } from './sitemap.ts';
import { homeTagScroller, latestStory, tagScrollerById } from './stories.ts';
import { subscribeByEmail } from './subscriptions.ts';
import { allTags, tagId } from './tags.ts';
import { leagueMe, me, updateLocation, updateProfile } from './users.ts';

/** Fixed paths stand before those with a placeholder in the same place (`post/all` before `post/{slug}`). */
export const allEndpoints = [
  tagPosts,
  authTagPosts,
  tagVideoPosts,
  categoryPosts,
  authCategoryPosts,
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
  conversationById,
  chats,
  unreadConversations,
  newConversation,
  newChat,
  deleteConversations,
  notifications,
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
  leagues,
  latestLeague,
  leagueBySlug,
  leagueHome,
  leagueAbout,
  leagueSocial,
  leagueCategories,
  leagueFixtures,
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
