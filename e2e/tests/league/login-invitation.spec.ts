import { settled } from '../../support/settled.ts';
import { signUp } from '../../support/users.ts';
import { alsoInAll, expect, test } from '../../support/test.ts';

test.use({ baseURL: async ({ addresses }, use) => use(addresses.league) });
// The clock is advanced only by the test, so that a slow machine does not reach the fifth second by itself.
test.beforeEach(async ({ page }) => {
  const start = Date.now();
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 1000);
});

for (const [index, path] of ['/fixture', '/table/city-fives', '/socialmedia'].entries()) {
  test(
    `${path} opens the login after 5 seconds, once per visit, and Escape closes it [6.12 9.15]`,
    alsoInAll(index),
    async ({ page }) => {
      const dialog = page.getByRole('dialog', { name: 'One-Click Login' });
      await page.goto(path);
      await settled(page);
      await page.clock.runFor(4500);
      await expect(dialog).toBeHidden();
      await page.clock.runFor(1000);
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await page.reload();
      await settled(page);
      await page.clock.runFor(20_000);
      await expect(dialog).toBeHidden();
    },
  );
}

test('the login waits while someone selects a category', { tag: '@all' }, async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'One-Click Login' });
  await page.goto('/fixture');
  await settled(page);
  await page.getByRole('combobox', { name: 'Category' }).focus();
  await page.clock.runFor(6000);
  await expect(dialog).toBeHidden();
  await page.getByRole('combobox', { name: 'Category' }).blur();
  await page.clock.runFor(5000);
  await expect(dialog).toBeVisible();
});

test(
  'home and About never open the login, and for a user no page does',
  { tag: '@all' },
  async ({ page, request, addresses }) => {
    const dialog = page.getByRole('dialog', { name: 'One-Click Login' });
    for (const path of ['/', '/about']) {
      await page.goto(path);
      await settled(page);
      await page.clock.runFor(8000);
      await expect(dialog).toBeHidden();
    }
    const { token, userId } = await signUp(request, addresses.api);
    await page.addInitScript(
      ([key, id]) => {
        localStorage.setItem('token', key);
        localStorage.setItem('user_id', id);
      },
      [token, String(userId)] as const,
    );
    await page.goto('/fixture');
    await settled(page);
    await page.clock.runFor(8000);
    await expect(dialog).toBeHidden();
  },
);
