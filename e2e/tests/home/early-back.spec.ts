import { expect, test } from '../../support/test.ts';

test('Back while the pages still change leads back, and nothing is reported as an error', async ({ page }) => {
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
