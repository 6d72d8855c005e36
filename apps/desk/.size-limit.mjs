import { join } from 'node:path';
import { pageScripts, scriptsWith, styleSheet } from '@maidan/site/build/page-files';

const scripts = (...pages) => [
  ...new Set(pages.flatMap((page) => pageScripts(import.meta.dirname, `src/pages/${page}.tsx`))),
];

// The addresses of the desk's calls, what only passkeys need, and the libraries of long lists and of texts.
const OF_DESK =
  /desk\/(?:fixtures|inbox|leagues|posts|sign-in|staff|today)\b|attestationObject|ProseMirror|getVirtualItems|getVisibleLeafColumns/;
if (scriptsWith(import.meta.dirname, OF_DESK).length === 0) throw new Error('Nothing tells the desk from the sites.');
for (const site of ['feed', 'ysl']) {
  const found = scriptsWith(join(import.meta.dirname, '..', site), OF_DESK);
  if (found.length > 0) throw new Error(`The scripts of ${site} contain parts of the desk: ${found.join(', ')}`);
}

/** What only a library that is fetched later adds. */
const scriptsOf = (library) => scriptsWith(import.meta.dirname, library).map((name) => `build/client/assets/${name}`);

// Each limit is some 3 % above what the page weighs: only real growth reaches it.
export default [
  {
    name: 'style sheet, loaded once',
    path: styleSheet(import.meta.dirname),
    limit: '16 kB',
    brotli: true,
  },
  {
    name: 'scripts of the sign-in',
    path: scripts('SignInPage'),
    limit: '151 kB',
    brotli: true,
  },
  {
    name: 'scripts of Today, with all calls',
    path: scripts('StaffLayout', 'TodayPage'),
    limit: '180 kB',
    brotli: true,
  },
  {
    name: 'scripts of the inbox, with all calls',
    path: scripts('StaffLayout', 'InboxPage'),
    limit: '208 kB',
    brotli: true,
  },
  {
    name: 'scripts of the league, with all calls',
    path: scripts('StaffLayout', 'LeaguePage'),
    limit: '212 kB',
    brotli: true,
  },
  {
    name: 'scripts of a form, with all calls',
    path: scripts('StaffLayout', 'FormsPage'),
    limit: '223 kB',
    brotli: true,
  },
  {
    name: 'scripts of the composer, with all calls',
    path: scripts('StaffLayout', 'ComposerPage'),
    limit: '209 kB',
    brotli: true,
  },
  {
    name: 'scripts of the editor of texts, fetched where one is edited',
    path: scriptsOf(/ProseMirror/),
    limit: '109 kB',
    brotli: true,
  },
  {
    name: 'scripts of the table of answers, fetched with it',
    path: scriptsOf(/getVisibleLeafColumns/),
    limit: '10 kB',
    brotli: true,
  },
  {
    name: 'heading font',
    path: 'build/client/assets/bricolage-*.woff2',
    limit: '42 kB',
    brotli: false,
  },
];
