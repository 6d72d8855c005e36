import { expect, test } from 'vitest';
import { chunkGroups } from './chunk-groups.ts';

const root = '/src/root.tsx';
const home = '/src/pages/HomePage.tsx';
const others = ['Tag', 'Post', 'Search', 'About', 'Terms', 'Login', 'Messages'].map((name) => `/src/pages/${name}.tsx`);
const [tag = '', post = ''] = others;
const login = '/src/pages/LoginPage.tsx';
const save = '/src/features/saved/SaveButton.tsx';
const account = '/src/pages/guarded/MyAccountPage.tsx';

/** The chunk of a module that these routes, and parts loaded later, import. */
function chunkOf(id: string, importers: string[]) {
  const graph = {
    getModuleInfo: (module: string) => ({
      isEntry: module.startsWith('/src/') && module !== save,
      importers: module === id ? importers : [],
      dynamicImporters: module.startsWith('/later/') || module === save ? [home] : [],
    }),
  };
  return chunkGroups.map(({ name }) => name(id, graph)).find((name) => name !== null) ?? null;
}

test.each([
  ['what calls need', '/node_modules/zod/v4/mini/index.js', [root], 'calls'],
  ['an endpoint with its schemas', '/contract/src/feed/likes.ts', ['/later/a.ts'], 'calls'],
  ['a text of the contract', '/contract/src/personal-data/inventory.ts', [account], null],
  ['an endpoint without them', '/contract/src/feed/likes.ts?light', [root], 'site'],
  ['a library that every page needs', '/node_modules/react/index.js', [root], 'vendor'],
  ['what every page shows', '/ui/Button.tsx', [root, home], 'site'],
  ['what nearly every page needs', '/site/page-state.ts', [home, ...others], 'site'],
  ['what many pages but the home need', '/ui/Field.tsx', [...others, account], 'pages'],
  ['what the home shares', '/ui/PostCard.tsx', [home, tag], 'home'],
  ['what the first page of the desk shares', '/desk/Row.tsx', ['/src/pages/TodayPage.tsx', post], 'home'],
  ['what other pages share', '/ui/Breadcrumb.tsx', [tag, post], 'pages'],
  ['what a page and two later parts share', '/ui/Dialog.tsx', [tag, '/later/a.ts', '/later/b.ts'], 'pages'],
  ['what pages with a form share', '/ui/OtpField.tsx', [login, account, '/later/a.ts'], 'forms'],
  ['what a page with a form and a later part share', '/auth/LoginForm.tsx', [login, '/later/a.ts'], 'forms'],
  ['what the route around those of users needs', '/feed/Guard.tsx', ['/src/pages/guarded/GuardedLayout.tsx'], 'forms'],
  ['what a page without a form shares with them', '/ui/TextArea.tsx', [post, account], 'pages'],
  ['what every page loads once it shows', '/site/keep-page.ts', [save], 'late'],
  ['what other pages share with that', '/site/worker-messages.ts', [tag, account, save], 'late'],
  ['times, which most pages show', '/i18n/src/date-time.ts', [post, save], 'site'],
  ['what the home shares with that', '/site/post-path.ts', [home, tag, save], 'home'],
  ['what a page and a later part share', '/auth/LoginForm.tsx', [tag, '/later/a.ts'], null],
  ['what one page needs', '/feed/PostText.tsx', [post], null],
  ['what later parts need', '/node_modules/hls.js/hls.js', ['/later/a.ts'], null],
])('%s', (_, id, importers, chunk) => {
  expect(chunkOf(id, importers)).toBe(chunk);
});
