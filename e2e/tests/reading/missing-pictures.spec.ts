import { settled } from '../../support/settled.ts';
import { startFaultyProxy } from '../../support/faulty-proxy.ts';
import { startFeedAgainst } from '../../support/own-site.ts';
import { expect, test } from '../../support/test.ts';

test('a placeholder replaces each picture that does not load', async ({ page, addresses }) => {
  const proxy = await startFaultyProxy(addresses.api, (path) =>
    /\.(?:avif|webp|jpg|png)$/.test(path) ? 'missing' : undefined,
  );
  const site = await startFeedAgainst(proxy.origin);
  const broken = () =>
    page.locator('img:visible').evaluateAll((all) =>
      (all as HTMLImageElement[])
        // An image below the fold is not requested yet, but counts as complete.
        .filter((one) => one.getBoundingClientRect().top < innerHeight)
        .filter((one) => one.complete && one.naturalWidth === 0)
        .map((one) => one.outerHTML),
    );
  try {
    for (const path of ['/', '/search', '/search?q=a&type=video']) {
      await page.goto(`${site.origin}${path}`);
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      await settled(page);
      await expect.poll(broken).toEqual([]);
    }
  } finally {
    site.stop();
    proxy.stop();
  }
});
