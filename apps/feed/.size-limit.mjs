import { pageScripts, styleSheet } from '@maidan/site/build/page-files';

export default [
  {
    name: 'style sheet, loaded once',
    path: styleSheet(import.meta.dirname),
    limit: '15 kB',
    brotli: true,
  },
  {
    name: 'scripts of home',
    path: pageScripts(import.meta.dirname, 'src/pages/HomePage.tsx'),
    limit: '148.3 kB',
    brotli: true,
  },
  {
    name: 'scripts of a tag',
    path: pageScripts(import.meta.dirname, 'src/pages/TagPage.tsx'),
    limit: '155.5 kB',
    brotli: true,
  },
  {
    name: 'scripts of a post',
    path: pageScripts(import.meta.dirname, 'src/pages/PostPage.tsx'),
    limit: '159.1 kB',
    brotli: true,
  },
  {
    name: 'scripts of the video feed',
    path: pageScripts(import.meta.dirname, 'src/pages/VideoFeedPage.tsx'),
    limit: '154.4 kB',
    brotli: true,
  },
  {
    name: 'heading font',
    path: 'build/client/assets/bricolage-*.woff2',
    limit: '42 kB',
    brotli: false,
  },
];
