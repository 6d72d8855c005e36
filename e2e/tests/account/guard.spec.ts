import type { Page } from '@playwright/test';
import { logInOnPage } from '../../support/login.ts';
import { openAs, signUp } from '../../support/users.ts';
import { alsoInAll, expect, test } from '../../support/test.ts';

const GUARDED = [
  '/myaccount',
  '/myaccount/categories',
  '/myaccount/tags',
  '/messages',
  '/message/single/1',
  '/notifications',
];
const loginForm = (page: Page) => page.getByRole('region', { name: 'One-Click Login' });

for (const [index, path] of GUARDED.entries()) {
  test(
    `${path} redirects a visitor to /login, and returns after the login [2.7 2.14 2.15 2.17 2.33 2.41 2.42 5.23 6.17]`,
    alsoInAll(index),
    async ({ page, addresses }) => {
      const user = await signUp(page.request, addresses.api);
      await page.goto('/about');
      const answer = await page.goto(`${path}?from=test`);
      expect(answer?.status()).toBe(200);
      expect(await answer?.text()).toMatch(/<meta name="robots" content="noindex"/);
      await expect(page).toHaveURL('/login');
      await logInOnPage(page, addresses.api, user.phone);
      await expect(page).toHaveURL(`${path}?from=test`);
      await expect(page.getByText('Login Successful!')).toBeVisible();
      // Neither the login nor its redirect leaves a history entry.
      await page.goBack();
      await expect(page).toHaveURL('/about');
    },
  );
}

test('a link to a guarded page opens the login; Back returns to the page before, and a reload stays [6.8 8.25]', async ({
  page,
}) => {
  await page.goto('/about');
  const links = page.getByRole('link', { name: 'Notifications' }).filter({ visible: true });
  await links.first().click();
  await expect(page).toHaveURL('/login');
  // Goes back after the view transition, as a user would.
  const form = loginForm(page);
  await expect(form.getByRole('textbox', { name: /phone/i })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
  await page.goForward();
  await expect(form).toBeVisible();
  await page.reload();
  await expect(loginForm(page)).toBeVisible();
});

test('after a logout Back shows nothing of the account [K-10]', { tag: '@all' }, async ({ page, addresses }) => {
  const user = await signUp(page.request, addresses.api, 'Zubeida Canary');
  await openAs(page, user, '/myaccount');
  await expect(page.getByRole('main').getByText(user.name).first()).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(user.name)).toHaveCount(0);
});

test('a logout in another tab hides the page, and a login brings it back [K-7]', async ({
  page,
  addresses,
  context,
}) => {
  const user = await signUp(page.request, addresses.api, 'Zubeida Canary');
  await openAs(page, user, '/myaccount');
  await expect(page.getByRole('main').getByText(user.name).first()).toBeVisible();
  const other = await context.newPage();
  await other.goto('/about');
  await other.evaluate(() => localStorage.removeItem('token'));
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(user.name)).toHaveCount(0);
  await logInOnPage(page, addresses.api, user.phone);
  await expect(page).toHaveURL('/myaccount');
});

test('a session that the server ends opens the login, and returns after it [T-7]', async ({
  page,
  request,
  addresses,
}) => {
  const user = await signUp(page.request, addresses.api, 'Zubeida Canary');
  await openAs(page, user, '/myaccount');
  await expect(page.getByRole('main').getByText(user.name).first()).toBeVisible();
  await request.post(`${addresses.api}/api/auth/logout`, {
    headers: { authorization: `Bearer ${user.token}` },
  });
  // A live event ends the session in the page.
  await expect(page).toHaveURL('/login');
  await logInOnPage(page, addresses.api, user.phone);
  await expect(page).toHaveURL('/myaccount');
});
