import { loadedWhole } from '../../support/settled.ts';
import { expect, test } from '../../support/test.ts';

test.describe('the reading routes against a spec-only server', () => {
  test('each page is complete, and requests nothing that the server lacks [2.3 to 2.6 2.10 to 2.13 2.16 2.30]', async ({
    page,
    request,
    plainProduct: product,
  }) => {
    test.slow();
    const api = `http://127.0.0.1:${product.ports.api}`;
    const [post] = (await (await request.get(`${api}/api/post/all`)).json()) as { id: string; slug: string }[];
    const failed: string[] = [];
    page.on('response', (answer) => {
      if (answer.url().includes('/api/') && answer.status() >= 400) failed.push(`${answer.status()} ${answer.url()}`);
    });
    for (const path of [
      '/',
      '/?page=2',
      '/tag/cricket',
      '/category/sport',
      '/category',
      '/search',
      `/post/${post?.slug}`,
      `/s/${post?.id}`,
      `/p/${post?.slug}`,
      '/videofeed/tag/cricket',
      '/videofeed/category/sport',
      '/settings',
      '/about',
      '/contact',
      '/terms',
    ]) {
      const answer = await page.goto(product.feed + path);
      expect.soft([path, answer?.status()]).toEqual([path, 200]);
      await expect.soft(page.getByRole('heading', { level: 1 }).first(), path).toBeAttached();
      await loadedWhole(page);
    }
    expect(failed).toEqual([]);
  });

  test("a shared post shows its thumbnail, or the brand's picture [2.39 2.40]", async ({
    request,
    plainProduct: product,
  }) => {
    const loopback = `http://127.0.0.1:${product.ports.feed}`;
    const posts = (await (await request.get(`http://127.0.0.1:${product.ports.api}/api/post/all`)).json()) as {
      slug: string;
      thumbnail: string | null;
    }[];
    for (const post of [
      posts.find(({ thumbnail }) => thumbnail?.startsWith('/')),
      posts.find(({ thumbnail }) => !thumbnail),
    ]) {
      if (!post) continue;
      const html = await (await request.get(`${loopback}/post/${post.slug}`)).text();
      const expected = product.feed + (post.thumbnail ?? '/preview.jpg');
      expect(html).toContain(`<meta property="og:image" content="${expected}"/>`);
    }
    expect((await request.get(`${loopback}/api/preview/post/${posts[0]?.slug}/x.jpg`)).status()).toBe(404);
  });

  test('without cursors, every page still appears once', async ({ page, plainProduct: product }) => {
    await page.goto(`${product.feed}/tag/trending`);
    const articles = page.getByRole('article');
    const more = page.getByRole('link', { name: 'Load More' });
    while (await more.isVisible()) {
      const shown = await articles.count();
      await more.click();
      await expect.poll(async () => (await articles.count()) > shown || !(await more.isVisible())).toBe(true);
    }
    const links = await articles.evaluateAll((all) =>
      all.map((entry) => entry.querySelector('a[href^="/post/"]')?.getAttribute('href')),
    );
    expect(new Set(links).size).toBe(links.length);
    expect(links.length).toBeGreaterThan(6);
  });
});
