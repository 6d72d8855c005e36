import { expect, test } from 'vitest';
import { allEndpoints } from './all.ts';
import type { Endpoint } from './endpoint.ts';
import { defaultBases, joinPath } from './services.ts';

declare global {
  interface ImportMeta {
    /** What the test runner fills in: the modules of a folder by file name. */
    glob: (pattern: string[], options: { eager: true }) => Record<string, Record<string, unknown>>;
  }
}

const endpoints: readonly Endpoint[] = allEndpoints;
const address = ({ method, service, path }: Endpoint) => `${method} ${joinPath(defaultBases[service], path)}`;

/** The specification's calls, copied by hand; `*` marks those that need a login. */
const specification = `
POST /api/mobileotp
POST /api/updateprofile *
POST /api/updatelocation *
POST /api/islike *
POST /api/issubscribed *
POST /api/subscribe *
POST /api/iscat_subscribed *
POST /api/cat_subscribe *
POST /api/newconversation *
POST /api/delete_user_conversation *
POST /api/newchat *
POST /api/newcomment *
POST /api/comments
POST /api/userquizpollresponse *
POST /api/userinteraction *
POST /api/usersubscribe
POST /api/dashboard/tag/subscribe *
POST /api/dashboard/category/subscribe *
POST /api/ysl/league_table
POST /api/ysl/league_fixtures
POST /api/ysl/leaguecategories
POST /api/ysl/registerforleague *
POST /api/ysl/isleague_subscribed *
POST /api/ysl/league_subscribe *
POST /api/forms/formresponse/save *
GET /api/me *
GET /api/cat_allsubscribed *
GET /api/allsubscribed *
GET /api/hasnewconversation *
GET /api/conversations *
GET /api/conversation/{} *
GET /api/chats/{} *
GET /api/notification *
GET /api/post/{}
GET /api/auth/post/{} *
GET /api/quizpoll_count/{} *
GET /api/auth/tag_posts/{} *
GET /api/auth/category_posts/{} *
GET /api/post/all
GET /api/tag/all
GET /api/category/all
GET /api/tag_posts/{}
GET /api/tag_videoposts/{}
GET /api/category_posts/{}
GET /api/category_videoposts/{}
GET /api/quizpoll/{}
GET /api/audiobar/{}
GET /api/adcarousel/{}
GET /api/lateststory
GET /api/tagscroller/{}
GET /api/hometagscroller
GET /api/category/getid/{}
GET /api/tag/getid/{}
GET /api/viewcount/{}
GET /api/geocode/reverse
GET /api/ysl/me *
GET /api/ysl/home/{}
GET /api/ysl/leagues
GET /api/ysl/latest_league
GET /api/ysl/league/{}
GET /api/ysl/about
GET /api/ysl/socialmedia/{}
GET /api/ysl/yslregleaguename/{}
GET /api/ysl/yslregistration/{}
GET /api/ysl/form/{}
`;

const anonymous = (endpoint: Endpoint) =>
  address(endpoint).replaceAll(/\{\w+\}/g, '{}') + (endpoint.auth === 'bearer' ? ' *' : '');

test('has every specified call with its login rule, and otherwise only extensions [7.4 to 7.56 7.61 to 7.69]', () => {
  const known = endpoints.filter(({ extension }) => !extension).map(anonymous);
  expect(known.toSorted()).toEqual(specification.trim().split('\n').toSorted());
});

test('ids and addresses are unique', () => {
  expect(new Set(endpoints.map(({ id }) => id)).size).toBe(endpoints.length);
  expect(new Set(endpoints.map(anonymous)).size).toBe(endpoints.length);
});

test('an endpoint is exported under its id, and every exported endpoint is listed', () => {
  const modules = import.meta.glob(['../{core,feed,account,league,operations}/*.ts'], { eager: true });
  const exported = Object.entries(modules)
    .filter(([file]) => !file.endsWith('.test.ts'))
    .flatMap(([, exports]) => Object.entries(exports))
    .filter(([, value]) => typeof value === 'object' && value !== null && 'method' in value && 'path' in value);
  expect(exported.length).toBe(endpoints.length);
  for (const [name, value] of exported) {
    expect((value as Endpoint).id).toBe(name);
    expect(endpoints).toContain(value);
  }
});

test('the placeholders of a path are the keys of its params', () => {
  for (const { path, params } of endpoints) {
    const placeholders = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const shape = (params as { shape?: Record<string, unknown> } | undefined)?.shape ?? {};
    expect(Object.keys(shape)).toEqual(placeholders);
  }
});

test('a fixed path precedes the placeholder that would match it', () => {
  endpoints.forEach((endpoint, index) => {
    const pattern = new RegExp(`^${address(endpoint).replaceAll(/\{\w+\}/g, '[^/]+')}$`);
    const later = endpoints.slice(index + 1).map(address);
    expect(later.filter((other) => pattern.test(other))).toEqual([]);
  });
});

