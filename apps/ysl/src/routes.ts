import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('pages/HomePage.tsx'),
  route('league/:id?', 'pages/LeaguePage.tsx'),
  route('login', 'pages/LoginPage.tsx'),
  route('ysl/*', 'pages/OldAddress.tsx'),
  route('*', 'pages/NotFoundPage.tsx'),
] satisfies RouteConfig;
