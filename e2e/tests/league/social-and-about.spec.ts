import { loadedWhole } from '../../support/settled.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { expect, test } from '../../support/test.ts';
import { skipLoginInvitation, leagueService } from './league-api.ts';

test.use({ baseURL: async ({ addresses }, use) => use(addresses.league) });
test.beforeEach(({ page }) => skipLoginInvitation(page));

test(
  "'Nothing Here to Show!' where a league has no social page [2.254]",
  { tag: ['@desk-only', '@all'] },
  async ({ page }) => {
    await page.goto('/socialmedia/monsoon-trials');
    await expect(page.getByText('Nothing Here to Show!')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Monsoon Trials');
  },
);

test(
  'the page announces that the social page is loading [2.254]',
  { tag: ['@desk-only', '@all'] },
  async ({ page, faultyLeague }) => {
    await page.goto(`${faultyLeague.origin}/league/namma-hoops`);
    const answer = faultyLeague.hold('/socialmedia/');
    await page.getByRole('navigation', { name: 'League pages' }).getByRole('link', { name: 'Social Media' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Loading social media' })).toHaveCount(1);
    answer();
    await expect(page.getByRole('button', { name: 'Show social media' })).toBeVisible();
  },
);

test(
  'About shows breadcrumb, title and text [2.23 2.255 2.256 2.257]',
  { tag: '@desk-only' },
  async ({ page, request, addresses }) => {
    const about = await leagueService(request, addresses.api).about();
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1, name: about.name })).toBeVisible();
    await expect(page).toHaveTitle(`YSL ${about.name}`);
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('About');
    await expect(page.getByRole('main')).toContainText('Our head office is in Bengaluru, India');
    // An id only sets the league of the navigation.
    await page.goto('/about/city-fives');
    await expect(page.getByRole('heading', { level: 1, name: about.name })).toBeVisible();
    const nav = page.getByRole('navigation', { name: 'League pages' });
    await expect(nav.getByRole('link', { name: 'Table' })).toHaveAttribute('href', '/table/city-fives');
  },
);

test(
  "while About loads, it shows a loading image and the default title 'About YSL' [2.256 2.258]",
  { tag: ['@desk-only', '@all'] },
  async ({ page, faultyLeague }) => {
    await page.goto(`${faultyLeague.origin}/league/namma-hoops`);
    const answer = faultyLeague.hold('/api/ysl/about');
    await page.getByRole('navigation', { name: 'League pages' }).getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('img', { name: 'Loading' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'About YSL' })).toBeVisible();
    answer();
    await expect(page.getByRole('img', { name: 'Loading' })).toHaveCount(0);
  },
);

test(
  'the URL determines the active link, which is visible on every screen [2.214]',
  { tag: '@all' },
  async ({ page }) => {
    const nav = page.getByRole('navigation', { name: 'League pages' });
    for (const [path, name] of [
      ['/fixture/city-fives', 'Fixtures'],
      ['/table', 'Table'],
      ['/socialmedia/city-fives', 'Social Media'],
      ['/about', 'About'],
    ] as const) {
      await page.goto(path);
      await expect(nav.locator('[aria-current="page"]')).toHaveText(name);
      await expect(nav.getByRole('link', { name })).toBeInViewport({ ratio: 0.95 });
    }
  },
);

test(
  "after hydration the document's data is not requested again",
  { tag: ['@desk-only', '@all'] },
  async ({ page }) => {
    for (const path of ['/', '/fixture', '/table/city-fives', '/socialmedia', '/about']) {
      const requested: string[] = [];
      page.on('request', (sent) => requested.push(new URL(sent.url()).pathname));
      await page.goto(path);
      await loadedWhole(page);
      expect(requested.filter((found) => found.startsWith('/api/ysl/'))).toEqual([]);
      page.removeAllListeners('request');
    }
  },
);

for (const path of ['/fixture', '/table', '/fixture/monsoon-trials', '/socialmedia', '/about']) {
  test(`axe finds nothing on ${path}`, { tag: '@all' }, async ({ page }) => {
    await page.goto(path);
    await expectAccessible(page);
  });
}
