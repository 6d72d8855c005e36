import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [index('pages/HomePage.tsx'), route('*', 'pages/NotFoundPage.tsx')] satisfies RouteConfig;
