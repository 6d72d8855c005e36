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
  ['code that calls need', '/node_modules/zod/v4/mini/index.js', [root], 'calls'],
  ['an endpoint with its schemas', '/contract/src/feed/likes.ts', ['/later/a.ts'], 'calls'],
  ['a text of the contract', '/contract/src/personal-data/inventory.ts', [account], null],
  ['an endpoint without them', '/contract/src/feed/likes.ts?light', [root], 'site'],
  ['a library that every page needs', '/node_modules/react/index.js', [root], 'vendor'],
  ['a component of every page', '/ui/Button.tsx', [root, home], 'site'],
  ['code that nearly every page needs', '/site/page-state.ts', [home, ...others], 'site'],
  ['code for many pages except the home page', '/ui/Field.tsx', [...others, account], 'pages'],
  ['code that the home page shares', '/ui/PostCard.tsx', [home, tag], 'home'],
  ['code that the first page of the desk shares', '/desk/Row.tsx', ['/src/pages/TodayPage.tsx', post], 'home'],
  ['code that other pages share', '/ui/Breadcrumb.tsx', [tag, post], 'pages'],
  ['code for a page and two later parts', '/ui/Dialog.tsx', [tag, '/later/a.ts', '/later/b.ts'], 'pages'],
  ['code that pages with a form share', '/ui/OtpField.tsx', [login, account, '/later/a.ts'], 'forms'],
  ['code for a page with a form and a later part', '/auth/LoginForm.tsx', [login, '/later/a.ts'], 'forms'],
  ['code for the route around pages for users', '/feed/Guard.tsx', ['/src/pages/guarded/GuardedLayout.tsx'], 'forms'],
  ['code for a page with a form and one without', '/ui/TextArea.tsx', [post, account], 'pages'],
  ['code that every page loads after rendering', '/site/keep-page.ts', [save], 'late'],
  ['the same code, shared with other pages', '/site/worker-messages.ts', [tag, account, save], 'late'],
  ['times, which most pages show', '/i18n/src/date-time.ts', [post, save], 'site'],
  ['the same, shared with the home page', '/site/post-path.ts', [home, tag, save], 'home'],
  ['code for a page and one later part', '/auth/LoginForm.tsx', [tag, '/later/a.ts'], null],
  ['code for one page', '/feed/PostText.tsx', [post], null],
  ['code for later parts', '/node_modules/hls.js/hls.js', ['/later/a.ts'], null],
])('%s', (_, id, importers, chunk) => {
  expect(chunkOf(id, importers)).toBe(chunk);
});
