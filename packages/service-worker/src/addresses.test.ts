import { siteEndpoints } from '@maidan/contract/core/site-endpoints';
import { expect, test } from 'vitest';
import { isElsewhere, isOwnPicture, isPicture, isReadable, isReadingCall } from './addresses.ts';

const ORIGIN = 'https://maidan.example';

test.each([
  ['/', true],
  ['/?page=2', true],
  ['/?utm_source=mail', false],
  ['/post/night-in-basavanagudi', true],
  ['/videofeed/tag/cricket', true],
  ['/message/single/12?details=yes', true],
  ['/search?q=turf', true],
  ['/settings', true],
  ['/fixture/gully-cup/12', true],
  ['/table/gully-cup?category=3', true],
  ['/confirm-email?token=secret', false],
  ['/confirm-email', false],
  ['/unsubscribe', false],
  ['/keep-number', false],
  ['/guardian', false],
  ['/appeal', false],
  ['/login', false],
  ['/s/12', false],
  ['/score/ab12', false],
  ['/kn/score/ab12', false],
  ['/hi/login', false],
  ['/hi/table', true],
  ['/robots.txt', false],
  ['/sitemap/2', false],
  ['/.well-known/security.txt', false],
])('stores the document %s: %s', (path, stored) => {
  expect(isReadable(new URL(path, ORIGIN))).toBe(stored);
});

test.each(['/score', '/score/ab12', '/hi/score', '/embed/form/a', '/api/tag/all', '/dev/outbox'])(
  'the worker ignores %s',
  (path) => {
    expect(isElsewhere(path)).toBe(true);
  },
);

test('the worker answers pages', () => {
  expect(['/', '/scores', '/post/api', '/login'].filter(isElsewhere)).toEqual([]);
});

/** The calls of the sites whose replies are stored. */
const stored = (isOwn: boolean) =>
  siteEndpoints
    .filter(({ auth }) => (auth !== 'public') === isOwn)
    .filter(({ method, path, service }) => {
      const bases: Record<string, string> = {
        league: '/api/ysl/',
        forms: '/api/forms/',
        geocoding: '/api/geocode/reverse',
      };
      return isReadingCall((bases[service] ?? '/api/') + path.replaceAll(/\{\w+\}/g, '12'), method, isOwn);
    })
    .map(({ id }) => id)
    .toSorted();

test("a user's own data is stored only if they read it, and only in their own copies", () => {
  expect(stored(true)).toMatchInlineSnapshot(`
    [
      "authCategoryPosts",
      "authCategoryVideoPosts",
      "authPostBySlug",
      "authTagPosts",
      "authTagVideoPosts",
      "chats",
      "chatsPage",
      "conversationById",
      "conversations",
      "conversationsPage",
      "followedCategories",
      "followedTags",
      "formReceipts",
      "isCategoryFollowed",
      "isLeagueFollowed",
      "isTagFollowed",
      "latestNotification",
      "leagueMe",
      "me",
      "mutes",
      "notifications",
      "ownComments",
      "ownRegistrations",
      "saved",
      "unreadConversations",
    ]
  `);
});

test('public content is stored', () => {
  expect(stored(false)).toMatchInlineSnapshot(`
    [
      "adCarouselById",
      "allCategories",
      "allPosts",
      "allTags",
      "audioBarById",
      "bracketsOfCategory",
      "categoryId",
      "categoryPosts",
      "categoryVideoPosts",
      "comments",
      "fixtureById",
      "formById",
      "homeTagScroller",
      "latestLeague",
      "latestStory",
      "leagueAbout",
      "leagueBySlug",
      "leagueCategories",
      "leagueFixtures",
      "leagueHome",
      "leagueSocial",
      "leagueTable",
      "leagueTeams",
      "leagueWall",
      "leagues",
      "matchById",
      "pollById",
      "postBySlug",
      "registrationById",
      "registrationLeagueName",
      "search",
      "siteDetails",
      "tagId",
      "tagPosts",
      "tagScrollerById",
      "tagVideoPosts",
      "teamBySlug",
    ]
  `);
});

test('a picture in a message is stored only with its session', () => {
  const path = '/api/chats/picture/0a1b';
  expect([isOwnPicture(path), isReadingCall(path, 'GET', true), isPicture(path)]).toEqual([true, true, false]);
});

test.each([
  ['/api/media/0a1b.webp', true],
  ['/api/media/0a1b.mp4', false],
  ['/api/preview/post/1.png', false],
  ['/icon-192.png', false],
])('stores the picture %s: %s', (path, kept) => {
  expect(isPicture(path)).toBe(kept);
});
