import { settled } from '../../support/settled.ts';
import { expect, test } from '../../support/test.ts';

test('a placeholder replaces every picture that does not load', async ({ page, faultyFeed }) => {
  faultyFeed.fail(/\.(?:avif|webp|jpg|png)$/, 'missing');
  const broken = () =>
    page.locator('img:visible').evaluateAll((all) =>
      (all as HTMLImageElement[])
        // An image below the fold is not requested yet, but counts as complete.
        .filter((one) => one.getBoundingClientRect().top < innerHeight)
        .filter((one) => one.complete && one.naturalWidth === 0)
        .map((one) => one.outerHTML),
    );
  for (const path of ['/', '/search', '/search?q=a&type=video']) {
    await page.goto(`${faultyFeed.origin}${path}`);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await settled(page);
    await expect.poll(broken).toEqual([]);
  }
});
