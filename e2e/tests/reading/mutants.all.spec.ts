import type { Page } from '@playwright/test';
import { freshPath, startFeedAgainst, type OwnSite } from '../../support/own-site.ts';
import { mutantsOf, sample, type Mutant } from '../../support/mutants.ts';
import { openSignedIn, signUp } from '../../support/users.ts';
import { startCorruptingProxy, type CorruptingProxy } from '../../support/corrupting-proxy.ts';
import { expect, test } from '../../support/test.ts';

/** `MUTANTS=all` tests all mutants, in parts shared by two workers; the default is a sample that takes half a minute. */
const ALL = process.env['MUTANTS'] === 'all';
const MAX_RENDERED = ALL ? Infinity : 240;
const MAX_SHOWN = ALL ? Infinity : 36;
const PARTS = ALL ? 40 : 1;
const parts = Array.from({ length: PARTS }, (_, part) => part);
const partOf = (part: number) => (ALL ? ` (part ${part + 1} of ${PARTS})` : '');

/** A page, and an action that requests more than its document contains. */
interface Screen {
  path: string;
  doing?: string;
  act?: (page: Page) => Promise<void>;
}

interface Case extends Mutant {
  screen: Screen;
  call: string;
}

let proxy: CorruptingProxy;
let site: OwnSite;
let loopback: string;
let postPath: string;
let documents: Screen[];

test.beforeAll(async ({ request, addresses }) => {
  proxy = await startCorruptingProxy(addresses.api);
  site = await startFeedAgainst(proxy.origin);
  loopback = site.origin.replace('maidan.localhost', '127.0.0.1');
  const [post] = (await (await request.get(`${addresses.api}/api/post/all`)).json()) as { slug: string }[];
  postPath = `/post/${post?.slug}`;
  documents = [
    '/',
    '/tag/cricket',
    '/category/sport',
    postPath,
    '/search',
    '/search?q=a',
    '/search?q=a&type=categories',
    '/search?q=a&type=videos',
    '/videofeed/tag/home',
    '/category',
  ].map((path) => ({ path }));
});
test.afterAll(() => {
  site.stop();
  proxy.stop();
});

async function read(path: string): Promise<{ status: number; html: string }> {
  const answer = await fetch(loopback + freshPath(path));
  return { status: answer.status, html: await answer.text() };
}

const articles = (html: string) => html.split('<article').length - 1;

/** Every mutant of every reply that arrives while `show` visits the screens, each reply only once. */
async function listCases(screens: readonly Screen[], show: (screen: Screen) => Promise<void>): Promise<Case[]> {
  const cases: Case[] = [];
  const known = new Set<string>();
  for (const screen of screens) {
    proxy.seen.clear();
    await show(screen);
    // Sorted, since parallel calls return in any order, and every part must number the cases alike.
    for (const [call, reply] of [...proxy.seen].toSorted(([one], [other]) => one.localeCompare(other))) {
      // A site reads its changed details at intervals, not for a page; `changed-details.server.test.ts` covers those.
      if (known.has(call) || call.endsWith('/api/site-details')) continue;
      known.add(call);
      for (const mutant of mutantsOf(reply)) cases.push({ ...mutant, screen, call });
    }
  }
  return cases;
}

/** The cases of one part. */
const share = (cases: readonly Case[], part: number) => cases.filter((_, index) => index % PARTS === part);

const nameOf = ({ screen: { path, doing = '' }, call, path: field, what }: Case) =>
  `${path} ${doing}: ${call} with ${field || 'all of it'} as ${what}`;

const shownByDocument = async ({ path }: Screen) => void (await read(path));

/** Shows a screen and performs its action, until the browser has sent its requests. */
async function shown(page: Page, { path, act }: Screen): Promise<void> {
  await page.goto(site.origin + freshPath(path));
  await act?.(page);
}

/** The same, until no more replies arrive. */
async function shownWhole(page: Page, screen: Screen): Promise<void> {
  await shown(page, screen);
  // For a user the network is never idle: events arrive on a call that stays open.
  let before = 0;
  const isQuiet = () => {
    const same = proxy.seen.size === before;
    before = proxy.seen.size;
    return same;
  };
  await expect.poll(isQuiet, { intervals: [1_000] }).toBe(true);
}

