import { expect, test } from '../../support/test.ts';

test('Back during a view transition returns to the previous page without an error', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const search = page.getByRole('link', { name: 'Search' }).first();
  for (let time = 0; time < 3; time += 1) {
    await search.click();
    await page.waitForURL(/\/search$/);
    await page.evaluate(() => history.back());
    await page.waitForURL((url) => url.pathname === '/');
    await page.evaluate(() => history.forward());
    await page.evaluate(() => history.back());
    await expect(page.getByRole('article').first()).toBeVisible();
  }
});
