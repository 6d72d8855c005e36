import type { Page } from '@playwright/test';
import { seedLeagueWithRegistration } from '../../support/content/seeds.ts';
import { layoutShifts } from '../../support/loading.ts';
import { expect, test } from '../../support/test.ts';
import { openAs, signUp } from '../../support/users.ts';
import { skipLoginInvitation } from '../league/league-api.ts';
import { registerByApi, registrationOf } from './registration-api.ts';

test.use({ baseURL: async ({ addresses }, use) => use(addresses.league) });

const LEAGUE = 'bengaluru-gully-cup';
const pages = (page: Page) => page.getByRole('navigation', { name: 'League pages' });
const main = (page: Page) => page.getByRole('main');

test.describe('a user in a team of a league', { tag: '@extension' }, () => {
  test('sees links to the team instead of Register in the bar, on home and on a match, and nothing shifts', async ({
    page,
    addresses: { api },
  }) => {
    const registration = await registrationOf(page.request, api, LEAGUE);
    const [team] = registration.groups['Open'] ?? [];
    const user = await signUp(page.request, api);
    await registerByApi(page.request, api, user, {
      ...registration,
      groups: { Open: registration.groups['Open'] ?? [] },
    });
    const own = { name: `You’re in ${team?.group_name}` };

    await openAs(page, user, `/fixture/${LEAGUE}`);
    await expect(pages(page).getByRole('link', own)).toBeVisible();
    await expect(page.getByRole('link', { name: /^Register/ })).toHaveCount(0);
    expect(await page.evaluate(layoutShifts)).toEqual([]);

    await main(page)
      .getByRole('link', { name: /about this match$/ })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`/fixture/${LEAGUE}/`));
    await page.reload();
    await expect(main(page).getByRole('link', own)).toBeVisible();
    await expect(pages(page).getByRole('link', own)).toBeVisible();
    await expect(page.getByRole('link', { name: /^Register/ })).toHaveCount(0);
    expect(await page.evaluate(layoutShifts)).toEqual([]);

    await page.goto(`/league/${LEAGUE}`);
    await expect(main(page).getByRole('link', own)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Register', exact: true })).toHaveCount(0);
    expect(await page.evaluate(layoutShifts)).toEqual([]);

    await pages(page).getByRole('link', own).click();
    const row = page.getByRole('listitem').filter({ hasText: new RegExp(`^${team?.group_name}`) });
    await expect(row).toContainText('You’re in');
    await expect(row).toBeInViewport({ ratio: 1 });
    await row.getByRole('button', { name: /^Cancel/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Give up my place' }).click();
    await expect(pages(page).getByRole('link', { name: 'Register', exact: true })).toBeVisible();
  });

  test(
    'visitors and users without a team see Register in the bar and on a match',
    { tag: '@all' },
    async ({ page, addresses: { api } }) => {
      await skipLoginInvitation(page);
      await page.goto(`/fixture/${LEAGUE}`);
      const register = pages(page).getByRole('link', { name: 'Register', exact: true });
      await expect(register).toBeVisible();
      await openAs(page, await signUp(page.request, api), `/fixture/${LEAGUE}`);
      await expect(register).toBeVisible();
      await main(page)
        .getByRole('link', { name: /about this match$/ })
        .first()
        .click();
      await expect(main(page).getByRole('link', { name: 'Register for Bengaluru Gully Cup' })).toBeVisible();
    },
  );
});

test(
  'the note on waiting lists appears once for several full teams',
  { tag: ['@extension', '@desk-only', '@all'] },
  async ({ page }) => {
    const { registration } = await seedLeagueWithRegistration();
    await skipLoginInvitation(page);
    await page.goto(`/event/${registration}`);
    await expect(page.getByRole('button', { name: /^Join the waiting list of/ })).toHaveCount(2);
    await expect(page.getByText(/becomes free/)).toHaveCount(1);
  },
);

test(
  'the strip marks the league of a registration, even after going back within the page',
  { tag: ['@desk-only', '@all'] },
  async ({ page }) => {
    const { name, registration } = await seedLeagueWithRegistration();
    await skipLoginInvitation(page);
    const current = page.getByRole('navigation', { name: 'Leagues' }).locator('[aria-current]');
    await page.goto(`/event/${registration}`);
    await expect(current).toHaveText(name);
    // The league's links open its pages without loading a document.
    await pages(page).getByRole('link', { name: 'Fixtures' }).click();
    await expect(page).toHaveURL(/\/fixture\//);
    await expect(current).toHaveText(name);
    await page.goBack();
    await expect(page).toHaveURL(`/event/${registration}`);
    await expect(current).toHaveText(name);
    await expect(page).toHaveTitle(new RegExp(name));
  },
);
