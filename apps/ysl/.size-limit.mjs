import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { pageScripts, styleSheet } from '@maidan/site/build/page-files';

const PAGE = 'src/pages/HomePage.tsx';
const feed = join(import.meta.dirname, '../feed');
const firstLoad = (site) => [styleSheet(site), ...pageScripts(site, PAGE)];
const feedBytes = firstLoad(feed)
  .map((path) => brotliCompressSync(readFileSync(join(feed, path))).length)
  .reduce((sum, bytes) => sum + bytes, 0);

// Each limit is about 3 % above the page's current size, so that only real growth exceeds it.
export default [
  {
    name: `first load of the home: at most nine tenths of the feed's ${feedBytes} B`,
    path: firstLoad(import.meta.dirname),
    limit: `${Math.floor(feedBytes * 0.9)} B`,
    brotli: true,
  },
  {
    name: 'style sheet, loaded once',
    path: styleSheet(import.meta.dirname),
    limit: '17 kB',
    brotli: true,
  },
  {
    name: 'scripts of home',
    path: pageScripts(import.meta.dirname, 'src/pages/HomePage.tsx'),
    limit: '138 kB',
    brotli: true,
  },
  // The other languages add a few hundred bytes.
  ...['hi', 'kn'].map((language) => ({
    name: `scripts of home in ${language}`,
    path: pageScripts(import.meta.dirname, PAGE).map((path) => path.replace('assets/', `assets/${language}/`)),
    limit: '139 kB',
    brotli: true,
  })),
  {
    name: 'scripts of fixtures',
    path: pageScripts(import.meta.dirname, 'src/pages/FixturesPage.tsx'),
    limit: '150 kB',
    brotli: true,
  },
  {
    name: 'scripts of a match',
    path: pageScripts(import.meta.dirname, 'src/pages/MatchPage.tsx'),
    limit: '153 kB',
    brotli: true,
  },
  {
    name: 'heading font',
    path: 'build/client/assets/bricolage-*.woff2',
    limit: '42 kB',
    brotli: false,
  },
];
