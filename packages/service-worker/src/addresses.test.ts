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
])('a copy of the document %s: %s', (path, stored) => {
  expect(isReadable(new URL(path, ORIGIN))).toBe(stored);
});

test.each(['/score', '/score/ab12', '/hi/score', '/embed/form/a', '/api/tag/all', '/dev/outbox'])(
  'the worker leaves %s alone',
  (path) => {
    expect(isElsewhere(path)).toBe(true);
  },
);

test('the worker answers for pages', () => {
  expect(['/', '/scores', '/post/api', '/login'].filter(isElsewhere)).toEqual([]);
});

/** The calls whose replies are stored, of all that a site makes. */
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

test('of what belongs to a user only what they read is stored, and only in their own copies', () => {
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

test('what everyone reads is stored', () => {
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

test('a picture in a message is stored with its session alone', () => {
  const path = '/api/chats/picture/0a1b';
  expect([isOwnPicture(path), isReadingCall(path, 'GET', true), isPicture(path)]).toEqual([true, true, false]);
});

test.each([
  ['/api/media/0a1b.webp', true],
  ['/api/media/0a1b.mp4', false],
  ['/api/preview/post/1.png', false],
  ['/icon-192.png', false],
])('%s is a picture to keep: %s', (path, kept) => {
  expect(isPicture(path)).toBe(kept);
});
