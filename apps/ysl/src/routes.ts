import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('pages/HomePage.tsx'),
  route('league/:id?', 'pages/LeaguePage.tsx'),
  route('login', 'pages/LoginPage.tsx'),
  route('fixture/:id?', 'pages/FixturesPage.tsx'),
  route('fixture/:id/:match', 'pages/MatchPage.tsx'),
  route('match/:match', 'pages/MatchAddress.tsx'),
  route('table/:id?', 'pages/TablePage.tsx'),
  route('socialmedia/:id?', 'pages/SocialMediaPage.tsx'),
  route('about/:id?', 'pages/AboutPage.tsx'),
  route('event/:id?', 'pages/EventPage.tsx'),
  route('form/:id', 'pages/FormPage.tsx'),
  route('score', 'pages/ScorePage.tsx'),
  route('404', 'pages/NotFoundPage.tsx', { id: 'not-found' }),
  route('offline', 'pages/OfflinePage.tsx'),
  route('robots.txt', 'pages/files/robots.ts'),
  route('.well-known/security.txt', 'pages/files/security.ts'),
  route('sitemap.xml', 'pages/files/sitemap.ts'),
  route('manifest.webmanifest', 'pages/files/manifest.ts'),
  route('ysl/*', 'pages/OldAddress.tsx'),
  route('*', 'pages/NotFoundPage.tsx'),
] satisfies RouteConfig;
