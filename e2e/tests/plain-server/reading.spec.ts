import { startOwnProduct } from '../../support/start-product.ts';
import { expect, test } from '../../support/test.ts';

let product: Awaited<ReturnType<typeof startOwnProduct>>;
test.beforeAll(async () => {
  product = await startOwnProduct({ API_PLAIN: '1' });
});
test.afterAll(() => product.stop());

/** A spec-only server has no extensions: ids and flags are strings, missing values null. */
test.describe('against a spec-only server', () => {
  test('the server has no extension', async ({ request }) => {
    const answer = await request.get(`http://127.0.0.1:${product.ports.api}/api/tag_posts/home`);
    const [page] = (await answer.json()) as [Record<string, unknown> & { posts: Record<string, unknown>[] }];
    expect(page).not.toHaveProperty('cursor');
    expect(typeof page.posts[0]?.['id']).toBe('string');
    expect(page.posts[0]).not.toHaveProperty('comment_count');
    expect((await request.get(`http://127.0.0.1:${product.ports.api}/api/auth/sessions`)).status()).toBe(404);
  });

  test('a tag, a post with its comments, and the video feed', async ({ page }) => {
    await page.goto(`${product.feed}/tag/cricket`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Poll' }).getByRole('radio').first()).toBeVisible();
    await page.getByRole('article').first().getByRole('link', { name: 'Comments' }).click();
    await expect(page.getByRole('heading', { name: 'Comments' })).toBeVisible();
    await page.goto(`${product.feed}/videofeed/tag/home`);
    await expect
      .poll(() => page.locator('video').evaluateAll((all) => all.filter((v) => !(v as HTMLVideoElement).paused).length))
      .toBe(1);
  });

  test("the league's home", async ({ page }) => {
    await page.goto(product.league);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Leagues' }).getByRole('link').first()).toBeVisible();
  });
});
