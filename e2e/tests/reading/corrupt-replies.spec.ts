import { freshPath, startFeedAgainst, type OwnSite } from '../../support/own-site.ts';
import { startCorruptingProxy, type CorruptingProxy } from '../../support/corrupting-proxy.ts';
import { alsoInAll, expect, test } from '../../support/test.ts';

let proxy: CorruptingProxy;
let site: OwnSite;
let postPath: string;

test.beforeAll(async ({ request, addresses }) => {
  proxy = await startCorruptingProxy(addresses.api);
  site = await startFeedAgainst(proxy.origin);
  const [post] = (await (await request.get(`${addresses.api}/api/post/all`)).json()) as { slug: string }[];
  postPath = `/post/${post?.slug}`;
});
test.afterAll(() => {
  site.stop();
  proxy.stop();
});

const faults = ['html', 'empty', 'cut', 'wrong type', 'error in a 200', 'broken'] as const;

test.describe('a corrupt reply', () => {
  test.slow();
  test.afterEach(() => proxy.corrupt('', null));

  test(
    'feeds show the not-found image with a message, and open no dialog [K-2 8.7 8.8 2.89]',
    { tag: '@all' },
    async ({ page }) => {
      for (const how of faults) {
        // All calls of the feeds: an unloading page may still retry, and the browser caches the reply.
        proxy.corrupt(/tag_posts|category_posts|tag_videoposts|GET \/api\/post\//, { how });
        for (const [path, heading] of [
          ['/', 'Nothing here right now'],
          ['/tag/cricket', 'Nothing here right now'],
          ['/category/sport', 'Nothing here right now'],
          [postPath, 'Nothing here right now'],
          ['/videofeed/tag/home', 'Nothing here right now'],
        ] as const) {
          const answer = await page.goto(site.origin + freshPath(path));
          expect.soft([how, path, answer?.status()]).toEqual([how, path, 503]);
          await expect.soft(page.getByRole('heading', { name: heading }), `${how} ${path}`).toBeVisible();
          await expect.soft(page.getByRole('img', { name: /not found/i }), `${how} ${path}`).toBeVisible();
          await expect.soft(page.getByRole('dialog')).toHaveCount(0);
          // Internal messages stay hidden.
          await expect.soft(page.getByText('The database is asleep.')).toHaveCount(0);
        }
      }
    },
  );

  test('a feed that failed to load appears after a retry [K-2 8.8]', async ({ page }) => {
    for (const path of ['/', '/tag/cricket']) {
      proxy.corrupt(/tag_posts/, { how: 'broken' });
      // The page retries by itself first, perhaps just when the button is clicked.
      const gaveUp = page.waitForEvent('console', (line) => line.text().startsWith('Failed to load posts'));
      await page.goto(site.origin + freshPath(path));
      const again = page.getByRole('main').getByRole('link', { name: 'Try again' });
      await expect(again).toBeVisible();
      await gaveUp;
      proxy.corrupt('', null);
      await again.click();
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(again).toHaveCount(0);
    }
  });

  for (const [index, how] of faults.entries()) {
    // Each case needs its own browser context: one that has the second page would not request it again.
    test(
      `a failed Load More (${how}) is only logged: the posts stay, no dialog opens, and another tap works [K-2 8.10]`,
      alsoInAll(index),
      async ({ page }) => {
        await page.goto(site.origin + freshPath('/'));
        const logged = page.waitForEvent('console', (line) => line.text().startsWith('Failed to load posts'));
        proxy.corrupt(/tag_posts\/home\?.*page=2/, { how });
        const more = page.getByRole('link', { name: 'Load More' });
        await more.click();
        await expect(more).not.toHaveAttribute('aria-busy', 'true');
        await logged;
        await expect(page.getByRole('article')).toHaveCount(6);
        await expect(page.getByRole('dialog')).toHaveCount(0);
        proxy.corrupt('', null);
        await more.click();
        await expect(page.getByRole('article')).toHaveCount(12);
      },
    );
  }

  test('a block that fails is left out, and slow replies are awaited [K-2]', { tag: '@all' }, async ({ page }) => {
    for (const call of [
      /hometagscroller|tagscroller/,
      /audiobar/,
      /adcarousel/,
      /lateststory/,
      /tag\/all/,
      /comments/,
      /quizpoll/,
    ]) {
      proxy.corrupt(call, { how: 'html' });
      for (const path of ['/', '/tag/cricket', postPath]) {
        const answer = await page.goto(site.origin + freshPath(path));
        expect.soft([String(call), path, answer?.status()]).toEqual([String(call), path, 200]);
        await expect.soft(page.getByRole('article').first()).toBeVisible();
      }
    }
    proxy.corrupt(/tag_posts/, { how: 'slow' });
    await page.goto(site.origin + freshPath('/'));
    await expect(page.getByRole('article')).toHaveCount(6);
  });
});
