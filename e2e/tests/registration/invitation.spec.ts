import { settled } from '../../support/settled.ts';
import { findViolations } from '../../support/accessible.ts';
import { loginDialog } from '../../support/login.ts';
import { expect, test } from '../../support/test.ts';
import { skipLoginInvitation } from '../league/league-api.ts';
import { registrationOf } from './registration-api.ts';

test.use({ baseURL: async ({ addresses }, use) => use(addresses.league) });

test.describe('the registration invite page', () => {
  test(
    'shows cover, invitation, league, teams under headings, and a hint on focus [2.28 2.259 to 2.266 3.44 to 3.46]',
    { tag: '@phone' },
    async ({ page, addresses }) => {
      const latest = await registrationOf(page.request, addresses.api, 'bengaluru-gully-cup');
      await skipLoginInvitation(page);
      await page.goto('/ysl/event');
      await expect(page).toHaveURL('/event');
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(main.getByRole('heading', { name: latest.league_name })).toBeVisible();
      await expect(main).toContainText(latest.league_description);
      await expect(main.getByText('Click on any teams to register')).toBeVisible();
      for (const [heading, teams] of Object.entries(latest.groups)) {
        const group = main.getByRole('region', { name: heading });
        await expect(group.getByRole('heading', { name: heading })).toBeVisible();
        const ofTeams = group.getByRole('button').filter({ hasNotText: 'waiting list' });
        await expect(ofTeams).toHaveText(teams.map(({ group_name: name }) => name));
      }
      const open = Object.values(latest.groups)
        .flat()
        .find(({ places_left: left }) => left === null);
      const team = main.getByRole('button', { name: open?.group_name ?? '' });
      await expect(team).toHaveAccessibleDescription('Click to Register');
      await team.focus();
      await expect(page.getByRole('tooltip', { name: 'Click to Register' })).toBeVisible();
      expect((await team.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await expect(page).toHaveTitle(/YSL Bengaluru Gully Cup/);
      expect(await findViolations(page)).toEqual([]);
    },
  );

  test(
    'the strip marks the league, whichever address its registration has',
    { tag: ['@desk-only', '@all'] },
    async ({ page, addresses }) => {
      await skipLoginInvitation(page);
      const idOf = async (slug: string) => (await registrationOf(page.request, addresses.api, slug)).id;
      const current = page.getByRole('navigation', { name: 'Leagues' }).locator('[aria-current]');
      for (const [name, path] of [
        ['City Fives', 'city-fives-teams'],
        ['City Fives', 'city-fives'],
        ['City Fives', await idOf('city-fives')],
        ['Namma Hoops', await idOf('namma-hoops')],
      ] as const) {
        await page.goto(`/event/${path}`);
        await expect(current).toHaveText(name);
      }
    },
  );

  test(
    'every registration has its own theme, and full or closed teams say why they are disabled [2.264]',
    { tag: '@all' },
    async ({ page, addresses }) => {
      await skipLoginInvitation(page);
      const grounds = new Set<string>();
      for (const [slug, text, reason] of [
        ['bengaluru-gully-cup', 'Full', 'All places in this team are taken.'],
        ['city-fives', 'Full', 'All places in this team are taken.'],
        ['namma-hoops', 'Registration is closed', 'Registration is closed.'],
      ] as const) {
        const { id } = await registrationOf(page.request, addresses.api, slug);
        await page.goto(`/event/${id}`);
        const main = page.getByRole('main');
        const blocked = main.getByRole('listitem').filter({ hasText: text }).first().getByRole('button').first();
        await blocked.press('Enter');
        await expect(blocked).toHaveAccessibleDescription(reason);
        await expect(loginDialog(page)).toBeHidden();
        grounds.add(await main.getByRole('heading', { level: 1 }).evaluate((title) => getComputedStyle(title).color));
      }
      expect(grounds.size).toBe(3);
      expect(await findViolations(page)).toEqual([]);
    },
  );

  test(
    'is readable without JavaScript, and an unknown registration is not found',
    { tag: ['@desk-only', '@all'] },
    async ({ browser, addresses, page }) => {
      const plain = await browser.newContext({ javaScriptEnabled: false });
      const reader = await plain.newPage();
      await reader.goto(`${addresses.league}/event`);
      await expect(reader.getByText('Click on any teams to register')).toBeVisible();
      await expect(reader.getByRole('button', { name: 'Third Cross Titans' })).toBeVisible();
      await plain.close();
      const answer = await page.goto('/event/999999');
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'Registration not found' })).toBeVisible();
    },
  );

  test('opens the login after 5 seconds [6.12 9.15]', { tag: ['@desk-only', '@all'] }, async ({ page }) => {
    const start = Date.now();
    await page.clock.install({ time: start });
    await page.clock.pauseAt(start + 1000);
    await page.goto('/event');
    await settled(page);
    await page.clock.runFor(4500);
    await expect(loginDialog(page)).toBeHidden();
    await page.clock.runFor(1000);
    await expect(loginDialog(page)).toBeVisible();
  });
});