test('the complete list', () => {
  const lines = endpoints.map(
    (endpoint) => `${endpoint.id}: ${address(endpoint)}${endpoint.extension ? ' (extension)' : ''}`,
  );
  expect(lines.join('\n')).toMatchInlineSnapshot(`
    "tagPosts: GET /api/tag_posts/{tag}
    authTagPosts: GET /api/auth/tag_posts/{tag}
    authTagVideoPosts: GET /api/auth/tag_videoposts/{tag} (extension)
    tagVideoPosts: GET /api/tag_videoposts/{tag}
    categoryPosts: GET /api/category_posts/{cat}
    authCategoryPosts: GET /api/auth/category_posts/{cat}
    authCategoryVideoPosts: GET /api/auth/category_videoposts/{cat} (extension)
    categoryVideoPosts: GET /api/category_videoposts/{cat}
    allPosts: GET /api/post/all
    postBySlug: GET /api/post/{slug}
    authPostBySlug: GET /api/auth/post/{slug}
    viewCount: GET /api/viewcount/{postId}
    allTags: GET /api/tag/all
    tagId: GET /api/tag/getid/{x}
    allCategories: GET /api/category/all
    categoryId: GET /api/category/getid/{x}
    search: GET /api/search (extension)
    postAddresses: GET /api/sitemap/posts (extension)
    latestStory: GET /api/lateststory
    tagScrollerById: GET /api/tagscroller/{id}
    homeTagScroller: GET /api/hometagscroller
    audioBarById: GET /api/audiobar/{id}
    adCarouselById: GET /api/adcarousel/{id}
    pollById: GET /api/quizpoll/{id}
    pollCount: GET /api/quizpoll_count/{id}
    vote: POST /api/userquizpollresponse
    comments: POST /api/comments
    newComment: POST /api/newcomment
    like: POST /api/islike
    followTag: POST /api/subscribe
    followCategory: POST /api/cat_subscribe
    followLeague: POST /api/ysl/league_subscribe
    isTagFollowed: POST /api/issubscribed
    isCategoryFollowed: POST /api/iscat_subscribed
    isLeagueFollowed: POST /api/ysl/isleague_subscribed
    followedTags: GET /api/allsubscribed
    followedCategories: GET /api/cat_allsubscribed
    reportTagFollowers: POST /api/dashboard/tag/subscribe
    reportCategoryFollowers: POST /api/dashboard/category/subscribe
    recordInteraction: POST /api/userinteraction
    conversations: GET /api/conversations
    conversationsPage: GET /api/conversations/page (extension)
    conversationById: GET /api/conversation/{id}
    chats: GET /api/chats/{id}
    chatsPage: GET /api/chats/{id}/page (extension)
    unreadConversations: GET /api/hasnewconversation
    newConversation: POST /api/newconversation
    newChat: POST /api/newchat
    deleteConversations: POST /api/delete_user_conversation
    notifications: GET /api/notification
    latestNotification: GET /api/auth/notification/latest (extension)
    liveEvents: GET /api/live (extension)
    me: GET /api/me
    leagueMe: GET /api/ysl/me
    updateProfile: POST /api/updateprofile
    updateLocation: POST /api/updatelocation
    reverseGeocode: GET /api/geocode/reverse
    subscribeByEmail: POST /api/usersubscribe
    mobileOtp: POST /api/mobileotp
    logout: POST /api/auth/logout (extension)
    exchangeSession: POST /api/auth/session (extension)
    sessions: GET /api/auth/sessions (extension)
    revokeSession: DELETE /api/auth/sessions/{id} (extension)
    revokeOtherSessions: DELETE /api/auth/sessions (extension)
    exportAccount: GET /api/auth/account/export (extension)
    deleteAccount: POST /api/auth/account/delete (extension)
    leagues: GET /api/ysl/leagues
    latestLeague: GET /api/ysl/latest_league
    leagueBySlug: GET /api/ysl/league/{slug}
    leagueHome: GET /api/ysl/home/{id}
    leagueAbout: GET /api/ysl/about
    leagueSocial: GET /api/ysl/socialmedia/{id}
    leagueCategories: POST /api/ysl/leaguecategories
    leagueFixtures: POST /api/ysl/league_fixtures
    fixtureById: GET /api/ysl/fixture/{id} (extension)
    leagueTable: POST /api/ysl/league_table
    registrationLeagueName: GET /api/ysl/yslregleaguename/{id}
    registrationById: GET /api/ysl/yslregistration/{id}
    registerForLeague: POST /api/ysl/registerforleague
    formById: GET /api/ysl/form/{id}
    saveFormResponse: POST /api/forms/formresponse/save
    alive: GET /healthz (extension)
    ready: GET /readyz (extension)
    openApi: GET /api/openapi.json (extension)"
  `);
});
