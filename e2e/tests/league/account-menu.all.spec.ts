import { findViolations } from '../../support/accessible.ts';
import { openAs, signUp } from '../../support/users.ts';
import { expect, test } from '../../support/test.ts';

test('both sites have the same account menu, by mouse and by keyboard', async ({ page, addresses }) => {
  const user = await signUp(page.request, addresses.api, 'Asha Rao');
  const button = page.getByRole('banner').getByRole('link', { name: 'My Profile' });
  const menu = page.getByRole('menu', { name: 'Account' });
  const items = menu.getByRole('menuitem');
  const labels = ['My Profile', 'Messages', 'Registrations', 'Saved for later', 'Settings', 'Maidan', 'YSL', 'Logout'];

  await openAs(page, user, '/about');
  await button.click();
  await expect(items).toHaveText(labels);
  await button.click();
  await expect(menu).toHaveCount(0);
  await button.click();
  await items.filter({ hasText: 'YSL' }).click();
  await expect(page).toHaveURL(`${addresses.league}/`);

  await expect(button).toHaveAttribute('href', `${addresses.feed}/myaccount`);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(items).toHaveText(labels);
  await expect(items.first()).toBeFocused();
  await expect(items.filter({ hasText: 'YSL' })).toHaveAttribute('aria-current', 'true');
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('r');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${addresses.feed}/myaccount#registrations`);
  await expect(page.getByRole('region', { name: 'Registrations' })).toBeInViewport();
});
