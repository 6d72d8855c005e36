import { expect, test } from '../../support/test.ts';

test('a document that a browser extension changed before hydration is rendered again, not left blank', async ({
  context,
  addresses,
}) => {
  // A separate page, since React reports the new rendering in the console, which is expected here.
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    const rewrite = new MutationObserver(() => {
      const heading = document.querySelector('h1');
      if (heading === null || heading.textContent === '') return;
      rewrite.disconnect();
      heading.textContent = 'Translated';
    });
    rewrite.observe(document, { childList: true, subtree: true });
  });
  for (const path of ['/settings', '/videofeed/tag/home']) {
    await page.goto(`${addresses.feed}${path}`);
    await expect.poll(() => errors.length).toBeGreaterThan(0);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await page.getByRole('link', { name: 'Search' }).first().click();
    await expect(page).toHaveURL(/\/search$/);
    // The policy blocked nothing, and the styles remain.
    expect(errors.filter((message) => /TrustedHTML|Content Security/.test(message))).toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).not.toMatch(/^"?Times/);
    errors.length = 0;
  }
});
