import { expect, test } from '../../support/test.ts';

test.describe('while the API is down', () => {
  test('explore returns 503, shows why, and offers a retry [8.7]', async ({ page, feedWithoutApi }) => {
    for (const path of ['/search', '/search?q=cricket']) {
      const answer = await page.goto(feedWithoutApi.origin + path);
      expect(answer?.status()).toBe(503);
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });

  test('pages without the API work', async ({ page, request, feedWithoutApi }) => {
    for (const path of ['/about', '/contact', '/payment-refund-policy', '/privacy', '/terms', '/settings']) {
      expect([path, (await page.goto(feedWithoutApi.origin + path))?.status()]).toEqual([path, 200]);
    }
    const loopback = feedWithoutApi.origin.replace('maidan.localhost', '127.0.0.1');
    expect((await request.get(`${loopback}/robots.txt`)).status()).toBe(200);
    expect((await request.get(`${loopback}/sitemap.xml`)).status()).toBe(503);
  });
});

test.describe('against a spec-only server', () => {
  test('the browser searches the lists of tags, categories and posts [2.196]', async ({
    page,
    request,
    plainProduct: product,
  }) => {
    const api = `http://127.0.0.1:${product.ports.api}`;
    expect((await request.get(`${api}/api/search?q=a`)).status()).toBe(404);
    await page.goto(`${product.feed}/search`);
    await page.getByRole('searchbox', { name: 'Explore Maidan' }).fill('night');
    const found = page.locator('[data-results]').getByRole('link');
    await expect(found).toHaveText([/Late-night Eats/]);
    await page.getByRole('navigation', { name: 'Results' }).getByRole('link', { name: 'Videos' }).click();
    await expect(found.first()).toHaveAttribute('href', /^\/post\//);
    const sitemap = await request.get(`http://127.0.0.1:${product.ports.feed}/sitemap.xml`);
    expect(await sitemap.text()).toContain(`<loc>${product.feed}/post/`);
  });
});
