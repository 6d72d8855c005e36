import type { Locator } from '@playwright/test';
import { loadedWhole } from '../../support/settled.ts';
import { expect, test } from '../../support/test.ts';
import { skipLoginInvitation, leagueService } from './league-api.ts';

test.use({ baseURL: async ({ addresses }, use) => use(addresses.league) });
test.beforeEach(({ page }) => skipLoginInvitation(page));

/** Presses Tab until this element has the focus; a few presses must be enough. */
async function tabTo(wanted: Locator): Promise<void> {
  for (let tabs = 0; tabs < 12; tabs += 1) {
    await wanted.page().keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(wanted).toBeFocused();
}

test(
  'a visitor can read all league calls without a token, and errors have messages [1.24 6.3 7.62 7.63 7.64 8.26]',
  { tag: '@desk-only' },
  async ({ request, addresses }) => {
    const service = leagueService(request, addresses.api);
    const latest = await service.latest();
    const base = `${addresses.api}/api/ysl`;
    expect(await (await request.get(`${base}/leagues`)).json()).toContainEqual(latest);
    for (const path of [`home/${latest.id}`, `league/${latest.slug}`, `league/${latest.id}`]) {
      expect(await (await request.get(`${base}/${path}`)).json()).toEqual(latest);
    }
    const unknown = await request.get(`${base}/league/nowhere`);
    expect([unknown.status(), await unknown.json()]).toEqual([
      404,
      expect.objectContaining({ status: 'error', message: 'This league was not found.' }),
    ]);
  },
);

test(
  'home shows thumbnail and details of the league [2.226 2.228]',
  { tag: ['@desk-only', '@all'] },
  async ({ page, request, addresses }) => {
    const league = (await (await request.get(`${addresses.api}/api/ysl/league/namma-hoops`)).json()) as {
      thumbnail: string;
      details: string;
    };
    await page.goto('/league/namma-hoops');
    const main = page.getByRole('main');
    // The thumbnail repeats the name next to it, so it is hidden from screen readers.
    const shown = () =>
      [...document.images].filter((one) => one.naturalWidth > 0).map((one) => one.getAttribute('src'));
    await expect
      .poll(async () => (await page.evaluate(shown)).filter((src) => src === league.thumbnail))
      .toHaveLength(2);
    const text = league.details.replaceAll(/<[^>]+>/g, ' ').trim();
    await expect(main.getByRole('region', { name: 'Details' })).toContainText(text.slice(0, 60));
  },
);

test(
  'the default league image replaces a thumbnail that does not load [2.212]',
  { tag: ['@desk-only', '@all'] },
  async ({ page, faultyLeague }) => {
    faultyLeague.fail('/api/media/', 'missing');
    await page.goto(`${faultyLeague.origin}/about`);
    const images = page.getByRole('navigation', { name: 'Leagues' }).getByRole('presentation');
    await expect
      .poll(() => images.evaluateAll((all) => all.filter((one) => (one as HTMLImageElement).naturalWidth === 0).length))
      .toBe(0);
    // Other tests add their own leagues.
    expect(await images.count()).toBeGreaterThanOrEqual(4);
    const sources = await images.evaluateAll((all) => all.map((one) => one.getAttribute('src')));
    expect(new Set(sources).size).toBe(1);
  },
);

test(
  'empty and not-found messages align with the logo, and the footer is at the bottom of the window',
  { tag: '@all' },
  async ({ page, isMobile }) => {
    if (!isMobile) await page.setViewportSize({ width: 1440, height: 1100 });
    for (const [path, text] of [
      ['/league/monsoon-trials', 'Nothing Here to Show!'],
      ['/fixture/monsoon-trials', 'We have no results for Monsoon Trials to show at the moment.'],
      ['/socialmedia/monsoon-trials', 'Nothing Here to Show!'],
      ['/league/nowhere', 'League not found'],
      ['/fixture/monsoon-trials/987654', 'Match not found'],
      ['/event/nowhere', 'Registration not found'],
      ['/form/999999', 'Form Not Found'],
      ['/no/such/page', 'Page not found'],
    ] as const) {
      await page.goto(path);
      const leftOf = async (place: Locator) => Math.round((await place.boundingBox())?.x ?? NaN);
      const logo = page.getByRole('banner').getByRole('link', { name: /, home$/ });
      expect([path, await leftOf(page.getByText(text, { exact: true }))]).toEqual([path, await leftOf(logo)]);
      const foot = await page.getByRole('contentinfo').evaluate((footer) => footer.getBoundingClientRect().bottom);
      const window = await page.evaluate(() => document.documentElement.clientHeight);
      expect([path, Math.ceil(foot) >= window]).toEqual([path, true]);
    }
  },
);

test('a stored message is shown once, for five seconds [2.218]', { tag: ['@desk-only', '@all'] }, async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => {
    localStorage.setItem('alertshow', 'true');
    localStorage.setItem('alertmsg', 'Fixtures are out');
  });
  await page.clock.install();
  await page.reload();
  await expect(page.getByText('Fixtures are out')).toBeVisible();
  await page.clock.runFor(5500);
  await expect(page.getByText('Fixtures are out')).toBeHidden();
  await page.reload();
  await expect(page.getByText('Fixtures are out')).toHaveCount(0);
});

test('a keyboard user can skip the header and reach the fixtures', { tag: '@desk-only' }, async ({ page }) => {
  await page.goto('/fixture/city-fives');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /Skip to/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page.getByRole('combobox', { name: 'Category' }));
});

test('a keyboard user can reach a match', { tag: ['@extension', '@desk-only', '@all'] }, async ({ page }) => {
  await page.goto('/fixture/city-fives');
  await page.getByRole('main').focus();
  await tabTo(page.getByRole('link', { name: /about this match$/ }).first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: / v / })).toBeVisible();
});

test(
  'offline, a league page that is not loaded yet is replaced by an offline screen, and opens once online',
  { tag: ['@desk-only', '@all'] },
  async ({ page, context }) => {
    await page.goto('/league/namma-hoops');
    await loadedWhole(page);
    await context.setOffline(true);
    const table = page.getByRole('navigation', { name: 'League pages' }).getByRole('link', { name: 'Table' });
    await table.click();
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Details' })).toBeVisible();
    await table.click();
    await context.setOffline(false);
    await expect(page).toHaveURL('/table/namma-hoops');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);
