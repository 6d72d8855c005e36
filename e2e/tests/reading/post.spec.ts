import { findViolations } from '../../support/accessible.ts';
import { commented, MANY_COMMENTS } from '../../support/content/base-posts.ts';
import { seedPost } from '../../support/content/seeds.ts';
import { commentsOf, postOf } from '../../support/posts.ts';
import { alsoInAll, expect, test } from '../../support/test.ts';

test.describe('a single post', () => {
  test(
    'shows strip, card, and comments with name, date and text [2.16 2.111 2.112 2.113 2.115 to 2.118]',
    { tag: '@phone' },
    async ({ page, request, addresses }) => {
      const post = await postOf(request, addresses.api, commented.few);
      const comments = await commentsOf(request, addresses.api, post);
      await page.goto(`/post/${post.slug}`);
      await expect(page.getByRole('navigation', { name: 'Stories' })).toBeVisible();
      await expect(page.getByRole('article', { name: post.name })).toBeVisible();
      await expect(page.getByText(/log in to comment/i)).toBeVisible();
      const items = page.getByRole('region', { name: 'Comments' }).getByRole('listitem');
      await expect(items).toHaveCount(comments.length);
      // Newest first.
      for (const [index, { comment, get_user: user }] of comments.toReversed().entries()) {
        await expect(items.nth(index)).toContainText(user.name);
        await expect(items.nth(index)).toContainText(comment);
        await expect(items.nth(index).locator('time')).toHaveText(/\d{1,2} \w{3} \d{4}, \d{1,2}:\d{2} [AP]M/);
      }
      expect(await findViolations(page)).toEqual([]);
    },
  );

  test("shows 'No Comments to show.' if there are none [2.119]", { tag: ['@desk-only', '@all'] }, async ({ page }) => {
    await page.goto(`/post/${commented.none}`);
    await expect(page.getByText('No Comments to show.')).toBeVisible();
  });

  test(
    'shows other posts of its tag below the comments',
    { tag: ['@extension', '@desk-only', '@all'] },
    async ({ page }) => {
      await page.goto(`/post/${commented.none}`);
      const more = page.getByRole('region', { name: 'More from this tag' });
      const posts = more.getByRole('listitem').getByRole('link');
      await expect(posts.first()).toBeVisible();
      expect(await posts.count()).toBeLessThanOrEqual(4);
      const { y = 0 } = (await page.getByText('No Comments to show.').boundingBox()) ?? {};
      expect((await more.boundingBox())?.y).toBeGreaterThan(y);
      const href = (await posts.first().getAttribute('href')) ?? '';
      expect(href).not.toContain(commented.none);
      await posts.first().click();
      await expect(page).toHaveURL(href);
      await expect(page.getByRole('article')).toBeVisible();
      await more.getByRole('link', { name: /^See all posts in / }).click();
      await expect(page).toHaveURL(/\/tag\//);
    },
  );

  test(
    'a message replaces a picture that failed before hydration',
    { tag: '@desk-only' },
    async ({ page, faultyFeed }) => {
      const { path } = await seedPost();
      faultyFeed.fail(/\.(?:avif|webp|jpg|png)$/, 'missing');
      await page.goto(faultyFeed.origin + path);
      await expect(page.getByRole('main').getByText('This picture is missing')).toBeVisible();
    },
  );

  test(
    'a post with more than a hundred comments shows the latest, and earlier ones on request',
    { tag: '@desk-only' },
    async ({ page }) => {
      await page.goto(`/post/${commented.many}`);
      const comments = page.getByRole('region', { name: 'Comments' });
      await expect(comments.getByRole('listitem')).toHaveCount(50);
      const earlier = comments.getByRole('button', { name: /^Show earlier comments/ });
      await earlier.click();
      await expect(comments.getByRole('listitem')).toHaveCount(100);
      await earlier.click();
      await expect(comments.getByRole('listitem')).toHaveCount(MANY_COMMENTS);
      await expect(earlier).toHaveCount(0);
    },
  );

  test(
    'short links redirect to the post [2.39 2.40 7.79 E-3]',
    { tag: '@desk-only' },
    async ({ page, request, addresses }) => {
      const post = await postOf(request, addresses.api, commented.none);
      for (const path of [`/s/${post.id}`, `/p/${post.slug}`]) {
        await page.goto(path);
        await expect(page).toHaveURL(`/post/${post.slug}`);
      }
    },
  );

  for (const [index, path] of ['/post/no-such-post', '/s/999999', '/p/no-such-post'].entries()) {
    test(
      `${path} shows a message and returns 404 [E-3]`,
      alsoInAll(index, '@desk-only'),
      async ({ page, addresses }) => {
        const answer = await page.goto(path);
        expect(answer?.status()).toBe(404);
        expect(new URL(page.url()).origin).toBe(addresses.feed);
        await expect(page.getByRole('heading', { name: 'This post is gone' })).toBeVisible();
        await expect(page.getByRole('img', { name: /not found/i })).toBeVisible();
      },
    );
  }
});
