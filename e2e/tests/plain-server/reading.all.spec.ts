import { expect, test } from '../../support/test.ts';

/** A spec-only server has no extensions: ids and flags are strings, missing values null. */
test.describe('against a spec-only server', () => {
  test('the server has no extension', async ({ request, plainProduct: product }) => {
    const answer = await request.get(`http://127.0.0.1:${product.ports.api}/api/tag_posts/home`);
    const [page] = (await answer.json()) as [Record<string, unknown> & { posts: Record<string, unknown>[] }];
    expect(page).not.toHaveProperty('cursor');
    expect(typeof page.posts[0]?.['id']).toBe('string');
    expect(page.posts[0]).not.toHaveProperty('comment_count');
    expect((await request.get(`http://127.0.0.1:${product.ports.api}/api/auth/sessions`)).status()).toBe(404);
  });

  test('a tag, a post with its comments, and the video feed', async ({ page, plainProduct: product }) => {
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

  test("the league's home", async ({ page, plainProduct: product }) => {
    await page.goto(product.league);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Leagues' }).getByRole('link').first()).toBeVisible();
  });
});
