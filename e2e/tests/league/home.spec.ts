import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@maidan/launcher/product';
import { openAs, signUp } from '../../support/users.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { expect, test } from '../../support/test.ts';

interface ApiLeague {
  name: string;
  slug: string;
  details: string;
  sponsor_name: string | null;
}

test.use({ baseURL: async ({ addresses }, use) => use(addresses.league) });

test(
  'without an id, the latest league appears [1.3 2.22 2.224 2.225 2.227 2.230]',
  { tag: '@desk-only' },
  async ({ page, request, addresses }) => {
    const latest = (await (await request.get(`${addresses.api}/api/ysl/latest_league`)).json()) as ApiLeague;
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: latest.name })).toBeVisible();
    await expect(page).toHaveTitle(`YSL ${latest.name}`);
    await expect(page.getByRole('complementary', { name: 'Sponsor' })).toContainText(latest.sponsor_name ?? '');
  },
);

test(
  'every league has a page, and the strip marks the current one [2.24 2.211 2.231 2.282 2.283]',
  { tag: '@all' },
  async ({ page, request, addresses }) => {
    const leagues = (await (await request.get(`${addresses.api}/api/ysl/leagues`)).json()) as ApiLeague[];
    await page.goto('/');
    const strip = page.getByRole('navigation', { name: 'Leagues' });
    for (const { name, slug } of leagues) {
      await strip.getByRole('link', { name }).click();
      await expect(page).toHaveURL(`/league/${slug}`);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page).toHaveTitle(`YSL ${name}`);
      await expect(strip.getByRole('link', { name })).toHaveAttribute('aria-current', 'true');
      await expect(strip.locator('[aria-current]')).toHaveCount(1);
    }
  },
);

test('the strip shows the full names of the leagues [2.211]', { tag: '@all' }, async ({ page }) => {
  await page.goto('/');
  const names = page.getByRole('navigation', { name: 'Leagues' }).getByRole('link').locator('span');
  const cut = (all: Element[]) =>
    all.flatMap((name) =>
      name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight ? [name.textContent] : [],
    );
  // Other tests add their own leagues.
  expect(await names.count()).toBeGreaterThanOrEqual(4);
  expect(await names.evaluateAll(cut)).toEqual([]);
});

test(
  'the strip scrolls to the current league, even if it is last [2.283]',
  { tag: ['@desk-only', '@all'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/league/monsoon-trials');
    const current = page.getByRole('navigation', { name: 'Leagues' }).locator('[aria-current]');
    await expect(current).toContainText('Monsoon Trials');
    await expect(current).toBeInViewport({ ratio: 0.99 });
  },
);

test(
  "'Nothing Here to Show!' where a league has no details [2.232]",
  { tag: ['@desk-only', '@all'] },
  async ({ page, request, addresses }) => {
    const leagues = (await (await request.get(`${addresses.api}/api/ysl/leagues`)).json()) as ApiLeague[];
    const empty = leagues.find(({ details }) => details === '');
    await page.goto(`/league/${empty?.slug}`);
    await expect(page.getByText('Nothing Here to Show!')).toBeVisible();
  },
);

test(
  'the header has logo, Login and the pages of the league [2.210 2.213 2.214 2.215]',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto('/league/city-fives');
    await expect(page.getByRole('banner').getByRole('link', { name: /home/ })).toBeVisible();
    await expect(page.getByRole('banner').getByText('Login')).toBeVisible();
    const nav = page.getByRole('navigation', { name: 'League pages' });
    const hrefs = await nav.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    // While registration is open, its link follows.
    expect(hrefs.slice(0, 5)).toEqual([
      '/league/city-fives',
      '/fixture/city-fives',
      '/table/city-fives',
      '/socialmedia/city-fives',
      '/about/city-fives',
    ]);
    await expect(nav.locator('[aria-current="page"]')).toHaveText('Home');
  },
);

test(
  "an open registration is the home's main action, in the navigation and on a match",
  { tag: '@extension' },
  async ({ page }) => {
    await page.goto('/league/city-fives');
    const main = page.getByRole('main');
    const pick = main.getByRole('link', { name: 'Pick your team' });
    const event = (await pick.getAttribute('href')) ?? '';
    const register = page.getByRole('navigation', { name: 'League pages' }).getByRole('link', { name: 'Register' });
    await expect(register).toHaveAttribute('href', event);
    await expect(register).toBeInViewport({ ratio: 0.99 });
    await page.goto('/fixture/city-fives');
    await page
      .getByRole('link', { name: /about this match$/ })
      .first()
      .click();
    await expect(main.getByRole('link', { name: 'Register for City Fives' })).toHaveAttribute('href', event);
    await pick.or(register).click();
    await expect(page.getByText('Click on any teams to register')).toBeVisible();
    // The strip marks the league although the address does not name it.
    const strip = page.getByRole('navigation', { name: 'Leagues' });
    await expect(strip.locator('[aria-current]')).toHaveText('City Fives');
    await page.goto('/league/namma-hoops');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(pick.or(register)).toHaveCount(0);
  },
);

test(
  'next to the leagues, a visitor finds Login and a user Logout [2.284]',
  { tag: ['@desk-only', '@all'] },
  async ({ page, addresses, isMobile }) => {
    const banner = page.getByRole('banner');
    const menu = banner.getByRole('link', { name: 'My Profile' });
    const logout = isMobile ? menu : banner.getByRole('button', { name: 'Logout' });
    await page.goto('/league/city-fives');
    await expect(banner.getByRole('button', { name: 'Login' })).toBeVisible();
    await expect(logout).toHaveCount(0);
    await openAs(page, await signUp(page.request, addresses.api), '/league/city-fives');
    await expect(logout).toBeVisible();
    await expect(banner.getByRole('button', { name: 'Login' })).toHaveCount(0);
  },
);

test(
  'the footer shows the organiser and the version [1.23 2.219 2.220 2.221 2.222 2.223 9.27]',
  { tag: ['@desk-only', '@all'] },
  async ({ page }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('Our head office is in Bengaluru, India.');
    await expect(footer.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', /^mailto:/);
    await expect(footer.getByRole('link', { name: 'Instagram' })).toHaveAttribute('href', /^https:/);
    // The version that a release bumps.
    const { version } = JSON.parse(readFileSync(join(root, 'apps/ysl/package.json'), 'utf8')) as { version: string };
    await expect(footer.getByText(version.replace(/\.\d+$/, ''), { exact: true })).toBeVisible();
  },
);

test('old URLs below /ysl redirect to the same page [2.22]', { tag: '@desk-only' }, async ({ page }) => {
  await page.goto('/ysl/league/city-fives');
  await expect(page).toHaveURL('/league/city-fives');
  await page.goto('/ysl');
  await expect(page).toHaveURL('/');
});

test(`axe finds nothing on the league's home`, { tag: '@all' }, async ({ page }) => {
  await page.goto('/');
  await expectAccessible(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a league is readable', { tag: ['@desk-only', '@all'] }, async ({ page }) => {
    await page.goto('/league/city-fives');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Details' })).not.toBeEmpty();
  });
});