/** Shows every case in the browser, and returns a line for each failure. */
async function faultsOf(page: Page, cases: readonly Case[]): Promise<string[]> {
  const wrong: string[] = [];
  let now = '';
  page.on('pageerror', ({ message }) => wrong.push(`${now}: ${message}`));
  for (const one of cases) {
    now = nameOf(one);
    proxy.corrupt(one.call, { how: 'mutant', reply: one.reply });
    await shown(page, one.screen);
    await expect.poll(() => proxy.corruptedReplies, { message: `${now}: not requested` }).toBeGreaterThan(0);
    // Waits until the reply is parsed and rendered.
    await page.evaluate(
      () => new Promise((then) => requestAnimationFrame(() => requestIdleCallback(() => requestAnimationFrame(then)))),
    );
    const text = await page.getByRole('main').innerText();
    if (text.trim().length < 10) wrong.push(`${now}: a white screen`);
    if (await page.getByText('This page could not be shown').isVisible()) wrong.push(`${now}: the page broke`);
  }
  proxy.corrupt('', null);
  return wrong;
}

/** Screens with requests that only an action in the browser sends. */
const asksMore: Screen[] = [
  {
    path: '/videofeed/tag/home',
    doing: 'watching',
    act: () => expect.poll(() => [...proxy.seen.keys()].some((call) => call.includes('viewcount'))).toBe(true),
  },
  { path: '/', doing: 'Load More', act: (page) => page.getByRole('link', { name: 'Load More' }).click() },
  { path: '/tag/cricket', doing: 'Load More', act: (page) => page.getByRole('link', { name: 'Load More' }).click() },
  { path: '/search', doing: 'typing', act: (page) => page.getByRole('searchbox', { name: 'Explore' }).fill('foot') },
  {
    path: '/settings',
    doing: 'Allow Location',
    act: (page) => page.getByRole('button', { name: 'Allow Location' }).click(),
  },
];

/** Screens with requests that only a signed-in user sends. */
const asksAsUser = ['/', '/tag/cricket', '/category/sport', '/videofeed/tag/home', '/settings'];

/** Every mutant of the replies that the browser requests on these screens. */
async function listLaterCases(page: Page, screens: readonly Screen[]): Promise<Case[]> {
  const inDocuments = new Set((await listCases(documents, shownByDocument)).map(({ call }) => call));
  const cases = (await listCases(screens, (screen) => shownWhole(page, screen))).filter(
    ({ call }) => !inDocuments.has(call),
  );
  expect(cases.length).toBeGreaterThan(500);
  return cases;
}

test.describe('one corrupt part of one reply', () => {
  test.slow();
  if (ALL) test.setTimeout(900_000);

  for (const part of parts) {
    test(`breaks no document, and removes no other post${partOf(part)} [K-1]`, async () => {
      const cases = await listCases(documents, shownByDocument);
      expect(cases.length).toBeGreaterThan(1_500);
      const whole = new Map<string, number>();
      for (const { path } of documents) whole.set(path, articles((await read(path)).html));
      const broken: string[] = [];
      for (const one of sample(share(cases, part), MAX_RENDERED)) {
        proxy.corrupt(one.call, { how: 'mutant', reply: one.reply });
        const { status, html } = await read(one.screen.path);
        const isPage =
          [200, 404, 503].includes(status) && html.includes('<main') && !html.includes('This page could not');
        if (proxy.corruptedReplies === 0) broken.push(`${nameOf(one)}: not requested`);
        else if (!isPage) broken.push(`${nameOf(one)}: ${status}`);
        else if (/\bposts\.\d/.test(one.path) && articles(html) < (whole.get(one.screen.path) ?? 0) - 1) {
          broken.push(`${nameOf(one)}: only ${articles(html)} posts`);
        }
      }
      proxy.corrupt('', null);
      expect(broken).toEqual([]);
    });

    test(`causes no white screen and no uncaught error in the browser${partOf(part)} [K-1]`, async ({ page }) => {
      const cases = share(await listCases(documents, shownByDocument), part);
      expect(await faultsOf(page, sample(cases, MAX_SHOWN))).toEqual([]);
    });

    test.describe('after the document', () => {
      test.use({ permissions: ['geolocation'], geolocation: { latitude: 12.978_369, longitude: 77.640_835 } });

      test(`breaks nothing in replies to taps and typing${partOf(part)} [K-1]`, async ({ page }) => {
        const cases = share(await listLaterCases(page, asksMore), part);
        expect(await faultsOf(page, sample(cases, MAX_SHOWN / 4))).toEqual([]);
      });

      test(`breaks nothing in a user's replies${partOf(part)} [K-1]`, async ({ page, request, addresses }) => {
        await openSignedIn(page, await signUp(request, addresses.api), site.origin);
        const screens = [...asksAsUser, postPath].map((path) => ({ path }));
        const cases = share(await listLaterCases(page, screens), part);
        expect(await faultsOf(page, sample(cases, MAX_SHOWN / 4))).toEqual([]);
      });
    });
  }
});
