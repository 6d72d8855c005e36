import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('pages/HomePage.tsx'),
  route('tag/:id', 'pages/TopicPage.tsx', { id: 'tag' }),
  route('category/:id', 'pages/TopicPage.tsx', { id: 'category' }),
  route('post/:slug', 'pages/PostPage.tsx'),
  route('videofeed/:type/:id', 'pages/VideoFeedPage.tsx'),
  route('p/:id', 'pages/ShortLink.tsx', { id: 'shared-slug' }),
  route('s/:id', 'pages/ShortLink.tsx', { id: 'shared-id' }),
  route('*', 'pages/NotFoundPage.tsx'),
] satisfies RouteConfig;
