import type { Page } from '@playwright/test';
import { startOwnProduct } from '../../support/start-product.ts';
import { openAs, signUp } from '../../support/users.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { expect, test } from '../../support/test.ts';

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
/** The link in the sidebar on a desktop, in the footer bar on a phone. */
const linkOf = (page: Page) =>
  page.getByRole('navigation', { name: /Main|Quick links/ }).getByRole('link', { name: /^Notifications/ });
const badgeOf = (page: Page) => linkOf(page).filter({ hasText: 'New', visible: true });

test('the badge stays in every tab until the notifications are opened [1.14 2.47 2.56 2.197 2.198 2.200 3.57 4.17 4.18]', async ({
  page,
  addresses,
  context,
}) => {
  const start = Date.now();
  const user = await signUp(page.request, addresses.api);
  await openAs(page, user, '/about');
  await expect(badgeOf(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/about');
  await expect(badgeOf(other)).toBeVisible();
  await linkOf(page).filter({ visible: true }).click();
  const items = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('time') });
  await expect(items.first()).toContainText(/\d{1,2} \w{3,4} 20\d\d, \d{1,2}:\d\d [AP]M/);
  await expect(items.getByRole('link', { name: 'See hoops' })).toHaveAttribute('href', '/tag/hoops');
  await expect(badgeOf(page)).toHaveCount(0);
  await expect(badgeOf(other)).toHaveCount(0);
  expect(Date.parse((await stored(page, 'notification_date')) ?? '')).toBeGreaterThanOrEqual(start);
  expect(await stored(page, 'notification_highlight')).not.toBeNull();
  await page.reload();
  await expect(items.first()).toBeVisible();
  await expect(badgeOf(page)).toHaveCount(0);
});

test(
  'the badge returns after more than 7 days, and with a newer notification [4.19 9.12]',
  { tag: '@all' },
  async ({ page, addresses }) => {
    const user = await signUp(page.request, addresses.api);
    await openAs(page, user, '/notifications');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await expect.poll(() => stored(page, 'notification_seen')).not.toBeNull();
    const age = async (days: number) => {
      await page.evaluate(
        (ms) => localStorage.setItem('notification_date', new Date(Date.now() - ms).toISOString()),
        days * 86_400_000,
      );
      await page.goto('/about');
    };
    await age(6.9);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(badgeOf(page)).toHaveCount(0);
    await age(7.1);
    await expect(badgeOf(page)).toBeVisible();
    await age(1);
    await expect(badgeOf(page)).toHaveCount(0);
    await page.evaluate(() => localStorage.setItem('notification_seen', '2026-01-01T00:00:00Z'));
    await page.reload();
    await expect(badgeOf(page)).toBeVisible();
  },
);

test('axe finds nothing on the notifications', { tag: '@all' }, async ({ page, addresses }) => {
  await openAs(page, await signUp(page.request, addresses.api), '/notifications');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
});

test.describe('on a spec-only server without content', () => {
  let product: Awaited<ReturnType<typeof startOwnProduct>>;
  test.beforeAll(async () => {
    product = await startOwnProduct({ API_PLAIN: '1' }, {});
  });
  test.afterAll(() => product.stop());

  test(
    "empty states and the badge's own rule are shown, and no extension [2.176 2.177 2.199]",
    { tag: '@all' },
    async ({ page }) => {
      const user = await signUp(page.request, `http://127.0.0.1:${product.ports.api}`);
      await openAs(page, user, `${product.feed}/about`);
      await expect(badgeOf(page)).toBeVisible();
      await page.goto(`${product.feed}/notifications`);
      await expect(page.getByText('No Notifications to Show')).toBeVisible();
      await expect(badgeOf(page)).toHaveCount(0);
      await page.goto(`${product.feed}/myaccount/categories`);
      await expect(page.getByText('No categories to show')).toBeVisible();
      await page.goto(`${product.feed}/myaccount/tags`);
      await expect(page.getByText('No tags to show')).toBeVisible();
      await page.goto(`${product.feed}/myaccount`);
      const form = page.getByRole('form', { name: 'Edit profile' });
      await form.getByRole('textbox', { name: 'Name' }).fill('Asha Rao');
      await form.getByRole('button', { name: 'Update Profile' }).click();
      await expect(page.getByRole('heading', { name: 'Asha Rao' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Quick links' })).toBeVisible();
      for (const name of ['Devices', 'Your data']) await expect(page.getByRole('region', { name })).toHaveCount(0);
    },
  );
});
