import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessible.ts';
import { leagueDesk } from '../../support/content/league-desk.ts';
import { seedLeague } from '../../support/content/seeds.ts';
import { serveForeignPage } from '../../support/foreign-page.ts';
import { expect, test } from '../../support/test.ts';
import { leagueService, skipLoginInvitation } from './league-api.ts';

const slug = 'bengaluru-gully-cup';

/** Copies the embed code from a league page, and shows it on a page of another site. */
async function showElsewhere(page: Page, address: string, button = 'Copy the code') {
  await skipLoginInvitation(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(address);
  await page.getByRole('button', { name: button }).first().click();
  await expect(page.getByText('Code copied')).toBeVisible();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  await page.context().clearCookies();
  const site = await serveForeignPage(() => code);
  await page.goto(site.address);
  return { site, frame: page.frameLocator('iframe') };
}

test.describe('league pages on other sites', { tag: ['@extension', '@desk-only'] }, () => {
  test('a table is shown at its full height, without a cookie, and links to the site', async ({
    page,
    context,
    addresses,
  }) => {
    const { site, frame } = await showElsewhere(page, `${addresses.league}/table/${slug}`, 'On your own page');
    await expect(frame.getByRole('table')).toHaveCount(1);
    await expect(frame.getByRole('contentinfo')).toHaveCount(0);
    const height = () => page.locator('iframe').evaluate((element) => Number.parseInt(element.style.height, 10));
    const content = () =>
      page
        .frames()[1]
        ?.locator('main > div')
        .evaluate((element) => Math.ceil(element.getBoundingClientRect().height));
    await expect.poll(async () => (await height()) - ((await content()) ?? 0)).toBe(0);
    expect(await context.cookies()).toEqual([]);
    await expectAccessible(page);
    const opening = context.waitForEvent('page');
    await frame.getByRole('link', { name: 'Open the table' }).click();
    await expect(await opening).toHaveURL(new RegExp(`/table/${slug}[?]category=`));
    site.close();
  });

  test('the next match of a team is shown', { tag: '@all' }, async ({ page, addresses }) => {
    const { site, frame } = await showElsewhere(page, `${addresses.league}/league/${slug}/team/lane-14`);
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Lane 14');
    await expect(frame.getByText(/^(?:Next match|Last result)$/)).toBeVisible();
    await expectAccessible(page);
    site.close();
  });

  test('a match is updated ball by ball', { tag: '@all' }, async ({ page, browser, addresses }) => {
    const league = await seedLeague();
    const desk = await leagueDesk(addresses.api, league.slug);
    const link = await desk.scorersLink(await desk.fixtureOf(['Jets', 'Kings']), 'futsal');
    const scorer = await (await browser.newContext()).newPage();
    await scorer.goto(addresses.league + link);
    await scorer.getByRole('button', { name: 'Start scoring' }).click();
    await scorer.getByRole('button', { name: 'Goal makes it 1 - 0, Jets' }).click();
    await expect(scorer.getByText('All sent')).toBeVisible();

    await page.goto(`${addresses.league}/fixture/${league.slug}`);
    await page.getByRole('link', { name: /^Jets v Kings/ }).click();
    await expect(page.getByRole('region', { name: 'Score' })).toBeVisible();
    const { site, frame } = await showElsewhere(page, page.url());
    // The first figure is the Jets' score; the lead in the circle is a different figure.
    const goals = frame.getByRole('region', { name: 'Score' }).locator('b').first();
    await expect(goals).toHaveText('1');
    await scorer.getByRole('button', { name: 'Goal makes it 2 - 0, Jets' }).click();
    await expect(goals).toHaveText('2');
    site.close();
  });

  test(
    'the framing site chooses the theme, and unknown addresses show a not-found page',
    { tag: '@all' },
    async ({ page, request, addresses }) => {
      const { league } = addresses;
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(`${league}/embed/table/${slug}?theme=dark`);
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
      await page.goto(`${league}/embed/table/${slug}?theme=other`);
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
      const known = await leagueService(request, addresses.api).leagueOf(slug);
      expect((await request.get(`${addresses.leagueLoopback}/embed/table/${known.id}`)).status()).toBe(200);
      for (const path of ['table/none', `next/${slug}/none`, 'live/0']) {
        expect([path, (await request.get(`${addresses.leagueLoopback}/embed/${path}`)).status()]).toEqual([path, 404]);
      }
    },
  );
});
