/** An address of every page, for tests that visit all of them. A rule compares them with the route tables. */

/** Pages of the feed that need no login, with their status; `{post}` is a post of the base pack. */
export const readingRoutes = [
  ['/', 200],
  ['/category', 200],
  ['/category/sport', 200],
  ['/tag/cricket', 200],
  ['/tag/trending', 200],
  ['/tag/ysl', 200],
  ['/about', 200],
  ['/contact', 200],
  ['/settings', 200],
  ['/search', 200],
  ['/post/{post}', 200],
  ['/payment-refund-policy', 200],
  ['/privacy', 200],
  ['/terms', 200],
  ['/videofeed/tag/cricket', 200],
  ['/videofeed/category/sport', 200],
  ['/videofeed/tag/home', 200],
  ['/login', 200],
  ['/keep-number', 200],
  ['/confirm-email', 200],
  ['/appeal', 200],
  ['/guardian', 200],
  ['/offline', 200],
  ['/404', 404],
  ['/no-such-page', 404],
] as const;

/** Pages of a user; `{conversation}` is one of theirs. */
export const ownRoutes = [
  '/myaccount',
  '/myaccount/categories',
  '/myaccount/tags',
  '/myaccount/decisions',
  '/myaccount/data',
  '/messages',
  '/message/single/{conversation}',
  '/notifications',
];

/** Pages of the league; `{match}` and `{form}` are of the base pack. */
export const leagueRoutes = [
  '/',
  '/league/city-fives',
  '/login',
  '/fixture',
  '/fixture/bengaluru-gully-cup/{match}',
  '/table',
  '/socialmedia',
  '/about',
  '/event',
  '/form/{form}',
  '/score',
  '/offline',
  '/404',
];

export const deskRoutes = [
  '/',
  '/inbox',
  '/posts/new',
  '/posts',
  '/posts/pages/tags',
  '/posts/drafts',
  '/reports',
  '/reports/held',
  '/reports/appeals',
  '/reports/people',
  '/reports/words',
  '/reports/done',
  '/forms',
  '/league',
  '/people',
  '/insights',
  '/settings',
  '/more',
  '/sign-in',
  '/join',
];
