import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('pages/HomePage.tsx'),
  route('league/:id?', 'pages/LeaguePage.tsx'),
  route('login', 'pages/LoginPage.tsx'),
  route('fixture/:id?', 'pages/FixturesPage.tsx'),
  route('table/:id?', 'pages/TablePage.tsx'),
  route('socialmedia/:id?', 'pages/SocialMediaPage.tsx'),
  route('about/:id?', 'pages/AboutPage.tsx'),
  route('ysl/*', 'pages/OldAddress.tsx'),
  route('*', 'pages/NotFoundPage.tsx'),
] satisfies RouteConfig;
