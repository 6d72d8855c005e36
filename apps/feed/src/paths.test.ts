import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { paths } from './paths.ts';
import routes from './routes.ts';

const table = routes
  .flatMap((entry) => entry.children ?? [entry])
  .map(({ path, index, file }) =>
    index === true ? { index: true as const, id: file } : { ...(path === undefined ? {} : { path }), id: file },
  );

/** The route id of the page at an address. */
const pageOf = (address: string) => matchRoutes(table, address.replace(/\?.*/, ''))?.at(-1)?.route.id;

const NOT_FOUND = 'pages/NotFoundPage.tsx';

test.each([
  [paths.home(), 'pages/HomePage.tsx'],
  [paths.page(paths.home(), 3), 'pages/HomePage.tsx'],
  [paths.tag('cricket'), 'pages/TagPage.tsx'],
  [paths.trending(), 'pages/TagPage.tsx'],
  [paths.leagueTag(), 'pages/TagPage.tsx'],
  [paths.category('food & chai'), 'pages/CategoryPage.tsx'],
  [paths.categories(), 'pages/CategoriesPage.tsx'],
  [paths.post('last-kick'), 'pages/PostPage.tsx'],
  [paths.videoFeed('tag', 'home'), 'pages/VideoFeedPage.tsx'],
  [paths.short(7), 'pages/ShortLink.tsx'],
  [paths.search(), 'pages/SearchPage.tsx'],
  [paths.myAccount(), 'pages/guarded/MyAccountPage.tsx'],
  [paths.followedCategories(), 'pages/guarded/FollowedCategoriesPage.tsx'],
  [paths.followedTags(), 'pages/guarded/FollowedTagsPage.tsx'],
  [paths.notifications(), 'pages/guarded/NotificationsPage.tsx'],
  [paths.messages(), 'pages/guarded/MessagesPage.tsx'],
  [paths.conversation(7), 'pages/guarded/ConversationPage.tsx'],
  [paths.conversation(7, { details: true }), 'pages/guarded/ConversationPage.tsx'],
  [paths.settings(), 'pages/SettingsPage.tsx'],
  [paths.about(), 'pages/AboutPage.tsx'],
  [paths.contact(), 'pages/ContactPage.tsx'],
  [paths.refundPolicy(), 'pages/policies/RefundPolicyPage.tsx'],
  [paths.privacy(), 'pages/policies/PrivacyPage.tsx'],
  [paths.terms(), 'pages/policies/TermsPage.tsx'],
  [paths.login(), 'pages/LoginPage.tsx'],
  [paths.keepNumber(), 'pages/KeepNumberPage.tsx'],
  [paths.confirmEmail(), 'pages/ConfirmEmailPage.tsx'],
  [paths.unsubscribe(), 'pages/UnsubscribePage.tsx'],
  [paths.appealBan(), 'pages/AppealPage.tsx'],
  [paths.decisions(), 'pages/guarded/DecisionsPage.tsx'],
  [paths.guardian(), 'pages/GuardianPage.tsx'],
])('%s leads to %s', (address, page) => {
  expect(pageOf(address)).toBe(page);
});

test('every path has a page', () => {
  const without = Object.values(paths)
    .map((build) => (build as (...parts: string[]) => string)('tag', 'x'))
    .filter((address) => pageOf(address) === NOT_FOUND);
  expect(without).toEqual([]);
});
