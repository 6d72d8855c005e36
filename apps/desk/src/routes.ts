import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  layout('pages/StaffLayout.tsx', [
    index('pages/TodayPage.tsx'),
    route('inbox/:state?/:id?', 'pages/InboxPage.tsx'),
    route('posts/new/:id?', 'pages/ComposerPage.tsx'),
    route('posts/pages/:part?', 'pages/PagePartsPage.tsx'),
    route('posts/drafts', 'pages/DraftsPage.tsx'),
    route('posts/captions', 'pages/CaptionDraftsPage.tsx'),
    route('posts/:state?', 'pages/PostsPage.tsx'),
    route('reports/:state?/:case?', 'pages/ReportsPage.tsx'),
    route('forms/:id?/:part?', 'pages/FormsPage.tsx'),
    route('league/:league?/:part?/:id?', 'pages/LeaguePage.tsx'),
    route('sheet/:id', 'pages/SheetPage.tsx'),
    route('notifications', 'pages/NotificationsPage.tsx'),
    route('people/:id?', 'pages/PeoplePage.tsx'),
    route('insights/:days?', 'pages/InsightsPage.tsx'),
    route('settings/:part?', 'pages/SettingsPage.tsx'),
    route('more', 'pages/MorePage.tsx'),
    route('*', 'pages/NotFoundPage.tsx'),
  ]),
  route('sign-in', 'pages/SignInPage.tsx'),
  route('join', 'pages/JoinPage.tsx'),
  route('robots.txt', 'pages/files/robots.ts'),
  route('.well-known/security.txt', 'pages/files/security.ts'),
  route('manifest.webmanifest', 'pages/files/manifest.ts'),
] satisfies RouteConfig;
