import { pageScripts, styleSheet } from '@maidan/site/build/page-files';

const PAGE = 'src/pages/HomePage.tsx';

// Each limit is about 3 % above the page's current size, so that only real growth exceeds it.
export default [
  {
    name: 'style sheet, loaded once',
    path: styleSheet(import.meta.dirname),
    limit: '16 kB',
    brotli: true,
  },
  {
    name: 'scripts of home',
    path: pageScripts(import.meta.dirname, PAGE),
    limit: '156 kB',
    brotli: true,
  },
  // The other languages add a few hundred bytes.
  ...['hi', 'kn'].map((language) => ({
    name: `scripts of home in ${language}`,
    path: pageScripts(import.meta.dirname, PAGE).map((path) => path.replace('assets/', `assets/${language}/`)),
    limit: '157 kB',
    brotli: true,
  })),
  {
    name: 'scripts of a tag',
    path: pageScripts(import.meta.dirname, 'src/pages/TagPage.tsx'),
    limit: '164 kB',
    brotli: true,
  },
  {
    name: 'scripts of a post',
    path: pageScripts(import.meta.dirname, 'src/pages/PostPage.tsx'),
    limit: '168 kB',
    brotli: true,
  },
  {
    name: 'scripts of the video feed',
    path: pageScripts(import.meta.dirname, 'src/pages/VideoFeedPage.tsx'),
    limit: '163 kB',
    brotli: true,
  },
  {
    name: 'heading font',
    path: 'build/client/assets/bricolage-*.woff2',
    limit: '42 kB',
    brotli: false,
  },
];
