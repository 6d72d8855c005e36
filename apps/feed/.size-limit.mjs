import { pageScripts, styleSheet } from '@maidan/site/build/page-files';

export default [
  {
    name: 'style sheet, inside every document',
    path: styleSheet(import.meta.dirname),
    limit: '15 kB',
    brotli: true,
  },
  {
    name: 'scripts of the first page',
    path: pageScripts(import.meta.dirname, 'src/pages/HomePage.tsx'),
    limit: '189 kB',
    brotli: true,
  },
  {
    name: 'heading font',
    path: 'build/client/assets/bricolage-*.woff2',
    limit: '42 kB',
    brotli: false,
  },
];
