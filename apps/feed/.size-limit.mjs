import { pageScripts, styleSheet } from '@maidan/site/build/page-files';

const PAGE = 'src/pages/HomePage.tsx';

export default [
  {
    name: 'style sheet, loaded once',
    path: styleSheet(import.meta.dirname),
    limit: '15.4 kB',
    brotli: true,
  },
  {
    name: 'scripts of home',
    path: pageScripts(import.meta.dirname, PAGE),
    limit: '151.3 kB',
    brotli: true,
  },
  // English and at most 3 kB.
  ...['hi', 'kn'].map((language) => ({
    name: `scripts of home in ${language}`,
    path: pageScripts(import.meta.dirname, PAGE).map((path) => path.replace('assets/', `assets/${language}/`)),
    limit: '152.3 kB',
    brotli: true,
  })),
  {
    name: 'scripts of a tag',
    path: pageScripts(import.meta.dirname, 'src/pages/TagPage.tsx'),
    limit: '158.8 kB',
    brotli: true,
  },
  {
    name: 'scripts of a post',
    path: pageScripts(import.meta.dirname, 'src/pages/PostPage.tsx'),
    limit: '162.7 kB',
    brotli: true,
  },
  {
    name: 'scripts of the video feed',
    path: pageScripts(import.meta.dirname, 'src/pages/VideoFeedPage.tsx'),
    limit: '157.5 kB',
    brotli: true,
  },
  {
    name: 'heading font',
    path: 'build/client/assets/bricolage-*.woff2',
    limit: '42 kB',
    brotli: false,
  },
];
